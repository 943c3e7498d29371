#include "campaign/shard_table.h"

#include <fmt/core.h>

#include <optional>

#include "campaign/folder.h"
#include "engine/read_file.h"
#include "shudu/whole.h"

namespace shudu::cli::campaign {
namespace {

constexpr std::size_t row_size = 8 + 1 + 19 + 1 + 19 + 1 + 32 + 1;

std::optional<ShardRow> row_from(std::string_view line) {
  const auto file = whole_from(line.substr(0, 8));
  const auto offset = whole_from(line.substr(9, 19));
  const auto lines = whole_from(line.substr(29, 19));
  if (!file || !offset || !lines || line.back() != '\n') return std::nullopt;
  const auto number = [](Whole whole) { return static_cast<std::uint64_t>(whole); };
  return ShardRow{number(*file), number(*offset), number(*lines), std::string{line.substr(49, 32)}};
}

}  // namespace

std::string to_line(const ShardRow& row) {
  return fmt::format("{:08} {:019} {:019} {:0>32}\n", row.file, row.offset, row.lines_before, row.hash);
}

Result<ShardEnds, std::string> read_shard(const std::string& table, std::uint64_t shard) {
  std::string text;
  const auto take = [&](std::string_view bytes) { text += bytes; };
  const bool read = read_pieces(table, shard * row_size, (shard + 2) * row_size, take);
  if (!read) return Unexpected{table + ": cannot be read, or truncated"};
  const auto begin = row_from(std::string_view{text}.substr(0, row_size));
  const auto end = row_from(std::string_view{text}.substr(row_size));
  if (!begin || !end) return Unexpected{fmt::format("{}: the line of shard {} is damaged", table, shard)};
  return ShardEnds{*begin, *end};
}

}  // namespace shudu::cli::campaign
