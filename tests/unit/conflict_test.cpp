// Conflict: every digit that occurs twice in a house, and its description.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbitrary.h"
#include "puzzle_maker.h"

namespace shudu {
namespace {

TEST(Conflict, EmptyGridHasNone) {
  EXPECT_FALSE(has_conflict(Grid{}));
  EXPECT_TRUE(conflicts(Grid{}).empty());
  EXPECT_FALSE(is_solution(Grid{}));
}

TEST(Conflict, IsToldOncePerHouse) {
  Grid grid;
  grid.set(Cell::at(2, 0), 5);
  grid.set(Cell::at(2, 1), 5);  // same row and same box
  const auto found = conflicts(grid);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0], (Conflict{5, House::row(2), {Cell::at(2, 0), Cell::at(2, 1)}}));
  EXPECT_EQ(found[1], (Conflict{5, House::box(0), {Cell::at(2, 0), Cell::at(2, 1)}}));
  EXPECT_EQ(to_string(found), "5 twice in row 3: r3c1, r3c2; 5 twice in box 1: r3c1, r3c2");
}

TEST(Conflict, CountsTheCells) {
  Grid grid;
  for (int row : {0, 4, 8}) grid.set(Cell::at(row, 3), 9);
  const auto found = conflicts(grid);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(to_string(found[0]), "9 3 times in column 4: r1c4, r5c4, r9c4");
}

RC_GTEST_PROP(Conflict, MeansTwoCellsThatSeeEachOther, (const Grid& grid)) {
  bool expected = false;
  for (Cell a : grid.filled()) {
    for (Cell b : grid.filled()) expected = expected || (a.sees(b) && grid[a] == grid[b]);
  }
  RC_ASSERT(has_conflict(grid) == expected);
  RC_ASSERT(conflicts(grid).empty() == !expected);
  RC_ASSERT(is_solution(grid) == (grid.is_full() && !expected));
}

RC_GTEST_PROP(Conflict, ListsEachHouseAndDigitCompletely, (const Grid& grid)) {
  const auto found = conflicts(grid);
  for (std::size_t i = 0; i < found.size(); ++i) {
    CellSet holders;
    for (Cell cell : found[i].house.cells()) {
      if (grid[cell] == found[i].digit) holders.insert(cell);
    }
    RC_ASSERT(found[i].cells == holders);
    RC_ASSERT(holders.size() > 1);
    if (i > 0) {
      RC_ASSERT(std::pair(found[i - 1].house, found[i - 1].digit) < std::pair(found[i].house, found[i].digit));
    }
  }
}

TEST(Conflict, MadeGridsAreSolutions) {
  test::PuzzleMaker maker{7};
  for (int i = 0; i < 20; ++i) {
    Grid grid = maker.full_grid();
    EXPECT_TRUE(is_solution(grid));
    grid.set(Cell{i}, grid[Cell{i}] % 9 + 1);
    EXPECT_FALSE(is_solution(grid));
    EXPECT_EQ(conflicts(grid).size(), 3U) << to_line(grid);
  }
}

}  // namespace
}  // namespace shudu
