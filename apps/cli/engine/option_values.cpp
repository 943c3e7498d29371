#include "engine/option_values.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>

#include "base/counted.h"
#include "engine/looks_like.h"
#include "engine/numbers.h"
#include "shudu/board.h"

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

std::optional<std::uint64_t> positive_number(const std::string& text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value == 0) return std::nullopt;
  return value;
}

std::string not_a_range(const std::string& option, const std::string& text, const std::string& such) {
  const std::size_t between = text.find_first_of("-~");
  if (between != std::string::npos && !range_of(text)) {
    const std::string turned = text.substr(between + 1) + text[between] + text.substr(0, between);
    constexpr int any = 1'000'000;
    if (range_of(turned) || range_of_tenths(turned, any)) {
      return option + ' ' + text + ": the larger number is first; did you mean " + turned + '?';
    }
  }
  return option + ' ' + text + ": expected a number or a range LO-HI, " + such;
}

std::string not_a_number(const std::string& text, std::string_view noun) {
  const bool is_number = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  const bool is_zero = text.find_first_not_of('0') == std::string::npos;
  const std::string expected = "expected a number of " + plural(noun);
  if (!is_number || is_zero) return text + ": " + expected + ", 1 or more";
  return text + ": " + expected + " up to " + with_commas(std::numeric_limits<std::uint64_t>::max());
}

std::optional<Grid> complete_grid(const std::string& option, const std::string& text, Verdict& verdict) {
  if (!is_readable(option, text, verdict)) return std::nullopt;
  Input input{{text}, "", verdict};
  const auto record = input.next();
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
  Input input{{text}, "", verdict};
  const auto record = input.next();
  if (record && record->puzzle) return record->puzzle->clues.filled();
  if (verdict.status() != Status::bad_input) {
    verdict.bad(option + ": " + counted(signs.size(), "character") +
                ", expected 81, with '.' for a cell without a clue");
  }
  return std::nullopt;
}

}  // namespace shudu::cli
