// A puzzle begins as a random full grid and loses clues in random order while its solution stays unique. That takes
// about eighty searches per puzzle. All puzzles lose their next clue together, because search_all is many times faster
// than single searches.
#include "bench/puzzle_sets.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>

#include "shudu/board.h"
#include "shudu/gallery.h"
#include "shudu/search.h"

namespace shudu::cli::bench {
namespace {

std::vector<Cell> shuffled(CellSet cells, Random& random) {
  std::vector<Cell> order(cells.begin(), cells.end());
  random.shuffle(std::span{order});
  return order;
}

// Guesses in the blank cell with fewest candidates, with digits in random order. The recursion depth is at most 81,
// because each guess fills a cell.
std::optional<Grid> filled_at_random(const Candidates& candidates, CellSet blanks, Random& random) {
  if (blanks.empty()) {
    Grid grid;
    for (Cell cell : all_cells()) grid.set(cell, candidates[cell].first());
    return grid;
  }
  Cell cell = blanks.first();
  for (Cell other : blanks) {
    if (candidates[other].size() < candidates[cell].size()) cell = other;
  }
  std::vector<int> digits(candidates[cell].begin(), candidates[cell].end());
  random.shuffle(std::span{digits});
  for (int digit : digits) {
    Candidates next = candidates;
    next.place(cell, digit);
    if (auto grid = filled_at_random(next, blanks - CellSet{cell}, random)) return grid;
  }
  return std::nullopt;
}

std::vector<Grid> full_grids(std::size_t n, Random& random) {
  std::vector<Grid> grids;
  while (grids.size() < n) grids.push_back(*filled_at_random(Candidates{}, all_cells(), random));
  return grids;
}

// Removes clues from every grid, each only if the solution stays unique, until `clues` are left.
void take_clues(std::vector<Grid>& grids, int clues, Random& random) {
  std::vector<std::vector<Cell>> orders;
  for (const Grid& grid : grids) orders.push_back(shuffled(grid.filled(), random));
  std::vector<Answer> answers(grids.size());
  for (std::size_t step = 0; step < Cell::count; ++step) {
    std::vector<Grid> fewer = grids;
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (grids[i].clue_count() > clues) fewer[i].clear(orders[i][step]);
    }
    search_all(fewer, answers, 2);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (answers[i].count == 1) grids[i] = fewer[i];
    }
  }
}

// Singles solve nearly all of them.
std::vector<Grid> easy(std::size_t size, Random random) {
  auto puzzles = full_grids(size, random);
  take_clues(puzzles, 36, random);
  return puzzles;
}

// Minimal puzzles. 17 is the fewest clues that a puzzle can have, so the bound never stops the removal early.
std::vector<Grid> minimal(std::size_t size, Random random) {
  auto puzzles = full_grids(size, random);
  take_clues(puzzles, 17, random);
  return puzzles;
}

// The hardest eighth of minimal puzzles, eight from every full grid, in the order of generation. A classic algorithm
// measures the difficulty, because our own search changes and would select the puzzles that it is worst at.
std::vector<Grid> hard(std::size_t size, Random random) {
  constexpr std::size_t one_in = 8;
  const gallery::Algorithm& judge = *gallery::find_algorithm("fewest_first");
  std::vector<Grid> puzzles;
  for (const Grid& grid : full_grids(size, random)) puzzles.insert(puzzles.end(), one_in, grid);
  take_clues(puzzles, 17, random);
  std::vector<std::uint64_t> nodes;
  for (const Grid& puzzle : puzzles) {
    nodes.push_back(judge.solve(puzzle, 2, [](const Grid&) { return true; }).nodes);
  }
  std::vector<std::size_t> order(puzzles.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return nodes[a] > nodes[b]; });
  order.resize(size);
  std::ranges::sort(order);
  std::vector<Grid> chosen;
  for (std::size_t i : order) chosen.push_back(puzzles[i]);
  return chosen;
}

// Minimal puzzles without one to three of their clues. Removing the first clue already allows a second solution.
std::vector<Grid> multiple(std::size_t size, Random random) {
  auto puzzles = minimal(size, Random{random.next()});
  for (Grid& puzzle : puzzles) {
    auto clues = shuffled(puzzle.filled(), random);
    clues.resize(1 + random.below(3));
    for (Cell cell : clues) puzzle.clear(cell);
  }
  return puzzles;
}

// A wrong digit for a clue, which conflicts with no other clue but leaves no solution.
std::optional<Grid> spoilt(const Grid& puzzle, Random& random) {
  for (Cell cell : shuffled(puzzle.filled(), random)) {
    DigitSet digits = ~DigitSet{puzzle[cell]};
    for (Cell peer : peers(cell) & puzzle.filled()) digits.erase(puzzle[peer]);
    for (int digit : digits) {
      Grid changed = puzzle;
      changed.set(cell, digit);
      if (!solve(changed)) return changed;
    }
  }
  return std::nullopt;
}

std::vector<Grid> invalid(std::size_t size, Random random) {
  std::vector<Grid> puzzles;
  // A few puzzles have no such clue. They are replaced.
  while (puzzles.size() < size) {
    for (const Grid& puzzle : minimal(size - puzzles.size(), Random{random.next()})) {
      if (auto changed = spoilt(puzzle, random)) puzzles.push_back(*changed);
    }
  }
  return puzzles;
}

constexpr SetMaker makers[] = {
    {"easy", easy}, {"minimal", minimal}, {"hard", hard}, {"multiple", multiple}, {"invalid", invalid},
};

}  // namespace

std::span<const SetMaker> set_makers() { return makers; }

}  // namespace shudu::cli::bench
