// Vicinity: the puzzles that result from removing some clues of a puzzle and adding others. Researchers search the
// vicinity of a rare puzzle (few clues, high rating) for more puzzles like it.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

namespace shudu {

// All puzzles with one solution that result from removing the clues in `gone` from `clues` and adding `add` other
// clues. Each puzzle is reported once. With `minimal`, only minimal puzzles are reported.
//
// The solutions of the clues without `gone` are listed once. A choice of new clues is a puzzle if exactly one of these
// solutions contains it, so no choice needs a search of its own. If there are more than `most_solutions` solutions, the
// result has no puzzles, and `too_many` is true. If one clue is added, there is no such limit, because every possible
// clue can be tried.
struct Neighbours {
  std::vector<Grid> puzzles;
  bool too_many = false;
};
Neighbours neighbours(const Grid& clues, CellSet gone, int add, bool minimal, std::size_t most_solutions = 200'000);

// choices: the number of ways to choose k of n. choice: the k cells of the way with this number, from 0.
std::uint64_t choices(int n, int k);
CellSet choice(CellSet from, int k, std::uint64_t number);

}  // namespace shudu
