// House: the 27 rows, columns and boxes, and the tables made from them.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbitrary.h"

namespace shudu {
namespace {

TEST(House, IsNumberedByKind) {
  for (int i = 0; i < 9; ++i) {
    EXPECT_EQ(House::row(i), House{i});
    EXPECT_EQ(House::column(i), House{9 + i});
    EXPECT_EQ(House::box(i), House{18 + i});
    EXPECT_EQ(House::row(i).kind(), House::Kind::row);
    EXPECT_EQ(House::column(i).kind(), House::Kind::column);
    EXPECT_EQ(House::box(i).kind(), House::Kind::box);
    EXPECT_EQ(House::box(i).number(), i);
  }
}

TEST(House, IsNamedFromOne) {
  EXPECT_EQ(name(House::row(2)), "row 3");
  EXPECT_EQ(name(House::column(8)), "column 9");
  EXPECT_EQ(name(House::box(0)), "box 1");
}

RC_GTEST_PROP(House, HasNineCellsInOrder, (House house)) {
  RC_ASSERT(house.cells().size() == 9);
  int place = 0;
  for (Cell cell : house.cells()) {
    RC_ASSERT(house.cell(place++) == cell);
    switch (house.kind()) {
      case House::Kind::row: RC_ASSERT(cell.row() == house.number()); break;
      case House::Kind::column: RC_ASSERT(cell.col() == house.number()); break;
      case House::Kind::box: RC_ASSERT(cell.box() == house.number()); break;
    }
  }
}

RC_GTEST_PROP(House, HoldsACellWhenItIsOneOfItsThree, (House house, Cell cell)) {
  const auto three = houses(cell);
  const bool listed = three[0] == house || three[1] == house || three[2] == house;
  RC_ASSERT(house.cells().contains(cell) == listed);
}

RC_GTEST_PROP(House, PeersAreTheCellsSeen, (Cell cell)) {
  RC_ASSERT(peers(cell).size() == 20);
  for (Cell other : all_cells()) {
    RC_ASSERT(peers(cell).contains(other) == cell.sees(other));
    RC_ASSERT(peers(cell).contains(other) == peers(other).contains(cell));
  }
}

}  // namespace
}  // namespace shudu
