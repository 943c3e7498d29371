#include "logic/patterns/templates.h"

#include <gtest/gtest.h>

#include <vector>

#include "logic/techniques.h"
#include "puzzle_maker.h"
#include "shudu/logic.h"

namespace shudu::logic {
namespace {

// Every template as a list.
std::vector<CellSet> all_templates() {
  std::vector<CellSet> list;
  const auto extend = [&](const auto& self, CellSet chosen, int row) -> void {
    if (row == 9) {
      list.push_back(chosen);
      return;
    }
    for (int col = 0; col < 9; ++col) {
      const Cell cell = Cell::at(row, col);
      if (!chosen.intersects(peers(cell))) self(self, chosen | CellSet{cell}, row + 1);
    }
  };
  extend(extend, {}, 0);
  return list;
}

TEST(Templates, AgreeWithAListOfThem) {
  const std::vector<CellSet> list = all_templates();
  ASSERT_EQ(list.size(), 46656U);
  test::PuzzleMaker maker{1};
  for (int round = 0; round < 40; ++round) {
    CellSet allowed;
    for (Cell cell : all_cells()) {
      if (maker.random().below(10) < 3 + static_cast<std::uint64_t>(round) / 8) allowed.insert(cell);
    }
    CellSet expected;
    for (CellSet cells : list) {
      if (allowed.contains(cells)) expected |= cells;
    }
    EXPECT_EQ(cells_in_templates(allowed), expected);
  }
  EXPECT_EQ(cells_in_templates(all_cells()), all_cells());
  EXPECT_TRUE(cells_in_templates({}).empty());
}

TEST(Templates, StepsKeepTheSolution) {
  test::PuzzleMaker maker{2};
  int steps = 0;
  for (int i = 0; i < 30; ++i) {
    const Grid puzzle = maker.unique();
    Grid solution;
    maker.count(puzzle, 1, &solution);
    const State state{puzzle};
    for (const Technique& technique : templates) {
      for (const Step& step : find_all(state, technique)) {
        ++steps;
        for (Candidate candidate : step.eliminations) EXPECT_NE(solution[candidate.cell], candidate.digit);
        for (Candidate candidate : step.placements) EXPECT_EQ(solution[candidate.cell], candidate.digit);
      }
    }
  }
  EXPECT_GT(steps, 0);
}

TEST(Templates, AContradictionGivesNoStep) {
  test::PuzzleMaker maker{3};
  State state{maker.unique()};
  int digit = 1;
  while (state.places(digit).empty()) ++digit;
  for (Cell cell : state.places(digit)) state.remove(cell, digit);
  for (const Technique& technique : templates) EXPECT_TRUE(find_all(state, technique).empty());
}

}  // namespace
}  // namespace shudu::logic
