// A puzzle as one JSON value, in any of the shapes we read and in the one we write.
//
//   {"puzzle":"1....2…","values":"13…","candidates":["1","39",…],"solution":"134592…","title":"…"}
//
// The puzzle may be called clues, grid, board, quiz, givens or sudoku; it may be an array; it may be all there is; or
// the object is a document of f-puzzles or SudokuPad. We write the members that are there.
#pragma once

#include <string>
#include <string_view>

#include "format/grid_text.h"
#include "shudu/format.h"

namespace shudu {

// A fault of the syntax has its place; one of the content stands for the whole value, at 0.
Result<Puzzle, TextFault> puzzle_of_json(std::string_view text);
void append_json_puzzle(std::string& out, const Puzzle& puzzle);

}  // namespace shudu
