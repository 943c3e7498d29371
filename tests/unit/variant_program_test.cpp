// What is prepared for the search of variants: automata unrolled over cells, groups of cells that see one another, and
// the deductions from sums and counts that depend on groups.
#include "variant/program/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "shudu/format.h"
#include "shudu/random.h"
#include "variant/search/engine.h"

namespace shudu::variant {
namespace {

// Whether the unrolled automaton has a way with the values.
bool accepts(const AlongItem::Layers& layers, const std::vector<int>& values) {
  std::set<std::size_t> states = {0};
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const AlongItem::Layer& layer = layers[i];
    std::set<std::size_t> next;
    for (const std::size_t state : states) {
      for (std::size_t k = layer.first[state]; k < layer.first[state + 1]; ++k) {
        if ((layer.sets[layer.steps[k].set] >> values[i] & 1) != 0) next.insert(layer.steps[k].to);
      }
    }
    states = next;
  }
  return !states.empty();
}

TEST(VariantProgram, UnrolledAutomataAcceptTheSameSequences) {
  // Sums up to 12 as states: all with the same remainder become one.
  const auto automaton = std::make_shared<const Automaton>(automaton_of(
      square(4), 0, [](int state, int value) { return state + value > 12 ? no_state : state + value; },
      [](int state) { return state % 2 == 0; }));
  const Along along{.cells = {0, 1, 2}, .automaton = automaton};
  const std::vector<Values> candidates = {0b1111, 0b1011, 0b1111};
  const AlongItem::Layers layers = unrolled(along, candidates);
  ASSERT_EQ(layers.size(), 3U);
  EXPECT_EQ(layers[0].states(), 1U);
  EXPECT_EQ(layers[1].states(), 2U);
  EXPECT_EQ(layers[2].states(), 2U);
  for (const AlongItem::Layer& layer : layers) EXPECT_EQ(layer.sets.size(), 2U);
  std::vector<int> values(3);
  for (int i = 0; i < 64; ++i) {
    for (std::size_t k = 0; k < 3; ++k) values[k] = i >> (2 * k) & 3;
    EXPECT_EQ(accepts(layers, values), variant::accepts(*automaton, values) && values[1] != 2) << i;
  }
}

TEST(VariantProgram, AnAutomatonThatAcceptsNothingHasNoLayers) {
  const auto automaton = std::make_shared<const Automaton>(
      automaton_of(square(4), 0, [](int state, int value) { return value > 2 ? state : no_state; }));
  const std::vector<Values> candidates = {0b1100, 0b0011};
  EXPECT_TRUE(unrolled({.cells = {0, 1}, .automaton = automaton}, candidates).empty());
}

TEST(VariantProgram, GroupsAreCellsThatSeeOneAnother) {
  Random random{5};
  for (const int cells : {1, 2, 9, 40, 100}) {
    Sees sees{cells};
    Cells all;
    for (int a = 0; a < cells; ++a) {
      all.push_back(static_cast<Cell>(a));
      for (int b = 0; b < a; ++b) {
        if (random.below(2) == 0 || a < 8) sees.add(static_cast<Cell>(a), static_cast<Cell>(b));
      }
    }
    std::set<Cell> found;
    std::size_t last = all.size();
    for (const Cells& group : groups_of(all, sees)) {
      EXPECT_LE(group.size(), last);
      last = group.size();
      for (const Cell a : group) {
        EXPECT_TRUE(found.insert(a).second);
        for (const Cell b : group) EXPECT_TRUE(a == b || sees(a, b));
      }
    }
    EXPECT_EQ(found.size(), all.size());
    EXPECT_GE(groups_of(all, sees)[0].size(), std::min<std::size_t>(all.size(), 8));
  }
}

std::vector<Values> left_after_deductions(const Puzzle& puzzle) {
  const Program program = program_of(model_of(puzzle));
  std::vector<Values> left(program.start.size());
  EXPECT_TRUE(deduce(program, program.start, left));
  return left;
}

// 1 + 2 + 3 in a row and 1 in a cell that sees none of it make 7, so only 8 is left to the last cell.
TEST(VariantProgram, SumsKnowThatCellsOfAGroupDiffer) {
  const std::vector<Values> left = left_after_deductions(*read(".Sum~15~R1C1~R1C2~R1C3~R5C5~R9C9.~R9C9_8_9"));
  EXPECT_EQ(left[80], Values{1} << 7);
  EXPECT_EQ(left[0], Values{0b111});
  EXPECT_EQ(left[40], Values{1});
}

// The cells of a row with 1 to 2 and 5 to 9, 4 apart from their least sum: values between the two are not excluded by
// the bounds of the row, but by those of each cell.
TEST(VariantProgram, SumsBoundEachCellOfAGroup) {
  const std::vector<Values> left =
      left_after_deductions(*read(".Sum~9~R1C1~R1C2~R5C5.~R1C1_1_2_3_4_5_6_7_8~R1C2_5_6_7_8_9"));
  EXPECT_EQ(left[0], Values{0b1111} & ~Values{0b1000});
  EXPECT_EQ(left[1], Values{0b1110000});
}

// Two 1s in six cells of two rows: each row has one. With one place left in a row, it is there.
TEST(VariantProgram, CountsGroupsInsteadOfCells) {
  Puzzle puzzle = *read(".ContainExact~1_1~R1C1~R1C2~R1C3~R5C1~R5C2~R5C3~R9C9");
  puzzle.candidates[1] &= ~Values{1};
  puzzle.candidates[2] &= ~Values{1};
  puzzle.candidates[80] &= ~Values{1};
  EXPECT_EQ(left_after_deductions(puzzle)[0], Values{1});
}

}  // namespace
}  // namespace shudu::variant
