// A puzzle as one JSON value, in any of the forms we read and in the one we write.
//
//   {"puzzle":"1....2…","values":"13…","candidates":["1","39",…],"solution":"134592…","title":"…"}
//
// The puzzle may be called clues, grid, board, quiz, givens or sudoku. It may be an array, and it may be the whole
// value. The object may also be a document of f-puzzles or SudokuPad. We write only the members that are present.
#pragma once

#include <string>
#include <string_view>

#include "format/grid_text.h"
#include "shudu/format.h"

namespace shudu {

// A syntax error has its position. An error in the content applies to the whole value and has position 0.
Result<Puzzle, TextFault> puzzle_of_json(std::string_view text);
void append_json_puzzle(std::string& out, const Puzzle& puzzle);

}  // namespace shudu
