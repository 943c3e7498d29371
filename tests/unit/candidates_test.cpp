// Candidates: the digits that a grid leaves possible.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbitrary.h"
#include "puzzle_maker.h"

namespace shudu {
namespace {

TEST(Candidates, StartWithEverything) {
  const Candidates candidates;
  EXPECT_EQ(candidates.total(), 729);
  EXPECT_FALSE(candidates.has_contradiction());
  EXPECT_EQ(candidates.places(4), all_cells());
  EXPECT_EQ(candidates, Candidates{Grid{}});
}

TEST(Candidates, OfASolutionAreItsDigits) {
  const Grid grid = test::PuzzleMaker{11}.full_grid();
  const Candidates candidates{grid};
  EXPECT_EQ(candidates.total(), 81);
  for (Cell cell : all_cells()) EXPECT_EQ(candidates[cell], DigitSet{grid[cell]});
  for (int digit = 1; digit <= 9; ++digit) EXPECT_EQ(candidates.places(digit).size(), 9);
}

RC_GTEST_PROP(Candidates, PlaceTakesTheDigitFromTwentyPeers, (Cell cell)) {
  const int digit = *rc::gen::inRange(1, 10);
  Candidates candidates;
  candidates.place(cell, digit);
  RC_ASSERT(candidates[cell] == DigitSet{digit});
  RC_ASSERT(candidates.total() == 729 - 8 - 20);
  RC_ASSERT(candidates.places(digit) == all_cells() - peers(cell));
}

RC_GTEST_PROP(Candidates, PlaceOfAnImpossibleDigitIsAContradiction, (Cell cell)) {
  const int digit = *rc::gen::inRange(1, 10);
  Candidates candidates;
  candidates.remove(cell, digit);
  RC_ASSERT(!candidates.has_contradiction());
  candidates.place(cell, digit);
  RC_ASSERT(candidates[cell].empty());
  RC_ASSERT(candidates.has_contradiction());
}

RC_GTEST_PROP(Candidates, SetIsReadBack, (Cell cell, DigitSet digits)) {
  Candidates candidates;
  candidates.set(cell, digits);
  RC_ASSERT(candidates[cell] == digits);
  RC_ASSERT(candidates.total() == 720 + digits.size());
  RC_ASSERT(candidates.has_contradiction() == digits.empty());
}

RC_GTEST_PROP(Candidates, FollowFromTheGrid, (const Grid& grid)) {
  const Candidates candidates{grid};
  for (Cell cell : all_cells()) {
    DigitSet expected = test::fitting(grid, cell);
    if (!grid.is_blank(cell)) expected &= DigitSet{grid[cell]};
    RC_ASSERT(candidates[cell] == expected);
  }
  if (has_conflict(grid)) RC_ASSERT(candidates.has_contradiction());
}

}  // namespace
}  // namespace shudu
