// A puzzle made by a formula, for tests of formats: its solution is the cyclic pattern, its clues every third cell.
#pragma once

#include <string>

#include "shudu/format.h"

namespace shudu {

inline Grid pattern_solution() {
  Grid grid;
  for (Cell cell : all_cells()) grid.set(cell, (cell.row() * 3 + cell.row() / 3 + cell.col()) % 9 + 1);
  return grid;
}

inline Grid pattern_clues() {
  Grid grid = pattern_solution();
  for (Cell cell : all_cells()) {
    if ((cell.row() + 2 * cell.col()) % 3 != 0) grid.clear(cell);
  }
  return grid;
}

inline std::string pattern_line(char blank = '.') { return to_line(pattern_clues(), blank); }

// The puzzle in play: two digits are filled in, and some candidates of r1c2 and r9c8 are removed.
inline Puzzle pattern_state() {
  Puzzle puzzle = puzzle_of(pattern_clues());
  puzzle.values.set(Cell{11}, pattern_solution()[Cell{11}]);
  puzzle.values.set(Cell{76}, pattern_solution()[Cell{76}]);
  Candidates candidates{puzzle.values};
  for (Cell cell : {Cell{1}, Cell{79}}) {
    candidates.remove(cell, (candidates[cell] - DigitSet{pattern_solution()[cell]}).first());
  }
  puzzle.candidates = candidates;
  return puzzle;
}

}  // namespace shudu
