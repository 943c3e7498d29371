// Documents of SudokuMaker and lisudoku.
#include <gtest/gtest.h>

#include "variant_round_trip.h"

namespace shudu::variant {
namespace {

std::string maker_with(const std::string& elements, const std::string& members = {}) {
  std::string cells = "{\"given\":true,\"value\":7}";
  for (int i = 1; i < 81; ++i) cells += ",{}";
  return R"({"formatVersion":"1.6.0","puzzle":{"name":"A name","author":"B","comment":"Sudoku","cells":[)" + cells +
         "]," + members + "\"constraints\":[{\"type\":0}" + (elements.empty() ? "" : ",") + elements + "]}}";
}

std::vector<Clue> maker_clues(const std::string& elements) {
  const auto puzzle = read(maker_with(elements));
  EXPECT_TRUE(puzzle) << puzzle.error().message;
  return puzzle ? puzzle->clues : std::vector<Clue>{};
}

TEST(VariantSudokumaker, ReadsEdgesCornersAndOuterCells) {
  auto clues = maker_clues(R"({"type":202,"clues":[{"value":10,"edge":70},{"value":5,"edge":103}],"negative":[]})");
  ASSERT_EQ(clues.size(), 2U);
  EXPECT_EQ(clues[0].parts[0], (Cells{34, 43}));  // r4c8, r5c8
  EXPECT_EQ(clues[1].parts[0], (Cells{49, 58}));  // r6c5, r7c5
  clues = maker_clues(R"({"type":200,"clues":[{"value":1,"edge":75}],"negative":[1]})");
  ASSERT_EQ(clues.size(), 2U);
  EXPECT_EQ(clues[0].parts[0], (Cells{38, 39}));  // r5c3, r5c4
  EXPECT_EQ(clues[1].rule->id, "negative_difference");
  clues = maker_clues(R"({"type":303,"clues":[{"corner":11,"digits":[1,2]}]})");
  ASSERT_EQ(clues.size(), 1U);
  EXPECT_EQ(clues[0].parts[0], (Cells{0, 1, 9, 10}));
  clues = maker_clues(R"({"type":503,"clues":[{"value":3,"outerCell":1},{"value":5,"outerCell":54}]})");
  ASSERT_EQ(clues.size(), 2U);
  EXPECT_EQ(clues[0].parts[0].front(), 0);
  EXPECT_EQ(clues[1].parts[0], (Cells{35, 34, 33, 32, 31, 30, 29, 28, 27}));
  clues = maker_clues(R"({"type":500,"clues":[{"value":9,"outerCell":8,"diagonal":-1}]})");
  ASSERT_EQ(clues.size(), 1U);
  EXPECT_EQ(clues[0].parts[0], (Cells{8}));
}

TEST(VariantSudokumaker, ReadsLinesCagesAndArrows) {
  auto clues = maker_clues(R"({"type":300,"slow":true,"thermometers":[[0,1,2]]})");
  ASSERT_EQ(clues.size(), 1U);
  EXPECT_EQ(clues[0].rule->id, "slow_thermometer");
  clues = maker_clues(R"({"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2,3]]}]})");
  ASSERT_EQ(clues.size(), 1U);
  EXPECT_EQ(clues[0].parts, (std::vector<Cells>{{0, 1}, {2, 3}}));
  clues = maker_clues(R"({"type":301,"cages":[{"value":0,"cells":[0,1]},{"value":9,"cells":[2,3]}]})");
  ASSERT_EQ(clues.size(), 2U);
  EXPECT_TRUE(clues[0].numbers.empty());
  clues = maker_clues(R"({"type":406,"groups":[14,112,896],"lines":[[0,1,2]]})");
  ASSERT_EQ(clues.size(), 1U);
  EXPECT_EQ(clues[0].rule->id, "entropic_line");
  EXPECT_TRUE(maker_clues(R"({"type":400,"lines":[[0,1,2]],"disabled":true})").empty());
}

TEST(VariantSudokumaker, KeepsStyleAndRefusesCustomRules) {
  auto puzzle = read(maker_with(R"({"type":400,"lines":[[0,1,2]],"style":{"color":"#123456"}})", "\"id\":5,"));
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->title, "A name");
  EXPECT_TRUE(puzzle->shape.regions.empty());  // no regions are given
  const auto again = read(find_format("sudokumaker")->variants.write(*puzzle).text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_TRUE(test::same_puzzle(*puzzle, *again));
  EXPECT_NE(again->document.find("#123456"), std::string::npos);
  puzzle = read(maker_with(R"({"type":1000,"definition":{"name":"Heat pipes"}})"));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().message, "the rule 'Heat pipes' is not known");
  puzzle = read(maker_with(R"({"type":302,"groups":[[[0,1],[9,10]]]})"));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().message, "the rule 'clones' is not known");
  puzzle = read(maker_with(R"({"type":405,"lines":[[0,1,2]]})"));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().message, "the rule 'sequence lines' is not known");
  EXPECT_FALSE(read(maker_with(R"({"type":7777})")));
  EXPECT_FALSE(read(maker_with(R"({"type":2001,"cages":[{"cells":[0,1],"value":"9"}]})")));
  EXPECT_FALSE(read(maker_with(R"({"type":400,"lines":[[0,81]]})")));
  EXPECT_FALSE(read(maker_with(R"({"type":200,"clues":[{"value":1,"edge":100000}]})")));
}

TEST(VariantLisudoku, ReadsBothSpellings) {
  const auto puzzle = read(R"({"grid_size":6,"fixed_numbers":[{"position":{"row":1,"col":2},"value":3}],)"
                           R"("killer_cages":[{"sum":7,"region":[{"row":0,"col":0},{"row":0,"col":1}]}],)"
                           R"("kropkiDots":[{"dotType":"Double","cell1":{"row":0,"col":0},"cell2":{"row":1,"col":0}}],)"
                           R"("kropkiNegative":true,"primaryDiagonal":true,"topBottom":false})");
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->shape, square(6));
  EXPECT_EQ(puzzle->candidates[8], 0b100U);
  EXPECT_EQ(puzzle->clues.size(), 5U);
  const auto again = read(find_format("lisudoku")->variants.write(*puzzle).text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_TRUE(test::same_puzzle(*puzzle, *again));
  const auto refused = read(R"({"gridSize":9,"topBottom":true})");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "the rule 'topBottom' is not known");
  EXPECT_FALSE(read(R"({"gridSize":9,"thermos":[[{"row":0,"col":9}]]})"));
  EXPECT_FALSE(read(R"({"gridSize":99})"));
}

}  // namespace
}  // namespace shudu::variant
