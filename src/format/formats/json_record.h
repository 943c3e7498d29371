// A puzzle as one JSON value, in any of the forms we read and in the one we write.
//
//   {"puzzle":"1....2…","values":"13…","candidates":["1","39",…],"solution":"134592…","title":"…"}
//
// The puzzle may be called clues, grid, board, quiz, givens or sudoku. It may be an array, and it may be the whole
// value. The object may also be a document of f-puzzles or SudokuPad. We write only the members that are present.
#pragma once

#include <string>
#include <string_view>

#include "format/json_cells.h"
#include "shudu/format.h"

namespace shudu {

// The classic puzzle in a value, or why there is none.
Result<Puzzle, Refusal> puzzle_of_json(const Json& value);
void append_json_puzzle(std::string& out, const Puzzle& puzzle);

}  // namespace shudu
