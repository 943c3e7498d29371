#include "format/not_read.h"

#include <algorithm>
#include <array>
#include <vector>

#include "format/cell_text.h"
#include "format/grid_text.h"
#include "format/line_text.h"
#include "format/lookahead.h"

namespace shudu {
namespace {

constexpr std::array<int, 5> sizes{4, 6, 12, 16, 25};
constexpr std::size_t longest_row_text = 1000;

bool is_ascii_letter(char c) { return 'a' <= (c | 0x20) && (c | 0x20) <= 'z'; }

// The value of a cell of a grid of this size: 0 for a blank, a number, or a letter as 10, 11, … (or 1, 2, … in grids
// of letters only). -1 if it is none.
int cell_value(std::string_view word) {
  if (word.size() == 1 && is_blank_mark(word[0])) return 0;
  if (word.size() == 1 && is_ascii_letter(word[0])) return (word[0] | 0x20) - 'a' + 1;
  if (word.size() > 2) return -1;
  int number = 0;
  for (char c : word) {
    if (c < '0' || c > '9') return -1;
    number = number * 10 + (c - '0');
  }
  return number;
}

// The number of cells in a line that may be a row of a grid of another size, 0 if it cannot be one. Cells are words, or
// the characters of one word or of a few.
int row_size(std::string_view line) {
  if (line.size() > longest_row_text) return 0;
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t from = at;
    while (at < line.size() && !is_separator(line[at])) ++at;
    if (at > from) words.push_back(line.substr(from, at - from));
    ++at;
  }
  std::size_t cells = words.size();
  const auto total = [&words] {
    std::size_t sum = 0;
    for (std::string_view word : words) sum += word.size();
    return sum;
  };
  if (!words.empty() && words.size() <= 5 && words[0].size() >= 2) {  // words of several cells
    if (!std::ranges::all_of(words, [&words](std::string_view word) { return word.size() == words[0].size(); }))
      return 0;
    cells = total();
  }
  const auto size = std::ranges::find(sizes, static_cast<int>(cells));
  if (size == sizes.end()) return 0;
  const bool by_words = cells == words.size();
  for (std::string_view word : words) {
    for (std::size_t i = 0; i < (by_words ? 1 : word.size()); ++i) {
      const int value = cell_value(by_words ? word : word.substr(i, 1));
      if (value < 0 || value > *size) return 0;
    }
  }
  return *size;
}

std::optional<NotRead> other_grid(TextSource& source) {
  Lookahead ahead{source};
  int size = 0, rows = 0, lines = 0;
  for (int seen = 0; seen < 60; ++seen) {
    const auto line = ahead.next();
    if (!line) break;
    const std::string text = has_other_than_ascii(*line) ? in_ascii(*line) : std::string{*line};
    if (is_frame(text) && trimmed(text).find_first_of("0123456789") == std::string_view::npos && seen < 60) {
      if (rows == size && rows > 0) break;
      lines = seen + 1;
      continue;
    }
    const int cells = row_size(text);
    if (cells == 0 || (size != 0 && cells != size)) break;
    size = cells;
    lines = seen + 1;
    if (++rows == size) break;
  }
  if (size == 0 || rows < size) return std::nullopt;
  const std::string side = std::to_string(size);
  return NotRead{"this looks like a " + side + "×" + side + " grid; only 9×9 is read", lines};
}

// One word of as many cells as a grid of another size has.
std::optional<NotRead> other_line(std::string_view line) {
  const std::string_view text = trimmed(line);
  const std::string_view word = text.substr(0, text.find_first_of(" \t,;"));
  const std::string_view size = other_size(word.size());
  const bool is_large = word.size() == 256 || word.size() == 625;
  if (size.empty() || !is_large) return std::nullopt;
  if (!std::ranges::all_of(word, [](char c) { return is_cell(c) || is_ascii_letter(c) || c == '@'; }))
    return std::nullopt;
  return NotRead{"this looks like a " + std::string{size} + " grid; only 9×9 is read", 1};
}

std::optional<NotRead> other_rules(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.starts_with("SumoCueV1") || text.starts_with("SumoCueV2")) {
    return NotRead{"this looks like a killer or jigsaw Sudoku (SumoCue); only classic Sudoku is read", 1};
  }
  if (text.starts_with("3x3:") && text.substr(0, 20).find(":k:") != std::string_view::npos) {
    return NotRead{"this looks like a killer Sudoku; only classic Sudoku is read", 1};
  }
  const auto strange = std::ranges::count_if(text, [](char c) { return c == '\0' || (c > 0 && c < 9); });
  // One character may be a mistake in a text. After several of them, no line of the file is text.
  constexpr int many = 4;
  if (strange > 0) return NotRead{"this is not text", strange < many ? 1 : 0};
  return std::nullopt;
}

}  // namespace

std::optional<NotRead> not_read_ahead(TextSource& source) {
  const auto line = source.peek();
  if (!line) return std::nullopt;
  if (auto found = other_rules(*line)) return found;
  if (auto found = other_line(*line)) return found;
  return other_grid(source);
}

}  // namespace shudu
