// The words in which SudokuPad writes the cells of a classic puzzle.
//
//   new: each character stands for a cell and the blanks behind it: its place in 0-9A-Za-x is digit + 10 · blanks
//        (at most five blanks; a cell that is blank itself is digit 0)
//   old: digits are themselves, a run of n blanks is the n-th character of A-Za-z()[]-.~:@!$&'*,;=_, counted from 0
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

// Nothing tells the two kinds apart but that only one of them comes to 81 cells; the new one is asked first.
std::optional<Grid> grid_of_classic_code(std::string_view word);
// A word of the new kind, then perhaps '*' and texts that begin with t (title) or a (author) and end at '*';
// "**" is a star in a text. Other letters are rules.
Result<Puzzle, std::string> puzzle_of_scf(std::string_view word);

}  // namespace shudu
