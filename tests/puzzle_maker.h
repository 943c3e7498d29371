// PuzzleMaker: a seeded generator of test puzzles, the same on every machine.
//
// It has a small solver of its own, so that neither the search nor the gallery is tested against itself.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/board.h"
#include "shudu/random.h"

namespace shudu::test {

// The digits that occur in no peer of `cell`.
inline DigitSet fitting(const Grid& grid, Cell cell) {
  DigitSet digits = DigitSet::all();
  for (Cell peer : peers(cell)) {
    if (!grid.is_blank(peer)) digits.erase(grid[peer]);
  }
  return digits;
}

class PuzzleMaker {
 public:
  explicit PuzzleMaker(std::uint64_t seed) : random_(seed) {}

  Random& random() { return random_; }

  // A full grid without conflicts.
  Grid full_grid() {
    Grid grid, solution;
    count(grid, 1, &solution);
    return solution;
  }

  // A puzzle with one solution. Clues are removed from a full grid, in random order, while the solution stays unique
  // and more than `clues` are left. With the default the puzzle is minimal: every clue is necessary.
  Grid unique(int clues = 17) {
    Grid grid = full_grid();
    take_clues(grid, clues, 1);
    return grid;
  }

  // A puzzle with at least 2 and at most `most` solutions, of about `clues` clues. Precondition: most > 1.
  Grid several(std::uint64_t most, int clues = 17) {
    for (;;) {
      Grid grid = full_grid();
      // Removes clues one at a time, also below `clues`, until there are two solutions or no clue can be removed.
      for (int left = clues; grid.clue_count() > left; --left) {
        take_clues(grid, left, most);
        if (count(grid, 2) == 2) return grid;
        if (grid.clue_count() > left) break;
      }
    }
  }

  // A puzzle without a solution and without a conflict: a puzzle with one solution and, in a blank cell, a digit that
  // fits but is not the one of the solution. `clues` as for unique().
  Grid impossible(int clues = 17) {
    for (;;) {
      Grid grid = unique(clues), solution;
      count(grid, 1, &solution);
      for (Cell cell : shuffled(grid.blanks())) {
        for (int digit : fitting(grid, cell) - DigitSet{solution[cell]}) {
          grid.set(cell, digit);
          return grid;
        }
      }
    }
  }

  // Clues of which at least two contradict each other.
  Grid conflicting() {
    Grid grid = unique(30);
    const Cell cell = pick(grid.filled());
    grid.set(pick(peers(cell)), grid[cell]);
    return grid;
  }

  // Random digits in random cells, about one cell in `one_in` filled. Precondition: one_in > 0.
  Grid scribble(int one_in) {
    Grid grid;
    for (Cell cell : all_cells()) {
      if (below(one_in) == 0) grid.set(cell, 1 + below(9));
    }
    return grid;
  }

  // The number of solutions, at most `limit`. Stores the last one found in `solution`. Precondition: the grid has no
  // conflict.
  std::uint64_t count(const Grid& grid, std::uint64_t limit, Grid* solution = nullptr) {
    return count(Candidates{grid}, grid.blanks(), limit, solution);
  }

 private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(n))); }

  std::vector<Cell> shuffled(CellSet cells) {
    std::vector<Cell> order(cells.begin(), cells.end());
    random_.shuffle(std::span{order});
    return order;
  }
  // Precondition: the set is not empty.
  Cell pick(CellSet cells) { return shuffled(cells).front(); }

  // Guesses in the blank cell with the fewest candidates, in random order.
  std::uint64_t count(const Candidates& candidates, CellSet blanks, std::uint64_t limit, Grid* solution) {
    if (blanks.empty()) {
      if (solution != nullptr) {
        for (Cell cell : all_cells()) solution->set(cell, candidates[cell].first());
      }
      return 1;
    }
    Cell cell = blanks.first();
    for (Cell other : blanks) {
      if (candidates[cell].size() < 2) break;
      if (candidates[other].size() < candidates[cell].size()) cell = other;
    }
    std::vector<int> digits(candidates[cell].begin(), candidates[cell].end());
    random_.shuffle(std::span{digits});
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < digits.size() && found < limit; ++i) {
      Candidates next = candidates;
      next.place(cell, digits[i]);
      found += count(next, blanks - CellSet{cell}, limit - found, solution);
    }
    return found;
  }

  // Removes clues, down to `clues`, each only if at most `most` solutions remain.
  void take_clues(Grid& grid, int clues, std::uint64_t most) {
    for (Cell cell : shuffled(grid.filled())) {
      if (grid.clue_count() <= clues) return;
      const int digit = grid[cell];
      grid.clear(cell);
      if (count(grid, most + 1) > most) grid.set(cell, digit);
    }
  }

  Random random_;
};

}  // namespace shudu::test
