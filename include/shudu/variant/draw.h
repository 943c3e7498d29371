// Draws a variant as SVG: the grid with its regions, the givens, and every clue. Clues that have no drawing of their own
// are named below the grid.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <span>
#include <string>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

// A complete file. `values` are those of the cells, no_value for blanks; if it is empty, only the givens are drawn.
std::string svg_picture(const Puzzle& puzzle, std::span<const std::int8_t> values = {});

// The lines of the grid and the clues only, for a program that draws the values itself: elements of SVG without a ground, in
// a drawing where a cell has the side `unit` and the grid begins at (0, 0). Clues that have no drawing are left out.
struct CluePicture {
  std::string elements;
  double unit = 0;
  double margin = 0;  // room for clues on each side of the grid, in cells
};
CluePicture clue_picture(const Puzzle& puzzle);

}  // namespace shudu::variant
