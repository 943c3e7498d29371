#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "logic/patterns/rectangles.h"
#include "logic/techniques.h"
#include "state_walk.h"

namespace shudu::logic {
namespace {

const std::array<const Technique*, 11> uniqueness{
    &unique_rectangle[0],    &unique_rectangle[1], &unique_rectangle_3, &unique_rectangle[2],
    &unique_rectangle[3],    &unique_rectangle[4], &hidden_rectangle,   &avoidable_rectangle[0],
    &avoidable_rectangle[1], &bug_plus[0],         &bug_plus[1],
};

TEST(Uniqueness, NeverTakesACandidateOfTheOnlySolution) {
  test::PuzzleMaker maker{21};
  const Options known{.uniqueness = true};
  Options complete = known;
  complete.missing_candidates = false;
  std::map<std::string_view, int> steps;
  for (int i = 0; i < 60; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    test::walk(maker, puzzle, [&](const State& state) {
      for (const Options& options : {known, complete}) {
        for (const Technique* technique : uniqueness) {
          for (const Step& step : find_all(state, *technique, options)) {
            ++steps[technique->id];
            ASSERT_EQ(test::mistake(step, puzzle.solution), "");
          }
        }
      }
    });
  }
  for (const char* id : {"unique_rectangle_1", "unique_rectangle_4", "hidden_rectangle", "avoidable_rectangle_1"}) {
    EXPECT_GT(steps[id], 0) << id;
  }
}

TEST(Uniqueness, IsNotUsedByDefault) {
  test::PuzzleMaker maker{22};
  const Options unknown;
  for (int i = 0; i < 5; ++i) {
    test::walk(maker, test::unique_puzzle(maker), [&](const State& state) {
      for (const Technique* technique : uniqueness) {
        EXPECT_TRUE(technique->needs_uniqueness);
        EXPECT_TRUE(find_all(state, *technique, unknown).empty());
      }
    });
  }
}

TEST(Rectangles, LieInTwoBoxes) {
  int count = 0;
  for_rectangles_at(Cell::at(4, 4), CellSet::all(), CellSet::all(), [&](const Rectangle& rectangle) {
    ++count;
    EXPECT_EQ(rectangle.cells().size(), 4);
    EXPECT_EQ(rectangle.corners[0].box(), rectangle.corners[1].box());
    EXPECT_EQ(rectangle.corners[2].box(), rectangle.corners[3].box());
    EXPECT_NE(rectangle.corners[0].box(), rectangle.corners[2].box());
    EXPECT_TRUE(rectangle.corners[0].sees(rectangle.corners[2]) && rectangle.corners[1].sees(rectangle.corners[3]));
    EXPECT_FALSE(rectangle.corners[0].sees(rectangle.corners[3]));
  });
  EXPECT_EQ(count, 24);  // two cells in the row, two in the column, six lines each
}

TEST(Rectangles, HaveTheirOtherCornersInTheSetsGiven) {
  const Cell beside = Cell::at(4, 5);
  const CellSet facing = {Cell::at(0, 4), Cell::at(0, 5), Cell::at(1, 4),
                          Cell::at(2, 5), Cell::at(3, 4), Cell::at(3, 5)};
  std::vector<CellSet> found;
  for_rectangles_at(Cell::at(4, 4), {beside, Cell::at(0, 0)}, facing,
                    [&](const Rectangle& rectangle) { found.push_back(rectangle.cells()); });
  // Rows 2 and 3 have one of the two corners, and row 4 is in the same box.
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0], (CellSet{Cell::at(4, 4), beside, Cell::at(0, 4), Cell::at(0, 5)}));
}

}  // namespace
}  // namespace shudu::logic
