// The kind of a block.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "format/block_scan.h"
#include "format/cell_text.h"
#include "format/group_text.h"
#include "format/line_text.h"
#include "format/lookahead.h"
#include "format/row_text.h"
#include "shudu/format.h"

namespace shudu {
namespace {

BlockKind kind_of(Shape shape) {
  switch (shape) {
    case Shape::rows: return BlockKind::rows;
    case Shape::spaced: return BlockKind::spaced;
    case Shape::grid: break;
  }
  return BlockKind::grid;
}

// A copy of the lines of a block up to its ninth row, and the index of the first row. No further line is requested,
// because the input may not have it before the block is answered.
struct Beginning {
  std::vector<std::string> lines;
  std::size_t body = 0;
  bool framed = false;

  Beginning(TextSource& source, bool titled) {
    constexpr std::size_t most_lines = 24;
    constexpr std::size_t longest_line = 4096;
    Lookahead ahead{source};
    for (int rows = 0; rows < 9 && lines.size() < most_lines;) {
      const auto line = ahead.next();
      if (!line) break;
      lines.emplace_back(line->substr(0, longest_line));
      if (line->empty()) break;
      const bool is_title = titled && lines.size() == 1;
      const std::string& copy = lines.back();
      rows += !is_title && !is_frame(has_other_than_ascii(copy) ? in_ascii(copy) : copy);
    }
    if (titled) ++body;
    const std::size_t first = body;
    while (body < lines.size() && body < first + most_frames && row_at(body).kind == LineKind::frame) ++body;
    framed = body > first;
  }

