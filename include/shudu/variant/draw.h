// Draws a variant as SVG: the grid with its regions, the givens, and every clue. Clues that have no drawing of their own
// are named below the grid.
//
// Thread safety: may be called from several threads at once.
#pragma once

#include <span>
#include <string>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

// A complete file. `values` are those of the cells, no_value for blanks; if it is empty, only the givens are drawn.
std::string svg_picture(const Puzzle& puzzle, std::span<const std::int8_t> values = {});

}  // namespace shudu::variant
