#include "format/row_text.h"

#include <algorithm>

#include "base/counted.h"
#include "format/cell_text.h"
#include "format/line_text.h"
#include "format/row_words.h"

namespace shudu {
namespace {

constexpr std::size_t longest_row = 2048;  // bytes; no row in any form is nearly as long

bool is_fence(char c) { return c == '|' || c == '!'; }

// Fills the cells of the row from the characters of the words.
void take_cells(RowText& row, std::string_view cell_marks, std::size_t from) {
  for (std::size_t i = 0; i < cell_marks.size(); ++i) {
    row.digits[from + i] = static_cast<std::uint8_t>(digit_of(cell_marks[i]));
    row.has_blank_mark |= !is_digit(cell_marks[i]);
    row.has_dash |= cell_marks[i] == '-';
  }
}

bool holds_digits(const RowText& row) {
  return std::ranges::any_of(row.digits, [](std::uint8_t digit) { return digit != 0; });
}

bool take_words(RowText& row, Words& words) {
  bool whole = words.are(81, 1);
  bool nine = words.are(9, 1);
  const bool one = words.are(1, 9);
  if (!whole && !nine && !one && !words.are(3, 3)) {
    if (!words.become_cells()) return false;
    whole = words.count == 81;
    nine = words.count == 9;
    words.only_space_between = false;  // this is program text, whatever the separators
  }
  row.kind = whole ? LineKind::whole : LineKind::row;
  row.shape = !words.only_space_between ? Shape::grid : one ? Shape::rows : whole || nine ? Shape::spaced : Shape::grid;
  std::size_t at = 0;
  bool all_dashes = true;
  for (std::size_t i = 0; i < words.count; ++i) {
    take_cells(row, words.word[i], at);
    at += words.word[i].size();
    all_dashes = all_dashes && words.word[i].find_first_not_of('-') == std::string_view::npos;
  }
  row.has_dash = row.has_dash && holds_digits(row);
  if (all_dashes && !whole) {
    row.kind = LineKind::frame;
    row.doubt = Doubt::dashes;
  }
  return true;
}

// What a character means as a cell: its digit, 0 for a blank, or no_cell. A dash is ambiguous.
constexpr std::uint8_t no_cell = 0xff;
constexpr auto plain_cells = [] {
  std::array<std::uint8_t, 256> table{};
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    table[code] = is_cell(c) && c != '-' ? static_cast<std::uint8_t>(digit_of(c)) : no_cell;
  }
  return table;
}();

// Fast path for the two forms that files of a million puzzles have.
bool take_plain(RowText& row, std::string_view line) {
  const bool spaced = line.size() == 17;
  if (!spaced && line.size() != 9) return false;
  const std::size_t step = spaced ? 2 : 1;
  bool good = true;
  bool blank = false;
  for (std::size_t i = 0; i < 9; ++i) {
    const std::uint8_t digit = plain_cells[static_cast<std::uint8_t>(line[i * step])];
    row.digits[i] = digit;
    good &= digit != no_cell;
    blank |= digit == 0;
  }
  for (std::size_t i = 1; i < line.size(); i += 2) good &= !spaced || line[i] == ' ';
  if (!good) return false;
  row.kind = LineKind::row;
  row.shape = spaced ? Shape::spaced : Shape::rows;
  row.has_blank_mark = blank;
  return true;
}

// Cells between fences with spaces for blanks: three fields of three cells, or nine fields of one.
bool take_fields(RowText& row, std::string_view text) {
  int fences = 0;  // a fence of several characters counts once
  for (std::size_t i = 0; i < text.size(); ++i) fences += is_fence(text[i]) && (i == 0 || !is_fence(text[i - 1]));
  const bool has_edges = fences > 0 && fences != 2 && fences != 8 && is_fence(trimmed(text).front());
  if (has_edges) text.remove_prefix(text.find_first_of("|!"));
  while (has_edges && !text.empty() && is_space(text.back()) && is_fence(trimmed(text).back())) text.remove_suffix(1);
  std::array<std::string_view, 10> field;
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size() && count < field.size();) {
    const std::size_t end = std::min(text.find_first_of("|!", at), text.size());
    if (end > at) field[count++] = text.substr(at, end - at);
    at = end + 1;
  }
  std::string cells;
  const std::size_t width = field[0].size();
  for (std::size_t i = 0; i < count; ++i) {
    if (count == 9) {
      const std::string_view cell = trimmed(field[i]);
      if (cell.size() > 1) return false;
      cells += cell.empty() ? ' ' : cell[0];
    } else if (count == 3 && field[i].size() == width && (width == 3 || width == 5 || width == 7)) {
      const std::size_t first = width == 7 ? 1 : 0;
      const std::size_t step = width == 3 ? 1 : 2;
      for (std::size_t at = 0; at < width; ++at) {
        const bool is_place = at % step == first && at >= first;
        if (is_place) cells += field[i][at];
        if (!is_place && field[i][at] != ' ') return false;
      }
    } else {
      return false;
    }
  }
  const bool good = cells.size() == 9 && std::ranges::all_of(cells, [count](char c) {
                      return is_digit(c) || c == ' ' || (count == 9 && is_cell(c));
                    });
  if (!good) return false;
  take_cells(row, cells, 0);
  row.has_fenced_space = holds_digits(row);
  row.kind = row.has_fenced_space ? LineKind::row : LineKind::frame;
  row.doubt = row.has_fenced_space ? Doubt::none : Doubt::fence;
  return true;
}