  // The line as a row, after the other rows have resolved its ambiguity.
  RowText row_at(std::size_t i) const {
    RowText row = parse_row(lines[i]);
    if (row.doubt == Doubt::none) return row;
    BlockHabits habits;
    for (; i < lines.size() && !lines[i].empty(); ++i) habits.learn(parse_row(lines[i]));
    habits.settle(row);
    return row;
  }
};

// "1..|...|7.."
bool is_simple_sudoku_row(std::string_view line) {
  return line.size() == 11 && line[3] == '|' && line[7] == '|' && parse_row(line).kind != LineKind::bad;
}

bool is_simple_sudoku(const Beginning& block, const RowText& row) {
  const std::string_view line = trimmed(block.lines[block.body]);
  const auto at = [&block](std::size_t i) {
    return block.body + i < block.lines.size() ? trimmed(block.lines[block.body + i]) : std::string_view{};
  };
  if (block.framed) {
    return trimmed(block.lines[block.body - 1]) == "*-----------*" && line.size() == 13 && line.starts_with('|') &&
           line.ends_with('|') && is_simple_sudoku_row(line.substr(1, 11));
  }
  if (is_simple_sudoku_row(line)) {
    return is_simple_sudoku_row(at(1)) && is_simple_sudoku_row(at(2)) && at(3) == "-----------";
  }
  return row.shape == Shape::rows && line.find_first_of("xX") != std::string_view::npos &&
         line.find_first_not_of("123456789xX") == std::string_view::npos;
}

// The kind of a block of candidate groups, or none. In a plain grid no cell has several digits. If blanks are marked as
// well, it is a plain grid with a mistake.
BlockKind group_block(const Beginning& block) {
  bool several = false;
  bool placed = false;
  int rows = 0;
  for (std::size_t i = block.body; i < block.lines.size() && rows < 9; ++i) {
    const GroupText row = parse_groups(block.lines[i]);
    if (row.kind == LineKind::frame) continue;
    const bool is_first = i == block.body;
    const bool is_near_row = row.kind == LineKind::bad && row.count >= 6 && row.has_several;
    const bool is_row = row.kind == LineKind::row || row.kind == LineKind::whole;
    if (is_first && !is_row && !is_near_row) return BlockKind::none;
    if (!is_row && !is_near_row) break;
    if (std::any_of(row.groups.begin(), row.groups.begin() + std::min<std::size_t>(row.count, 81),
                    [](const Group& group) { return group.is_silent; })) {
      return BlockKind::none;
    }
    several |= row.has_several;
    placed |= row.has_placed;
    ++rows;
  }
  return placed ? BlockKind::sdx : several ? BlockKind::pencilmarks : BlockKind::none;
}

// Whether the line opens an array that continues below. Then JSON is tried first, except for nine rows that each end
// with a comma, because these are not JSON.
bool opens_json(const Beginning& block) {
  const std::string_view line = trimmed(block.lines[0]);
  if (!line.starts_with('[') || std::ranges::count(line, '[') == std::ranges::count(line, ']')) return false;
  const auto has_python = [](const std::string& text) {
    return text.find("None") != std::string::npos || text.find("nan") != std::string::npos ||
           text.find('\'') != std::string::npos;
  };
  if (std::ranges::any_of(block.lines, has_python)) return false;
  const bool has_nine_rows = block.lines.size() >= 9 && parse_row(block.lines[8]).kind == LineKind::row;
  const std::string_view ninth = has_nine_rows ? trimmed(block.lines[8]) : std::string_view{};
  return !line.starts_with("[[") || !ninth.starts_with('[') || !ninth.ends_with("],") || ninth.ends_with("]],");
}

// A spaced row without blanks may belong to a candidate grid.
bool is_plain_spaced(TextSource& source) {
  Lookahead ahead{source};
  for (int i = 0; i < 9; ++i) {
    const auto line = ahead.next();
    if (!line) return false;
    const RowText row = parse_row(*line);
    if (row.kind != LineKind::row || row.shape != Shape::spaced) return false;
    if (row.has_blank_mark) return true;
  }
  return true;
}

}  // namespace

BlockKind block_ahead(TextSource& source) {
  const auto line = source.peek();
  if (!line) return BlockKind::none;
  // A line of 81 cells is a whole record. Looking further could block when the input is a pipe.
  const std::string_view cells = trimmed(*line).substr(0, count_leading_cells(trimmed(*line)));
  if (cells.size() >= Cell::count && std::ranges::any_of(cells, is_digit)) return BlockKind::none;
  const RowText first = parse_row(*line);
  const bool is_row = first.kind == LineKind::row;
  // Fast path: nearly all records begin with a row that identifies the format.
  if (is_row && first.shape == Shape::rows && line->find_first_of("xX") == std::string_view::npos) {
    return BlockKind::rows;
  }
  const bool has_blank = first.has_blank_mark && !first.has_dash;  // '-' is also a cell without candidates
  if (is_row && first.shape == Shape::spaced && (has_blank || is_plain_spaced(source))) {
    return BlockKind::spaced;
  }
  if (first.kind == LineKind::comment || (first.kind == LineKind::blank && first.doubt == Doubt::none)) {
    return BlockKind::none;
  }
  const bool is_line_art = first.kind == LineKind::frame && line->find_first_of("[{(;") == std::string_view::npos;
  const Heading heading = heading_at(source);
  if (heading == Heading::count) return BlockKind::rows;
  const bool is_text = first.kind == LineKind::text || (first.kind == LineKind::bad && !first.is_plausible);
  if (is_text && heading == Heading::none && first.doubt == Doubt::none) return BlockKind::none;
  if (!is_row && !is_line_art && starts_other_record(source)) return BlockKind::none;
  const Beginning block{source, heading == Heading::title};
  const BlockKind otherwise = block.framed ? BlockKind::grid : BlockKind::none;  // grid: a leftover frame
  if (block.body >= block.lines.size()) return otherwise;
  if (is_row && opens_json(block) && starts_other_record(source)) return BlockKind::none;
  const RowText row = block.row_at(block.body);
  switch (row.kind) {
    case LineKind::blank:
    case LineKind::comment:
    case LineKind::frame:
    case LineKind::text: return otherwise;
    case LineKind::row:
      if (is_simple_sudoku(block, row)) return BlockKind::simple_sudoku;
      break;
    case LineKind::bad:
    case LineKind::whole: break;
  }
  if (row.kind == LineKind::bad || !row.has_blank_mark || row.has_dash) {
    if (const BlockKind groups = group_block(block); groups != BlockKind::none) return groups;
  }
  if (row.kind == LineKind::bad && !row.is_plausible) return otherwise;
  return block.framed ? BlockKind::grid : kind_of(row.shape);
}

}  // namespace shudu
