#include "campaign/survey.h"

namespace shudu::cli::campaign {

Survey survey(const Folder& folder, const Manifest& manifest, Care care) {
  Survey found;
  for (std::uint64_t shard = 0; shard < manifest.shards; ++shard) {
    const auto foot = read_foot(folder.result(shard), manifest.id, shard, care);
    if (foot) {
      ++found.done;
      found.bytes += foot->output;
      found.lines += foot->lines;
      continue;
    }
    found.missing.push_back(shard);
    if (!foot.error().empty()) found.damaged.emplace_back(shard, foot.error());
  }
  return found;
}

std::string damage_in_words(const std::pair<std::uint64_t, std::string>& damaged) {
  return "shard " + std::to_string(damaged.first) + ": the result is " + damaged.second + "; it counts as missing";
}

}  // namespace shudu::cli::campaign
