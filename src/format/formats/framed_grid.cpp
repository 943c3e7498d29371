// grid: nine rows of nine cells in any frame, ASCII or Unicode, or as an array in a program.
//
//   +-------+-------+-------+       ┌───┬───┬───┐       int grid[9][9] = {
//   | . . . | . . . | 6 . . |       │...│...│6..│         {0, 0, 0, 0, 0, 0, 6, 0, 0},
//   | 2 3 . | . . . | . . . |       │23.│...│...│         {2, 3, 0, 0, 0, 0, 0, 0, 0},
//   …                               …                     …
#include "format/block_reader.h"

namespace shudu {
namespace {

std::optional<std::string> write_grid(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  constexpr std::string_view frame = "+-------+-------+-------+\n";
  separate_records(ordinal, out);
  for (Cell cell : all_cells()) {
    if (cell.col() == 0 && cell.row() % 3 == 0) out += frame;
    if (cell.col() % 3 == 0) out += cell.col() == 0 ? "| " : " | ";
    if (cell.col() % 3 != 0) out += ' ';
    out += puzzle.clues.is_blank(cell) ? '.' : static_cast<char>('0' + puzzle.clues[cell]);
    if (cell.col() == 8) out += " |\n";
  }
  out += frame;
  return std::nullopt;
}

}  // namespace

Format grid_format() {
  return {
      .id = "grid",
      .title = "a 9×9 grid in a frame; also read: arrays of program text",
      .extension = "txt",
      .starts = starts_block<BlockKind::grid>,
      .reader = CellBlockReader::make,
      .write = write_grid,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
