// A player's board of a variant: its values as text, and everything that is wrong with them.
#pragma once

#include <optional>
#include <string_view>

#include "base/json_object.h"
#include "shudu/variant.h"

namespace shudu {

// The values of a text with one character a cell of the grid, '.' for a blank, and the givens. Auxiliary cells are blank.
// Empty if the text has another length, or a character that is no value of the puzzle.
std::optional<variant::Solution> board_values(const variant::Puzzle& puzzle, std::string_view text);

// The fields `conflicts` (values twice in a house, and clues that are broken, each with its cells), `filled` (no cell is
// blank) and `solved` (filled, and all rules hold).
JsonObject board_check(const variant::Puzzle& puzzle, const variant::Solution& values);

// The puzzle with the values as givens. A given keeps its own candidates, so a value that it does not allow leaves none.
variant::Puzzle with_values(variant::Puzzle puzzle, const variant::Solution& values);

}  // namespace shudu
