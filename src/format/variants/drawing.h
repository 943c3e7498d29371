// Drawing: what a SudokuPad document draws, as lines over cells and shapes at places.
#pragma once

#include <string>
#include <vector>

#include "format/rules_text.h"
#include "format/variants/json_reading.h"

namespace shudu::variant {

struct DrawnPoint {
  double row = 0, column = 0;  // from the top left corner of the grid; the middle of the first cell is (0.5, 0.5)
};

struct DrawnLine {
  std::vector<DrawnPoint> points;
  Cells cells;  // the cells it passes through; empty if it does not go from middle to middle
  Hue hue = Hue::none;
  bool is_arrow = false;
  std::size_t number = 0;  // from 1, in its list
};

struct DrawnShape {
  DrawnPoint centre;
  double width = 0, height = 0;
  bool is_round = false;
  Hue fill = Hue::none, border = Hue::none;
  std::string text;
  bool is_overlay = false;
  std::size_t number = 0;
  bool is_used = false;
};

struct Drawing {
  std::vector<DrawnLine> lines;
  std::vector<DrawnShape> shapes;
};

// Reads lines, arrows, underlays and overlays. False if one has no form that can be read.
bool read_drawing(JsonReading& reading, const Json& document, Drawing& drawing);

// Adds the clues that the drawing shows, as the rules say. A drawing that no rule explains is an error.
bool recognise(JsonReading& reading, const RulesText& rules, Drawing& drawing);

// Draws the clues, or uses the drawing that the puzzle came with, and reads the result again: what is not recognised as
// the same puzzle is refused.
Written write_scl_checked(const Puzzle& puzzle, Result<Puzzle, ReadError> (*read)(const Json& document));

}  // namespace shudu::variant
