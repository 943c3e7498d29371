// Unique rectangles and loops: a closed walk over cells that all have the digits a and b, with two cells or none in
// each house. If all cells had only a and b, the two could be exchanged and the puzzle would have two solutions. So a
// cell with more candidates holds another digit.
//
//   type 1   one cell has more: it is neither a nor b
//   type 2   the cells that have more all have the same one digit more: what sees all of them is not that digit
//   type 3   two cells of one house have more: their extra digits and other cells of the house make a naked set, or
//            a, b and other digits a hidden one
//   type 4   two cells of one house have more, and one of a and b has no other place in it: they are not the other
//
// Sudoku Explainer collects all findings and takes the easiest.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

struct Loop {
  CellSet cells;
  int size = 0;
  int a = 0, b = 0;  // its digits
};

// The loops that start from each cell. They stay the same until a cell that has both digits of the start changes.
class LoopMemory {
 public:
  // Forgets what has changed since the last call.
  void update(const State& state);
  // `ground` are the cells that have both digits of the start.
  bool knows(Cell start, CellSet ground) const { return grounds_[start.index()] == ground; }
  // Starts a list of loops.
  std::vector<Loop>& begin(Cell start, CellSet ground) {
    grounds_[start.index()] = ground;
    loops_[start.index()].clear();
    return loops_[start.index()];
  }
  const std::vector<Loop>& loops(Cell start) const { return loops_[start.index()]; }

 private:
  std::array<CellSet, 10> places_;            // of each digit, at the last update
  std::array<CellSet, Cell::count> grounds_;  // empty if nothing is known
  std::array<std::vector<Loop>, Cell::count> loops_;
};

// Calls take(loop) for the loops of each bivalue cell in the order in which they are found. Each loop is found once from
// each of its bivalue cells. `memory` must come from earlier calls for the same puzzle.
void each_loop(const State& state, LoopMemory& memory, const std::function<void(const Loop&)>& take);

// Every finding once, in the order in which they are found. A solving path takes the one with the smallest rating in
// Sudoku Explainer's own arithmetic, then the smallest type, then the first found.
struct LoopHint {
  Finding finding;
  double rating = 0;
};
std::vector<LoopHint> unique_loop_findings(const State& state, LoopMemory& memory);

// The finding that a solving path takes.
std::optional<Finding> find_unique_loop(const State& state, LoopMemory& memory);

}  // namespace shudu::logic::explainer