// The fields of a table, nothing between two separators for a blank: "5,3,,,7,,,,".
bool take_table(RowText& row, std::string_view line) {
  for (const char separator : {'\t', ',', ';'}) {
    if (std::ranges::count(line, separator) < 8) continue;
    std::string cells;
    bool good = true;
    for (std::size_t at = 0; good && at <= line.size();) {
      const std::size_t end = std::min(line.find(separator, at), line.size());
      const std::string_view field = trimmed(line.substr(at, end - at));
      const std::string_view cell = field.empty() ? "." : cell_of_word(field);
      if (cells.size() == 9 && field.empty() && end == line.size()) break;  // a separator after the last field
      good = !cell.empty() && cells.size() < 9;
      cells += cell;
      row.has_empty_field |= field.empty();
      at = end + 1;
    }
    if (!good || cells.size() != 9) continue;
    take_cells(row, cells, 0);
    const bool has_digits = holds_digits(row);
    row.kind = has_digits ? LineKind::row : trimmed(line).empty() ? LineKind::blank : LineKind::frame;
    row.doubt = has_digits ? Doubt::none : Doubt::table;
    row.has_empty_field &= has_digits;
    return true;
  }
  row.has_empty_field = false;
  return false;
}

// Nine characters, digits and spaces. This may be a row, or a short row with separators. The rest of the block decides.
bool take_spaces(RowText& row, std::string_view line) {
  if (line.size() != 9) return false;
  if (!std::ranges::all_of(line, [](char c) { return is_digit(c) || c == ' '; })) return false;
  for (std::size_t i = 0; i < 9; ++i) row.digits[i] = static_cast<std::uint8_t>(digit_of(line[i]));
  row.shape = Shape::rows;
  row.doubt = Doubt::spaces;
  return true;
}

// Stores the error of a line that is not a row.
void blame(RowText& row, std::string_view line, const Words& words) {
  std::size_t cells = 0;
  std::size_t tenth = 0;  // column of the first excess cell
  std::size_t end = 0;    // column after the last cell
  std::size_t longest = 0;
  for (std::size_t i = 0; i < words.count; ++i) {
    const std::string_view word = words.word[i];
    const auto column = static_cast<std::size_t>(word.data() - line.data()) + 1;
    const std::size_t good = count_leading_cells(word);
    if (good < word.size() && row.message.empty()) {
      row.column = column + good;
      row.message = "expected a digit or a blank, found " + quoted(word[good]);
    }
    if (cells <= 9 && cells + word.size() > 9) tenth = column + 9 - cells;
    cells += static_cast<std::size_t>(std::ranges::count_if(word, is_cell));
    end = column + word.size();
    longest = std::max(longest, word.size());
  }
  row.kind = LineKind::bad;
  row.is_plausible = cells >= 5 && longest < 28;  // a longer line is a bad 81-character line
  const std::string_view text = trimmed(line);
  row.is_count = text.size() <= 7 && text.size() == line.size() && text[0] != '0' &&
                 std::ranges::all_of(text, [](char c) { return is_digit(c) || c == '0'; });
  row.shape = !words.only_space_between ? Shape::grid : longest == 1 ? Shape::spaced : Shape::rows;
  if (!row.message.empty()) return;
  row.column = cells > 9 ? tenth : end;
  row.message = cells == 9 ? "expected 9 cells in one word, in three or in nine" : cells_in_row_expected(cells);
}

RowText parse_ascii(std::string_view line) {
  RowText row;
  const std::string_view text = trimmed(line);
  if (text.empty()) {
    if (line.size() == 9) take_spaces(row, line);
    if (row.doubt == Doubt::none && line.find('\t') != std::string_view::npos) take_table(row, line);
    return row;
  }
  row.kind = text.front() == '#' ? LineKind::comment : LineKind::frame;
  if (row.kind == LineKind::comment) return row;
  if (text.find('+') != std::string_view::npos && is_frame(line)) return row;  // a plus is never a cell
  const std::string_view part = without_program(line);
  Words words{part};
  if (take_words(row, words) || take_table(row, part)) return row;
  if (words.count > 0 && is_prose(text)) {
    row.kind = text.find_last_of("[{(") == text.size() - 1 ? LineKind::frame : LineKind::text;  // "int grid[9][9] = {"
    return row;
  }
  if (take_fields(row, part) || words.count == 0 || is_frame(line)) return row;
  blame(row, line, words);
  take_spaces(row, line);
  return row;
}

}  // namespace

RowText parse_row(std::string_view line) {
  RowText row;
  if (take_plain(row, line)) return row;
  if (line.size() > longest_row) {
    row = {};
    row.kind = LineKind::text;
    return row;
  }
  return has_other_than_ascii(line) ? parse_ascii(in_ascii(line)) : parse_ascii(line);
}

void BlockHabits::learn(const RowText& row) {
  dashes |= row.has_dash;
  fences |= row.has_fenced_space;
  tables |= row.has_empty_field;
  spaces |= row.doubt == Doubt::spaces && row.kind == LineKind::bad;
  words |= row.kind == LineKind::row && row.shape != Shape::rows;
}

void BlockHabits::settle(RowText& row) const {
  const bool is_row = (row.doubt == Doubt::dashes && dashes) || (row.doubt == Doubt::spaces && spaces && !words) ||
                      (row.doubt == Doubt::fence && fences) || (row.doubt == Doubt::table && tables);
  if (!is_row) return;
  row.kind = LineKind::row;
  row.doubt = Doubt::none;
}

std::string cells_in_row_expected(std::size_t found) { return counted(found, "cell") + " in this row, expected 9"; }

}  // namespace shudu
