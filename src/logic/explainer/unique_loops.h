// Unique rectangles and loops: a closed walk over cells that all have the digits a and b, through each house twice or
// never. With a and b alone in all of them the two could be exchanged, and the puzzle would have two solutions; so the
// cells with more candidates save it.
//
//   type 1   one cell has more: it is neither a nor b
//   type 2   the cells that have more all have the same one digit more: what sees all of them is not that digit
//   type 3   two cells of one house have more: their extra digits and other cells of the house make a naked set, or a,
//   b
//            and other digits a hidden one
//   type 4   two cells of one house have more, and one of a and b has no other place in it: they are not the other
//
// Sudoku Explainer collects all and takes the easiest.
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

// Calls take(loop) for every loop, as often as it is met: from each of its bivalue cells, in both directions.
void each_loop(const State& state, const std::function<void(const Loop&)>& take);

// Every finding, in the order in which they are found; none is reported twice. The numbers decide which comes first in
// a solving path: it is the least rating in Sudoku Explainer's own arithmetic, then the least type, then the first
// found.
struct LoopHint {
  Finding finding;
  double rating = 0;
};
std::vector<LoopHint> unique_loop_findings(const State& state);

// The finding of a solving path.
std::optional<Finding> find_unique_loop(const State& state);

}  // namespace shudu::logic::explainer
