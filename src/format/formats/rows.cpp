// rows: nine lines of nine characters. Also gnome-sudoku's .skp, VBForums' .msk and .sol, and the input of many judges.
//
//   ......6..
//   23.......
//   …
#include "format/block_reader.h"

namespace shudu {
namespace {

std::optional<std::string> write_rows(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) {
  separate_records(ordinal, out);
  append_rows(puzzle.clues, out);
  return std::nullopt;
}

}  // namespace

Format rows_format() {
  return {
      .id = "rows",
      .title = "nine lines of nine characters, '.' for blanks",
      .extension = "txt",
      .starts = starts_block<BlockKind::rows>,
      .reader = CellBlockReader::make,
      .write = write_rows,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
