// Cell: the geometry of the board.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbitrary.h"

namespace shudu {
namespace {

TEST(Cell, IsNumberedRowByRow) {
  int index = 0;
  for (int row = 0; row < 9; ++row) {
    for (int col = 0; col < 9; ++col, ++index) {
      const Cell cell = Cell::at(row, col);
      EXPECT_EQ(cell.index(), index);
      EXPECT_EQ(cell, Cell{index});
      EXPECT_EQ(cell.row(), row);
      EXPECT_EQ(cell.col(), col);
    }
  }
  EXPECT_EQ(index, Cell::count);
  EXPECT_EQ(Cell{}, Cell{0});
}

TEST(Cell, IsNamedFromOne) {
  EXPECT_EQ(name(Cell{0}), "r1c1");
  EXPECT_EQ(name(Cell::at(3, 6)), "r4c7");
  EXPECT_EQ(name(Cell{80}), "r9c9");
}

TEST(Cell, LiesInABox) {
  EXPECT_EQ(Cell::at(0, 0).box(), 0);
  EXPECT_EQ(Cell::at(2, 8).box(), 2);
  EXPECT_EQ(Cell::at(4, 2).box(), 3);
  EXPECT_EQ(Cell::at(6, 5).box(), 7);
  EXPECT_EQ(Cell::at(7, 5).place_in_box(), 5);
}

RC_GTEST_PROP(Cell, IsFoundByBoxAndPlace, (Cell cell)) {
  RC_ASSERT(Cell::in_box(cell.box(), cell.place_in_box()) == cell);
  RC_ASSERT(cell.box() == cell.band() * 3 + cell.stack());
}

RC_GTEST_PROP(Cell, SeesWhatSharesARowAColumnOrABox, (Cell a, Cell b)) {
  const bool shares = a.row() == b.row() || a.col() == b.col() || a.box() == b.box();
  RC_ASSERT(a.sees(b) == (a != b && shares));
  RC_ASSERT(a.sees(b) == b.sees(a));
}

RC_GTEST_PROP(Cell, IsOrderedRowMajor, (Cell a, Cell b)) {
  RC_ASSERT((a < b) == (std::pair{a.row(), a.col()} < std::pair{b.row(), b.col()}));
}

}  // namespace
}  // namespace shudu
