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

std::vector<std::uint64_t> Survey::shards_done() const {
  std::vector<std::uint64_t> shards;
  std::size_t next = 0;
  for (std::uint64_t shard = 0; shard < done + missing.size(); ++shard) {
    if (next < missing.size() && missing[next] == shard) {
      ++next;
    } else {
      shards.push_back(shard);
    }
  }
  return shards;
}

std::string damage_in_words(const std::pair<std::uint64_t, std::string>& damaged) {
  return "shard " + std::to_string(damaged.first) + ": the result is " + damaged.second + "; it counts as missing";
}

}  // namespace shudu::cli::campaign
