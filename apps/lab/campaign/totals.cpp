// The totals of a campaign: how many lines of its output are answers, and how many say why there is none.
#include <fmt/core.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_object.h"
#include "campaign/merge.h"
#include "campaign/result_file.h"
#include "engine/output.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

struct Totals {
  std::uint64_t shards = 0, lines = 0, messages = 0;
  Whole sum = 0;  // of lines that are numbers
  std::uint64_t numbers = 0;
  std::map<std::string, std::uint64_t> kinds;

  void line(std::string_view text) {
    ++lines;
    if (text.starts_with('{')) {
      const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
      const auto status = json.is_object() ? json.find("status") : json.end();
      ++kinds[status != json.end() && status->is_string() ? status->get<std::string>() : "answer"];
      return;
    }
    for (const char* kind : {"no solution", "multiple solutions", "invalid", "unreadable", "unsupported"}) {
      if (text.starts_with(kind)) return void(++kinds[kind]);
    }
    ++kinds["answer"];
    if (text.size() > 30 || text.empty()) return;
    if (const auto number = whole_from(text)) {
      sum += *number;
      ++numbers;
    }
  }
};

void read_lines(const std::string& path, const ResultFoot& foot, Totals& totals) {
  std::string rest;
  read_pieces(path, 0, foot.output, [&](std::string_view bytes) {
    rest += bytes;
    std::size_t at = 0;
    for (std::size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n', at)) {
      totals.line(std::string_view{rest}.substr(at, end - at));
      at = end + 1;
    }
    rest.erase(0, at);
  });
}

}  // namespace

void write_totals(const Folder& folder, const Manifest& manifest, bool json) {
  Totals totals;
  for (std::uint64_t shard = 0; shard < manifest.shards; ++shard) {
    const std::string path = folder.result(shard);
    const auto foot = read_foot(path, manifest.id, shard, Care::bytes);
    if (!foot) continue;
    ++totals.shards;
    read_lines(path, *foot, totals);
  }
  Output& out = standard_output();
  if (!json) {
    out.write(fmt::format("shards {} of {}\nlines {}\n", totals.shards, manifest.shards, totals.lines));
    for (const auto& [kind, count] : totals.kinds) out.write(fmt::format("{}: {}\n", kind, count));
    if (totals.numbers > 0) out.write(fmt::format("sum of the numbers: {}\n", to_string(totals.sum)));
    return;
  }
  JsonObject kinds;
  for (const auto& [kind, count] : totals.kinds) kinds.add(kind, count);
  JsonObject object;
  object.add("shards", manifest.shards).add("done", totals.shards).add("lines", totals.lines).add("kinds", kinds);
  if (totals.numbers > 0) object.add("sum", totals.sum);
  object.append_to(out.text());
}

}  // namespace shudu::cli::campaign
