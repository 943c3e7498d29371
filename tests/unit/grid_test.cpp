// Grid: cells, the 81-character form, order.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbitrary.h"

namespace shudu {
namespace {

TEST(Grid, StartsBlank) {
  const Grid grid;
  EXPECT_EQ(grid.clue_count(), 0);
  EXPECT_EQ(grid.blanks(), all_cells());
  EXPECT_FALSE(grid.is_full());
  EXPECT_EQ(to_line(grid), std::string(81, '.'));
  EXPECT_EQ(to_line(grid, '0'), std::string(81, '0'));
}

TEST(Grid, ReadsBothBlanks) {
  std::string text(81, '0');
  text[0] = '7';
  text[40] = '.';
  text[80] = '1';
  const auto grid = grid_from(text);
  ASSERT_TRUE(grid);
  EXPECT_EQ((*grid)[Cell{0}], 7);
  EXPECT_EQ((*grid)[Cell{80}], 1);
  EXPECT_EQ(grid->clue_count(), 2);
}

TEST(Grid, RejectsOtherText) {
  const std::string good(81, '.');
  EXPECT_TRUE(grid_from(good));
  EXPECT_FALSE(grid_from(""));
  EXPECT_FALSE(grid_from(good.substr(1)));
  EXPECT_FALSE(grid_from(good + "."));
  for (char wrong : {'x', ' ', '\n', '\0', '/', ':', '-'}) {
    std::string text = good;
    text[33] = wrong;
    EXPECT_FALSE(grid_from(text)) << int{wrong};
  }
}

RC_GTEST_PROP(Grid, SurvivesItsTextForm, (const Grid& grid)) {
  RC_ASSERT(grid_from(to_line(grid)) == grid);
  RC_ASSERT(grid_from(to_line(grid, '0')) == grid);
}

RC_GTEST_PROP(Grid, SetsAndClearsOneCell, (Grid grid, Cell cell)) {
  const Grid before = grid;
  const int digit = *rc::gen::inRange(1, 10);
  grid.set(cell, digit);
  RC_ASSERT(grid[cell] == digit && !grid.is_blank(cell) && grid.filled().contains(cell));
  grid.clear(cell);
  RC_ASSERT(grid[cell] == 0 && grid.is_blank(cell) && grid.blanks().contains(cell));
  grid.set(cell, before[cell]);
  RC_ASSERT(grid == before);
}

RC_GTEST_PROP(Grid, IsFilledOrBlankEverywhere, (const Grid& grid)) {
  RC_ASSERT((grid.filled() | grid.blanks()) == all_cells());
  RC_ASSERT(!grid.filled().intersects(grid.blanks()));
  RC_ASSERT(grid.clue_count() == grid.filled().size());
  RC_ASSERT(grid.is_full() == (grid.clue_count() == 81));
  for (Cell cell : all_cells()) RC_ASSERT(grid.filled().contains(cell) == (grid[cell] != 0));
}

RC_GTEST_PROP(Grid, ExtendsItsParts, (const Grid& grid, CellSet cells)) {
  Grid part = grid;
  for (Cell cell : cells) part.clear(cell);
  RC_ASSERT(grid.extends(part));
  RC_ASSERT(part.extends(grid) == (part == grid));
}

RC_GTEST_PROP(Grid, DoesNotExtendOtherDigits, (Grid grid, Cell cell)) {
  grid.set(cell, 4);
  Grid other = grid;
  other.set(cell, 5);
  RC_ASSERT(!grid.extends(other) && !other.extends(grid));
}

RC_GTEST_PROP(Grid, IsOrderedAsItsText, (const Grid& a, const Grid& b)) {
  RC_ASSERT((a < b) == (to_line(a, '0') < to_line(b, '0')));
  RC_ASSERT((a == b) == (to_line(a) == to_line(b)));
}

}  // namespace
}  // namespace shudu
