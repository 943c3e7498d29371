#include "campaign/result_file.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/json_object.h"
#include "campaign/members.h"
#include "engine/new_file.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

constexpr std::string_view checksum_key = ",\"xxh3_128\":\"";
constexpr std::size_t longest_foot = 512;

std::string foot_without_checksum(const ResultFoot& foot) {
  JsonObject object;
  object.add("shudu_result", std::uint64_t{1}).add("campaign", foot.campaign).add("shard", foot.shard);
  object.add("output", foot.output).add("messages", foot.messages).add("lines", foot.lines);
  std::string text = object.add("status", static_cast<std::uint64_t>(foot.status)).text();
  text.pop_back();
  return text;
}

// Counts in blocks whose count fits into a byte, so that the compiler counts many bytes with one instruction.
std::uint64_t lines_in(std::string_view bytes) {
  std::uint64_t lines = 0;
  while (!bytes.empty()) {
    const std::string_view block = bytes.substr(0, 255);
    std::uint8_t in_block = 0;
    for (const char c : block) in_block = static_cast<std::uint8_t>(in_block + (c == '\n' ? 1 : 0));
    lines += in_block;
    bytes.remove_prefix(block.size());
  }
  return lines;
}

// The line as numbers; empty if it is not one of ours.
std::optional<ResultFoot> parsed(std::string_view line) {
  const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  Members members{json};
  const ResultFoot foot{members.text("campaign"), members.number("shard"),
                        members.number("output"), members.number("messages"),
                        members.number("lines"),  static_cast<int>(members.number("status"))};
  if (members.number("shudu_result") != 1 || !members.good || foot.status < 0 || foot.status > 2) return std::nullopt;
  return foot;
}

Result<ResultFoot, std::string> foot_of(int descriptor, const std::string& campaign, std::uint64_t shard, Care care) {
  struct stat info {};
  if (::fstat(descriptor, &info) != 0) return Unexpected{std::string{"cannot be read"}};
  const auto size = static_cast<std::uint64_t>(info.st_size);
  const std::uint64_t from = size - std::min<std::uint64_t>(size, longest_foot);
  std::string tail;
  if (!read_pieces(descriptor, from, size, [&](std::string_view bytes) { tail += bytes; })) {
    return Unexpected{std::string{"cannot be read"}};
  }
  const std::size_t begin = tail.rfind("{\"shudu_result\":1,");
  const std::size_t checksum = tail.rfind(checksum_key);
  if (begin == std::string::npos || checksum == std::string::npos || checksum < begin || tail.back() != '\n') {
    return Unexpected{std::string{"truncated"}};
  }
  const auto foot = parsed(std::string_view{tail}.substr(begin));
  if (!foot || foot->output > size || foot->messages > size || foot->output + foot->messages != from + begin) {
    return Unexpected{std::string{"damaged"}};
  }
  if (foot->campaign != campaign || foot->shard != shard)
    return Unexpected{std::string{"of another campaign or shard"}};
  if (care == Care::size) return *foot;
  Hash hash;
  const bool read = read_pieces(descriptor, 0, from + checksum, [&](std::string_view bytes) { hash.add(bytes); });
  const std::string expected = tail.substr(checksum + checksum_key.size(), 32);
  if (!read || hash.digits() != expected) return Unexpected{std::string{"damaged: the checksum is wrong"}};
  return *foot;
}

}  // namespace

void Tally::add(std::string_view bytes) {
  hash_.add(bytes);
  bytes_ += bytes.size();
  lines_ += lines_in(bytes);
}

std::optional<std::string> finish_result(int descriptor, ResultFoot foot, Tally tally, int messages) {
  if (tally.bytes() != foot.output) {
    tally = {};
    const auto take = [&](std::string_view bytes) { tally.add(bytes); };
    if (!read_pieces(descriptor, 0, foot.output, take)) return "cannot read the result back";
  }
  foot.lines = tally.lines();
  bool written = true;
  const auto append = [&](std::string_view bytes) {
    tally.add(bytes);
    written = written && write_all(descriptor, bytes);
  };
  if (!read_pieces(messages, 0, foot.messages, append) || !written) return "cannot write the result";
  const std::string text = foot_without_checksum(foot);
  tally.add(text);
  const std::string end = text + std::string{checksum_key} + tally.hash().digits() + "\"}\n";
  if (!write_all(descriptor, end)) return std::strerror(errno);
  return std::nullopt;
}

Result<ResultFoot, std::string> read_foot(const std::string& path, const std::string& campaign, std::uint64_t shard,
                                          Care care) {
  const OpenFile file{path};
  if (!file.is_good()) return Unexpected{errno == ENOENT ? std::string{} : std::string{std::strerror(errno)}};
  return foot_of(file.descriptor(), campaign, shard, care);
}

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
