// spaced: nine lines of nine numbers, 0 for blanks, one empty line between puzzles. This is the form of the homework
// assignment. Its output is compared byte by byte, so there is no space at the end of a line and no empty line after
// the last puzzle.
//
//   0 0 0 0 0 0 6 0 0
//   2 3 0 0 0 0 0 0 0
//   …
#include "format/block_reader.h"

namespace shudu {
namespace {

std::optional<std::string> write_spaced(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  for (Cell cell : all_cells()) {
    out += static_cast<char>('0' + puzzle.clues[cell]);
    out += cell.col() == 8 ? '\n' : ' ';
  }
  return std::nullopt;
}

}  // namespace

Format spaced_format() {
  return {
      .id = "spaced",
      .title = "nine lines of nine numbers with spaces between, 0 for blanks",
      .extension = "txt",
      .starts = starts_block<BlockKind::spaced>,
      .reader = CellBlockReader::make,
      .write = write_spaced,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
