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

// The cells of a loop in walking order.
struct Loop {
  std::array<Cell, Cell::count> cells;
  int size = 0;
  int a = 0, b = 0;  // its digits
};

// Calls take(loop) every time a loop is found. Each loop is found from each of its bivalue cells, in both directions.
void each_loop(const State& state, const std::function<void(const Loop&)>& take);

// Every finding once, in the order in which they are found. A solving path takes the one with the smallest rating in
// Sudoku Explainer's own arithmetic, then the smallest type, then the first found.
struct LoopHint {
  Finding finding;
  double rating = 0;
};
std::vector<LoopHint> unique_loop_findings(const State& state);

// The finding that a solving path takes.
std::optional<Finding> find_unique_loop(const State& state);

}  // namespace shudu::logic::explainer
