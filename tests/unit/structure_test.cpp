// Structure: unavoidable sets, minimal puzzles, backdoors.
#include "shudu/structure.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "puzzle_maker.h"
#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu {
namespace {

TEST(Unavoidable, SetsAreUnavoidableAndMinimal) {
  Random random{1};
  for (int i = 0; i < 5; ++i) {
    const Grid grid = random_grid(random);
    const auto sets = unavoidable_sets(grid, 12);
    EXPECT_FALSE(sets.empty());
    for (std::size_t k = 0; k < sets.size(); ++k) {
      EXPECT_LE(sets[k == 0 ? 0 : k - 1].size(), sets[k].size());
      Grid without = grid;
      for (Cell cell : sets[k]) without.clear(cell);
      EXPECT_GT(count_solutions(without, 2), 1U);
      for (Cell cell : sets[k]) {
        Grid with_one = without;
        with_one.set(cell, grid[cell]);
        EXPECT_EQ(count_solutions(with_one, 2), 1U);
      }
    }
  }
}

// Clearing two digits leaves cells in which they can be exchanged. All of these sets must be among those found.
TEST(Unavoidable, SetsOfTwoDigitsAreAllFound) {
  Random random{2};
  for (int i = 0; i < 5; ++i) {
    const Grid grid = random_grid(random);
    const auto found = unavoidable_sets(grid, 10);
    int seen = 0;
    for (int a = 1; a <= 9; ++a) {
      for (int b = a + 1; b <= 9; ++b) {
        Grid without = grid;
        for (Cell cell : all_cells()) {
          if (grid[cell] == a || grid[cell] == b) without.clear(cell);
        }
        enumerate(without, [&](const Grid& other) {
          CellSet difference;
          for (Cell cell : all_cells()) {
            if (other[cell] != grid[cell]) difference.insert(cell);
          }
          if (difference.empty() || difference.size() > 10) return true;
          ++seen;
          EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](CellSet set) { return difference.contains(set); }));
          return true;
        });
      }
    }
    EXPECT_GT(seen, 0);
  }
}

TEST(Minimal, PuzzlesKeepTheSolutionAndNoClueTooMany) {
  test::PuzzleMaker maker{3};
  Random random{3};
  for (int i = 0; i < 5; ++i) {
    const Grid clues = maker.unique(30);
    std::vector<Cell> order;
    for (Cell cell : clues.filled()) order.push_back(cell);
    random.shuffle(std::span{order});
    const Grid puzzle = minimal_puzzle(clues, order);
    EXPECT_TRUE(clues.extends(puzzle));
    EXPECT_EQ(search(puzzle, 2).answer.count, 1U);
    EXPECT_TRUE(redundant_clues(puzzle).empty());
  }
}

TEST(Minimal, PuzzlesAreAllFoundOnce) {
  test::PuzzleMaker maker{4};
  // A minimal puzzle with three more clues, small enough to try all subsets of the redundant ones.
  const Grid solution = maker.full_grid();
  std::vector<Cell> order;
  for (Cell cell : all_cells()) order.push_back(cell);
  Grid clues = minimal_puzzle(solution, order);
  int added = 0;
  for (Cell cell : clues.blanks()) {
    if (added++ < 3) clues.set(cell, solution[cell]);
  }
  std::set<Grid> found;
  all_minimal_puzzles(clues, [&](const Grid& puzzle) {
    EXPECT_TRUE(found.insert(puzzle).second);
    return true;
  });
  std::set<Grid> expected;
  std::vector<Cell> redundant;
  for (Cell cell : redundant_clues(clues)) redundant.push_back(cell);
  ASSERT_LT(redundant.size(), 16U);
  for (unsigned subset = 0; subset < 1U << redundant.size(); ++subset) {
    Grid fewer = clues;
    for (std::size_t i = 0; i < redundant.size(); ++i) {
      if ((subset >> i & 1) != 0) fewer.clear(redundant[i]);
    }
    if (has_unique_solution(fewer) && redundant_clues(fewer).empty()) expected.insert(fewer);
  }
  EXPECT_EQ(found, expected);
  int heard = 0;
  all_minimal_puzzles(clues, [&heard](const Grid&) { return ++heard, false; });
  EXPECT_EQ(heard, 1);
}

TEST(Backdoors, OpenThePuzzle) {
  test::PuzzleMaker maker{5};
  int hard = 0;
  for (int i = 0; i < 20; ++i) {
    const Grid clues = maker.unique();
    const Grid solution = search(clues).answer.solution;
    const auto sets = backdoors(clues, solution, 2);
    if (falls_to_singles(clues)) {
      ASSERT_EQ(sets, std::vector<CellSet>{CellSet{}});
      continue;
    }
    ++hard;
    for (CellSet cells : sets) {
      Grid helped = clues;
      for (Cell cell : cells) helped.set(cell, solution[cell]);
      EXPECT_TRUE(falls_to_singles(helped));
    }
    // Every single cell that is a backdoor was found.
    for (Cell cell : clues.blanks()) {
      Grid helped = clues;
      helped.set(cell, solution[cell]);
      const bool listed = std::find(sets.begin(), sets.end(), CellSet{cell}) != sets.end();
      EXPECT_EQ(falls_to_singles(helped), listed);
    }
  }
  EXPECT_GT(hard, 0);
}

}  // namespace
}  // namespace shudu
