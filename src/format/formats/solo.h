// A game ID of "Solo" in Simon Tatham's puzzle collection, of any size and with its variants.
//
//   3x3:a2b7_1c9…                  box columns x rows and flags, then the cells; one number is both
//   9j:…,a_b…                      j: irregular regions follow after a comma; the number is the side
//   2x3k:…,a_b…,9a5…               k: cages and their sums follow, each after a comma
//
// Cells: a letter is a run of blanks (a is 1, z is 26), a number is a clue, '_' separates numbers. x is both diagonals.
// Other flags (symmetry, difficulty) say how the puzzle was made. Regions and cages are the lines between neighbours:
// all vertical ones row by row, then all horizontal ones column by column. A letter is a run of pairs without a line
// before a line (a is 1, '_' is 0); z is 25 without a line after it. A last line beyond the grid ends the list. The
// sums are written like cells, each in the first cell of its cage.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "format/grid_text.h"

namespace shudu {

struct SoloHead {
  int box_columns = 0, box_rows = 0;
  bool diagonals = false, irregular = false, killer = false;
  std::size_t flags_at = 0, cells_at = 0;  // after the size, and after the colon
  int side() const { return box_columns * box_rows; }
};
std::optional<SoloHead> solo_head(std::string_view text);

struct SoloGame {
  std::vector<int> cells;                        // 0 for a blank
  std::vector<std::vector<int>> regions, cages;  // by their cells; empty without the flag
  std::vector<int> sums;                         // in the first cells of the cages, 0 for none
};
// With ValueCheck::off any number may be a clue.
enum class ValueCheck : bool { off, on };
Result<SoloGame, TextFault> solo_game(std::string_view text, const SoloHead& head, ValueCheck check = ValueCheck::on);

}  // namespace shudu
