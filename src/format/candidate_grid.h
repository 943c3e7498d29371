// A candidate grid: 81 groups of digits, and its conversion to a puzzle and back.
//
// A cell with one digit may be filled, or may have one candidate left (a naked single). HoDoKu's rule decides: if a
// peer of the cell shows the digit too, the cell is not filled.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "format/group_text.h"
#include "shudu/format.h"

namespace shudu {

// Clues, values and candidates by the rule above. Cells written with 'u' are values but not clues.
Puzzle puzzle_of_groups(const std::array<Group, 81>& groups);

// The digits that the cells show: the digit of a filled cell, the candidates of a blank one.
Candidates shown_candidates(const Puzzle& puzzle);

// The corners and crossings of a frame: at the left and right edge, and inside.
struct FrameStyle {
  std::string_view indent;
  char top_edge, top_cross;
  char middle_edge, middle_cross;
  char bottom_edge, bottom_cross;
};

// Each column is as wide as its longest cell and a space on both sides. A cell without candidates is written "-".
void append_candidate_grid(const Candidates& candidates, const FrameStyle& style, std::string& out);

}  // namespace shudu
