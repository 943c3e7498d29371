// Writing documents of SudokuPad, which hold drawings and a text with the rules.
#pragma once

#include "shudu/format.h"

namespace shudu::variant {

// Draws the clues, or uses the drawing that the puzzle came with, and reads the result again: what is not recognised as
// the same puzzle is refused.
Written write_scl_checked(const Puzzle& puzzle, Result<Puzzle, ReadError> (*read)(const Json& document));

}  // namespace shudu::variant
