#include "format/formats/html_table.h"

#include <algorithm>
#include <array>

#include "format/candidate_grid.h"
#include "format/cell_text.h"

namespace shudu {
namespace {

constexpr std::size_t most_rows = 10;  // one for headings
constexpr std::size_t deepest = 4;     // tables in tables
constexpr std::size_t longest_cell = 200;
constexpr std::size_t longest_tag = 1000;

// The characters that stand for a blank when they are alone.
bool is_blank_text(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return is_space(c) || std::string_view{"0._?*-"}.find(c) != std::string_view::npos; });
}

enum class CellKind : std::uint8_t { cell, digit_twice, other };

// The digits of a cell, whatever separates them. Letters make it something else.
CellKind read_cell(std::string_view text, Group& group) {
  if (trimmed(text) == "x") return CellKind::cell;  // no digit is possible
  group.is_silent = is_blank_text(text);
  if (group.is_silent) return CellKind::cell;
  for (char c : text) {
    if (is_digit(c)) {
      if (group.digits.contains(digit_of(c))) return CellKind::digit_twice;
      group.digits.insert(digit_of(c));
    } else if (!is_space(c) && std::string_view{",;.|/-+[]{}()"}.find(c) == std::string_view::npos) {
      return CellKind::other;
    }
  }
  return CellKind::cell;
}

}  // namespace

std::size_t HtmlTables::take(std::string_view bytes) {
  std::size_t taken = 0;
  while (taken < bytes.size() && !complete_) {
    const char c = bytes[taken++];
    take_byte(c);
    ++column_;
    if (c == '\n') {
      ++line_;
      column_ = 1;
    }
  }
  return taken;
}

void HtmlTables::finish() {
  while (!open_.empty()) end_table();
}

void HtmlTables::take_byte(char c) {
  if (!in_tag_) {
    if (c == '<') {
      in_tag_ = true;
      quote_ = '\0';
      tag_.clear();
    } else if (raw_.empty()) {
      add_text({&c, 1});
    }
    return;
  }
  const bool is_comment = tag_.starts_with("!--");
  if (is_comment) {
    tag_ += c;
    if (tag_.ends_with("-->") && tag_.size() > 5) in_tag_ = false;
    if (tag_.size() > longest_tag) tag_.erase(3, longest_tag / 2);
    return;
  }
  const bool may_open = raw_.empty() && (('a' <= (c | 0x20) && (c | 0x20) <= 'z') || c == '!' || c == '?');
  if (tag_.empty() && !may_open && c != '/') {  // "a < b"
    in_tag_ = c == '<';
    return;
  }
  if (c == '>' && quote_ == '\0') {
    in_tag_ = false;
    end_tag_text();
    return;
  }
  if (quote_ == '\0' && (c == '"' || c == '\'')) {
    quote_ = c;
  } else if (c == quote_) {
    quote_ = '\0';
  }
  if (tag_.size() < longest_tag) tag_ += c;
}

void HtmlTables::end_tag_text() {
  std::string_view text = tag_;
  const bool closes = text.starts_with('/');
  if (closes) text.remove_prefix(1);
  const std::string name = in_lower_case(text.substr(0, text.find_first_of(" \t\r\n/")));
  if (!raw_.empty()) {
    if (closes && name == raw_) raw_.clear();
    return;
  }
  if (name.empty() || name[0] == '!' || name[0] == '?') return;
  if (root_.empty()) root_ = name;
  if (closes) {
    close_tag(name);
  } else {
    open_tag(name);
  }
  if (name == root_) root_depth_ += closes ? -1 : 1;
  complete_ = root_depth_ == 0 && name == root_;
}

void HtmlTables::open_tag(std::string_view name) {
  if (name == "script" || name == "style") raw_ = name;
  const bool is_table = name == "table" || (name == "tbody" && open_.empty());
  if (is_table && open_.size() < deepest) open_.push_back({line_});
  if (open_.empty()) return;
  if (name == "tr") add_row();
  if (name == "td" || name == "th") add_cell();
  if (name == "br" || name == "p" || name == "div" || name == "li") add_text(" ");
  if (name == "input") add_text(attribute("value"));
}

