// The two encodings of the cells of a classic puzzle in SudokuPad's addresses.
//
//   new: each character stands for a cell and the blanks after it: its position in 0-9A-Za-x is digit + 10 · blanks
//        (at most five blanks; a cell that is blank itself is digit 0)
//   old: digits are themselves, a run of n blanks is the n-th character of A-Za-z()[]-.~:@!$&'*,;=_, counted from 0
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "format/refusal.h"
#include "shudu/format.h"

namespace shudu {

// The encoding is recognised by its result: only one of them gives 81 cells. The new one is tried first.
std::optional<Grid> grid_of_classic_code(std::string_view word);
// A word of the new encoding. It may be followed by '*' and texts that begin with t (title) or a (author) and end at
// '*'. "**" is a star in a text. The letters x and w are rules. They are refused if `rules` is null.
struct ScfRules {
  bool diagonals = false, windows = false;
};
Result<Puzzle, Refusal> puzzle_of_scf(std::string_view word, ScfRules* rules = nullptr);

}  // namespace shudu
