#include "engine/option_values.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>

#include "base/counted.h"
#include "engine/looks_like.h"
#include "engine/table.h"
#include "shudu/board.h"
#include "shudu/whole.h"

namespace shudu::cli {
namespace {

std::string blank_cells(int count) {
  return count == 1 ? "1 cell of the grid is blank" : counted(count, "cell") + " of the grid are blank";
}

// Reports a file that does not exist with the name of the option.
bool is_readable(const std::string& option, const std::string& text, Verdict& verdict) {
  if (text == "-" || looks_like_puzzle(text) || ::access(text.c_str(), R_OK) == 0) return true;
  verdict.bad(option + ' ' + text + ": " + std::strerror(errno));
  return false;
}

}  // namespace

Result<std::uint64_t, std::string> number_of(const std::string& text, std::string_view noun) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const auto value = whole_from(text);
  if (value && *value > 0 && *value <= most) return static_cast<std::uint64_t>(*value);
  const bool is_large =
      !text.empty() && text.find_first_not_of("0123456789") == std::string::npos && (!value || *value > 0);
  return Unexpected{text + ": expected a number of " + plural(noun) +
                    (is_large ? " up to " + with_commas(most) : ", 1 or more")};
}

std::optional<Grid> complete_grid(const std::string& option, const std::string& text, Verdict& verdict) {
  if (!is_readable(option, text, verdict)) return std::nullopt;
  Input input{{text}, "", verdict, option};
  const auto record = input.next_unreported();
  if (!record) {
    verdict.bad(option + ": no grid found");
    return std::nullopt;
  }
  if (!record->puzzle) {
    verdict.bad(option + ": " + located(record->file, record->puzzle.error()));
    return std::nullopt;
  }
  const Grid& grid = record->puzzle->values;
  if (is_solution(grid)) return grid;
  verdict.bad(option + ": " +
              (has_conflict(grid) ? to_string(conflicts(grid)) : blank_cells(Cell::count - grid.clue_count())));
  return std::nullopt;
}

std::optional<CellSet> pattern_of(const std::string& option, const std::string& text, Verdict& verdict) {
  std::string signs = text;
  if (std::ifstream file{text}; file) signs.assign(std::istreambuf_iterator<char>{file}, {});
  std::erase_if(signs, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
  if (signs.size() == Cell::count) {
    CellSet cells;
    for (int i = 0; i < Cell::count; ++i) {
      const char sign = signs[static_cast<std::size_t>(i)];
      if (sign != '.' && sign != '0') cells.insert(Cell{i});
    }
    return cells;
  }
  if (!is_readable(option, text, verdict)) return std::nullopt;
  Input input{{text}, "", verdict, option};
  const auto record = input.next_unreported();
  if (record && record->puzzle) return record->puzzle->clues.filled();
  if (verdict.status() != Status::bad_input) {
    verdict.bad(option + ": " + counted(signs.size(), "character") +
                ", expected 81, with '.' for a cell without a clue");
  }
  return std::nullopt;
}

}  // namespace shudu::cli
