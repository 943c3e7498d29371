// Vicinity: the puzzles that come of one puzzle when some clues are taken away and others put in, as researchers do
// who look for more puzzles like those they have.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

namespace shudu {

// All puzzles with one solution that come of `clues` without those in `gone` by adding `add` other clues; each once.
// With `minimal` only those without a clue that could go.
//
// The solutions that remain without `gone` are listed once, and every choice of new clues that leaves one of them is a
// puzzle: no choice is searched by itself. Nothing, and `too_many`, where there are more than `most_solutions` (a
// hundred times as many where one clue is to be added, because then they need not be kept).
struct Neighbours {
  std::vector<Grid> puzzles;
  bool too_many = false;
};
Neighbours neighbours(const Grid& clues, CellSet gone, int add, bool minimal, std::size_t most_solutions = 200'000);

// How many ways there are to choose k of n; and the k cells of one of them, numbered from 0.
std::uint64_t choices(int n, int k);
CellSet choice(CellSet from, int k, std::uint64_t number);

}  // namespace shudu