void HtmlTables::close_tag(std::string_view name) {
  if (open_.empty()) return;
  if (name == "td" || name == "th" || name == "tr") open_.back().in_cell = false;
  if (name == "table" || (name == "tbody" && root_ == "tbody")) end_table();
}

void HtmlTables::add_row() {
  Table& table = open_.back();
  table.in_cell = false;
  table.is_large = table.is_large || table.rows.size() == most_rows;
  if (!table.is_large) table.rows.emplace_back();
}

void HtmlTables::add_cell() {
  Table& table = open_.back();
  if (table.rows.empty()) add_row();
  auto& row = table.rows.back();
  table.is_large = table.is_large || row.size() == most_rows;
  table.in_cell = !table.is_large;
  if (table.in_cell) row.push_back({{}, line_, column_ + 1});
}

void HtmlTables::add_text(std::string_view text) {
  if (open_.empty() || !open_.back().in_cell) return;
  std::string& cell = open_.back().rows.back().back().text;
  for (char c : text) {
    if (c == ';' && !entity_.empty()) {
      // Only white space is written in this way in a puzzle.
      entity_.clear();
      cell += ' ';
    } else if (c == '&' || !entity_.empty()) {
      entity_ += c;
      if (entity_.size() > 8) entity_.clear();
    } else if (cell.size() < longest_cell) {
      cell += c;
    }
  }
}

std::string HtmlTables::attribute(std::string_view wanted) const {
  const std::string lower = in_lower_case(tag_);
  const std::size_t at = lower.find(" " + std::string{wanted} + "=");
  if (at == std::string::npos) return {};
  std::string_view value = std::string_view{tag_}.substr(at + wanted.size() + 2);
  const bool quoted = value.starts_with('"') || value.starts_with('\'');
  const char end[] = {quoted ? value[0] : ' ', '\0'};
  if (quoted) value.remove_prefix(1);
  return std::string{value.substr(0, value.find_first_of(end))};
}

void HtmlTables::end_table() {
  Table table = std::move(open_.back());
  open_.pop_back();
  entity_.clear();
  auto& rows = table.rows;
  std::erase_if(rows, [](const auto& row) { return row.empty(); });
  const std::size_t inner_size = rows.size();
  if (rows.size() == most_rows) rows.erase(rows.begin());
  if (std::ranges::all_of(rows, [](const auto& row) { return row.size() == most_rows; })) {
    for (auto& row : rows) row.erase(row.begin());
  }
  const bool fits =
      !table.is_large && rows.size() == 9 && std::ranges::all_of(rows, [](const auto& row) { return row.size() == 9; });
  if (!fits) {
    if (inner_size == 3 && !table.is_large) {  // the candidates of a cell
      for (const auto& row : rows) {
        for (const TableCell& cell : row) add_text(' ' + cell.text);
      }
    }
    return;
  }
  std::array<Group, 81> groups;
  int odd = 0;
  std::optional<Error> error;
  bool has_several = false;
  for (Cell cell : all_cells()) {
    const TableCell& source = rows[static_cast<std::size_t>(cell.row())][static_cast<std::size_t>(cell.col())];
    Group& group = groups[static_cast<std::size_t>(cell.index())];
    const CellKind kind = read_cell(source.text, group);
    has_several = has_several || group.digits.size() > 1;
    odd += kind == CellKind::other;
    if (kind == CellKind::cell || error) continue;
    error =
        Error{source.line, source.column,
              name(cell) + (kind == CellKind::other ? ": expected digits or nothing" : ": a digit twice in one cell")};
  }
  constexpr int most_odd = 40;  // with more of them the table is about something else
  if (odd > most_odd) return;
  if (error) {
    records_.push_back(Unexpected{*std::move(error)});
    return;
  }
  Puzzle puzzle;
  if (has_several) {
    puzzle = puzzle_of_groups(groups);
    puzzle.clues = puzzle.values;
  } else {
    for (Cell cell : all_cells()) {
      const DigitSet digits = groups[static_cast<std::size_t>(cell.index())].digits;
      if (!digits.empty()) puzzle.clues.set(cell, digits.first());
    }
    puzzle.values = puzzle.clues;
  }
  puzzle.line = table.line;
  records_.push_back(std::move(puzzle));
}

}  // namespace shudu
