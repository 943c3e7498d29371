// Shapes and puzzles of variants: houses, neighbours, names, faults.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shudu/variant.h"

namespace shudu {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using variant::Cells;
using variant::Clue;
using variant::Puzzle;
using variant::Shape;

// Two grids of 4×4 that share a box.
Shape twins() {
  Shape shape;
  shape.rows = shape.columns = 6;
  shape.values = 4;
  shape.grids = {{0, 0}, {2, 2}};
  return shape;
}

Puzzle with_clue(std::string_view rule, Clue clue) {
  Puzzle puzzle = variant::blank(variant::square(9));
  clue.rule = variant::find_rule(rule);
  puzzle.clues.push_back(std::move(clue));
  return puzzle;
}

TEST(VariantShape, UsualBoxes) {
  EXPECT_EQ(variant::usual_box_rows(4), 2);
  EXPECT_EQ(variant::usual_box_rows(6), 2);
  EXPECT_EQ(variant::usual_box_rows(7), 1);
  EXPECT_EQ(variant::usual_box_rows(12), 3);
  EXPECT_EQ(variant::usual_box_rows(25), 5);
  const Shape six = variant::square(6);
  EXPECT_EQ(six.regions.size(), 6U);
  EXPECT_THAT(six.regions[1], ElementsAre(3, 4, 5, 9, 10, 11));
  for (int side = 1; side <= variant::max_values; ++side) EXPECT_EQ(fault(variant::square(side)), "") << side;
}

TEST(VariantShape, OverlappingGrids) {
  const Shape shape = twins();
  EXPECT_EQ(fault(shape), "");
  EXPECT_EQ(rows_of(shape).size(), 8U);
  EXPECT_THAT(rows_of(shape)[4], ElementsAre(14, 15, 16, 17));
  EXPECT_THAT(columns_of(shape)[4], ElementsAre(14, 20, 26, 32));
  EXPECT_TRUE(in_grid(shape, 3));
  EXPECT_FALSE(in_grid(shape, 4));
  EXPECT_THAT(neighbours(shape, 3), ElementsAre(2, 9));
  EXPECT_TRUE(always_differ(shape, 12, 15));
  EXPECT_FALSE(always_differ(shape, 12, 17)) << "one row, but two grids";
  EXPECT_EQ(variant::blank(shape).candidates[4], 0U);
}

TEST(VariantShape, NeighboursAndNames) {
  Shape shape = variant::square(4);
  shape.extra = {{.name = "VA", .size = 3, .columns = 2}, {.name = "VB", .size = 1}};
  EXPECT_EQ(shape.cells(), 20);
  EXPECT_THAT(neighbours(shape, 0), ElementsAre(1, 4));
  EXPECT_THAT(neighbours(shape, 5), ElementsAre(1, 4, 6, 9));
  EXPECT_THAT(neighbours(shape, 16), ElementsAre(17, 18));
  EXPECT_THAT(neighbours(shape, 17), ElementsAre(16));
  EXPECT_EQ(name(shape, 5), "r2c2");
  EXPECT_EQ(name(shape, 18), "VA3");
  EXPECT_EQ(name(shape, 19), "VB");
  EXPECT_EQ(region_numbers(shape)[15], 3);
  shape.regions.erase(shape.regions.begin());
  EXPECT_EQ(region_numbers(shape)[0], -1);
}

TEST(VariantShape, Faults) {
  const auto fault_after = [](const auto& change) {
    Shape shape = variant::square(9);
    change(shape);
    return fault(shape);
  };
  EXPECT_THAT(fault_after([](Shape& shape) { shape.rows = 0; }), HasSubstr("no cells"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.columns = 1'000'000; }), HasSubstr("more than 32"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.values = 26; }), HasSubstr("1 to 25"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.lowest = 28; }), HasSubstr("between 0 and 35"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.values = 8; }), HasSubstr("only 8 values"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.grids = {{1, 0}}; }), HasSubstr("does not fit"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.regions[2].push_back(0); }), HasSubstr("region 3 has 10 cells"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.regions[2] = {1, 1}; }), HasSubstr("r1c2 twice"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.regions[2] = {81}; }), HasSubstr("outside"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.regions[0].clear(); }), HasSubstr("no cells"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.extra = {{.name = "VA", .size = 2'000'000'000}}; }),
              HasSubstr("wrong size"));
  EXPECT_THAT(fault_after([](Shape& shape) { shape.extra.assign(2, {.name = "VA", .size = 1}); }),
              HasSubstr("have the name VA"));
}

TEST(VariantPuzzle, IsClassic) {
  Puzzle puzzle = variant::blank(variant::square(9));
  EXPECT_TRUE(is_classic(puzzle));
  std::reverse(puzzle.shape.regions.begin(), puzzle.shape.regions.end());
  EXPECT_TRUE(is_classic(puzzle)) << "the order of the boxes does not matter";
  puzzle.shape.regions.pop_back();
  EXPECT_FALSE(is_classic(puzzle));
  EXPECT_FALSE(is_classic(variant::blank(variant::square(4))));
  EXPECT_FALSE(is_classic(with_clue("anti_knight", {})));
}

TEST(VariantPuzzle, ToLine) {
  Shape shape = variant::square(4);
  shape.values = 25;
  variant::Solution grid(16, variant::no_value);
  grid[0] = 0;
  grid[1] = 9;
  grid[2] = 10;
  grid[15] = 25;
  EXPECT_EQ(to_line(shape, grid), "09A............P");
}

TEST(VariantPuzzle, HoldsWithGivensAndHouses) {
  Puzzle puzzle = variant::blank(variant::square(4));
  const variant::Solution grid = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  EXPECT_TRUE(holds(puzzle, grid));
  puzzle.candidates[0] = 0b1110;
  EXPECT_FALSE(holds(puzzle, grid));
  puzzle = variant::blank(variant::square(4));
  puzzle.shape.regions[0] = {0, 6};
  EXPECT_FALSE(holds(puzzle, grid));
}

TEST(VariantPuzzle, FaultsOfClues) {
  EXPECT_EQ(fault(with_clue("killer_cage", {.parts = {{0, 1}}, .numbers = {7}})), "");
  EXPECT_EQ(fault(with_clue("killer_cage", {})), "clue 1 (killer_cage) has 0 parts, but needs 1");
  EXPECT_EQ(fault(with_clue("killer_cage", {.parts = {{}}})), "clue 1 (killer_cage) has 0 cells, but needs 1");
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {{81}}})), HasSubstr("outside the grid"));
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {{0}}, .numbers = {1, 2}})), HasSubstr("at most 1"));
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {{0}}, .numbers = {1 << 30}})), HasSubstr("has the number"));
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {{0}}, .text = "x"})), HasSubstr("has a text"));
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {{0}}, .branches = {{}}})), HasSubstr("has branches"));
  EXPECT_THAT(fault(with_clue("killer_cage", {.parts = {Cells(1'000'000, 0)}})), HasSubstr("too many"));
  EXPECT_THAT(fault(with_clue("pair", {.parts = {{0, 1}}})), HasSubstr("has no text"));
  EXPECT_THAT(fault(with_clue("pair", {.parts = {{0, 1}}, .text = "01"})), HasSubstr("instead of 81"));
  EXPECT_THAT(fault(with_clue("pair", {.parts = {{0, 1}}, .text = std::string(81, '2')})), HasSubstr("0 and 1"));
  EXPECT_THAT(fault(with_clue("quadruple", {.parts = {{0, 1}}, .numbers = {0}})), HasSubstr("has the value 0"));
  EXPECT_THAT(fault(with_clue("clone", {.parts = {{0, 1}, {2}}})), HasSubstr("different sizes"));
  EXPECT_THAT(fault(with_clue("sum", {.parts = {{0, 1}}, .numbers = {5, 1}})), HasSubstr("weight"));
  EXPECT_THAT(fault(with_clue("sum", {.parts = {{0}}, .numbers = {5, 99'999}})), HasSubstr("weight 99999"));
  EXPECT_THAT(fault(with_clue("anti_move", {.numbers = {0, 0}})), HasSubstr("no length"));
  EXPECT_THAT(fault(with_clue("any_of", {})), HasSubstr("no branches"));
  EXPECT_THAT(fault(with_clue("no rule", {})), HasSubstr("no rule"));
}

TEST(VariantPuzzle, FaultsOfCandidates) {
  Puzzle puzzle = variant::blank(variant::square(9));
  puzzle.candidates[3] = 1 << 9;
  EXPECT_THAT(fault(puzzle), HasSubstr("r1c4"));
  puzzle.candidates.pop_back();
  EXPECT_THAT(fault(puzzle), HasSubstr("80 cells"));
  puzzle = variant::blank(twins());
  puzzle.candidates[4] = 1;
  EXPECT_THAT(fault(puzzle), HasSubstr("in no grid"));
  puzzle = variant::blank(twins());
  puzzle.clues = {{.rule = variant::find_rule("odd"), .parts = {{4}}}};
  EXPECT_THAT(fault(puzzle), HasSubstr("r1c5 outside"));
}

TEST(VariantPuzzle, FaultsOfHostileClues) {
  Clue nested{.rule = variant::find_rule("odd"), .parts = {{0}}};
  for (int i = 0; i < 1000; ++i) nested = {.rule = variant::find_rule("any_of"), .branches = {{nested}}};
  Puzzle puzzle = variant::blank(variant::square(9));
  puzzle.clues = {nested};
  EXPECT_THAT(fault(puzzle), HasSubstr("too deeply"));

  puzzle.clues.assign(200'000, {.rule = variant::find_rule("anti_knight")});
  EXPECT_THAT(fault(puzzle), HasSubstr("too many clues"));

  const Clue wide{.rule = variant::find_rule("all_pairs"), .parts = {Cells(4000, 0)}, .text = std::string(81, '1')};
  puzzle.clues = {wide};
  EXPECT_THAT(fault(puzzle), HasSubstr("too many clues"));
}

TEST(VariantPuzzle, RulesThatNeedASquare) {
  Shape shape = variant::square(9);
  shape.rows = 8;
  shape.regions.clear();
  for (const char* rule : {"positive_diagonal", "negative_diagonal", "windoku", "disjoint_groups"}) {
    Puzzle puzzle = variant::blank(shape);
    puzzle.clues = {{.rule = variant::find_rule(rule)}};
    EXPECT_THAT(fault(puzzle), HasSubstr("needs a square grid")) << rule;
  }
}

}  // namespace
}  // namespace shudu
