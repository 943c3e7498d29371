// The alphabets of large grids as text.
//
// Blanks are '.', '*', '_', '-' and '?'. A side of at most 9 uses the digits from 1, and 0 is blank. A larger side uses
//   A, B, C, …        A is 1, if there are no digits from 1 to 9; 0 is blank
//   0, 1, …, 9, A, …  values from 0, if there are both 0 and another blank
//   1, …, 9, A, …     A is 10, otherwise; 0 is blank
// Letters of both cases are the same. Numbers in decimal are separated by spaces.
#pragma once

#include <optional>
#include <string_view>

#include "shudu/variant.h"

namespace shudu::variant {

// The side of a grid with so many cells; 0 if there is none from 4 to 25.
int side_of(std::size_t cells);

// A puzzle with these givens and the usual boxes; nullopt if they are not in one of the alphabets. One character a cell.
std::optional<Puzzle> puzzle_of_characters(std::string_view cells);
// The same with numbers, spaces and frames, in any layout of lines.
std::optional<Puzzle> puzzle_of_words(std::string_view text);

}  // namespace shudu::variant
