// BoardPicture: a board as shapes, for SVG and for paper. Its parts, from the ground up: further shapes, shaded cells and
// lines of clues, the lines of the grid, cages and signs, values and marks, further shapes.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/drawing.h"
#include "shudu/language.h"
#include "shudu/variant.h"

namespace shudu::variant {

// The usual size of the font of values.
inline constexpr double value_size = 0.62;

// What is drawn besides the puzzle.
struct BoardLook {
  std::span<const std::int8_t> values = {};   // of the cells, no_value for blanks; empty: only the givens
  std::string_view value_colour = "#2457c5";  // of values that are not givens
  std::span<const Values> marks = {};         // small values in fixed places in cells without a value; empty: none
  std::span<const drawing::Shape> below = {}, above = {};
  double value_size = variant::value_size;
  Language language = Language::en;
};

struct BoardPicture {
  std::vector<drawing::Shape> shapes;   // a cell has the side 1, and the grid begins at (0, 0)
  double margin = 0;                    // room for clues on each side of the grid
  std::vector<std::string> names = {};  // of the rules of clues that have no drawing, each once
};

BoardPicture board_picture(const Puzzle& puzzle, const BoardLook& look = {});
// The same as a file of SVG, with the title above and the names below.
std::string svg_picture(const Puzzle& puzzle, const BoardLook& look);
// The lines of the grid and the clues only, and the room for clues on each side of the grid.
std::vector<drawing::Shape> clue_shapes(const Puzzle& puzzle);
double clue_margin(const Puzzle& puzzle);

// The size of the font of marks.
double mark_size(const Shape& shape);
// The middle of a mark. Marks stand in rows of equal length: three rows for nine values.
drawing::Point mark_place(const Shape& shape, Cell cell, int value);

}  // namespace shudu::variant
