// Shared by the formats that are plain blocks: the reader, and how a grid is laid out.
#pragma once

#include "format/block_scan.h"
#include "format/formats/block.h"
#include "format/record_reader.h"

namespace shudu {

template <BlockKind kind>
bool starts_block(TextSource& source) {
  return block_ahead(source) == kind;
}

// `puzzle_from` makes the puzzle from the rows.
template <class Rows, Puzzle (*puzzle_from)(const Rows&)>
class BlockReader final : public RecordReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    Rows rows;
    auto place = read_block(source, rows);
    if (!place) return std::nullopt;
    if (!*place) return Unexpected{std::move(*place).error()};
    Puzzle puzzle = puzzle_from(rows);
    puzzle.title = std::move((*place)->title);
    puzzle.line = (*place)->line;
    // Skips the empty line between two puzzles if it is in the buffer. Otherwise every format would be tried on it.
    if (source.has_buffered_line() && source.peek()->empty()) source.next_line();
    return puzzle;
  }
};

inline Puzzle puzzle_of_cells(const CellRows& rows) { return puzzle_of(rows.grid()); }
using CellBlockReader = BlockReader<CellRows, puzzle_of_cells>;

// Records of several lines are separated by an empty one.
inline void separate_records(std::uint64_t ordinal, std::string& out) {
  if (ordinal > 0) out += '\n';
}

// The texts around the cells of a grid, and the character of a blank. The default is nine lines of nine characters.
struct GridLayout {
  char blank = '.';
  std::string_view begin = {}, row = {}, between_cells = {}, between_boxes = {}, row_end = "\n", between_bands = {},
                   end = {};
};

inline void append_grid(const Grid& grid, const GridLayout& layout, std::string& out) {
  out += layout.begin;
  for (Cell cell : all_cells()) {
    const bool begins_row = cell.col() == 0;
    if (begins_row && cell.row() > 0 && cell.row() % 3 == 0) out += layout.between_bands;
    out += begins_row ? layout.row : cell.col() % 3 == 0 ? layout.between_boxes : layout.between_cells;
    out += grid.is_blank(cell) ? layout.blank : static_cast<char>('0' + grid[cell]);
    if (cell.col() == 8) out += layout.row_end;
  }
  out += layout.end;
}

}  // namespace shudu
