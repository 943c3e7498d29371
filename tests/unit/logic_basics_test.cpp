// No step of a basic technique on a solving path contradicts the solution.
#include <gtest/gtest.h>

#include <string_view>

#include "logic/hodoku/solver.h"
#include "puzzle_maker.h"
#include "shudu/logic.h"
#include "shudu/search.h"

namespace shudu::logic {
namespace {

constexpr std::string_view basics[] = {"full_house",
                                       "naked_single",
                                       "hidden_single",
                                       "pointing",
                                       "claiming",
                                       "locked_pair",
                                       "locked_triple",
                                       "naked_pair",
                                       "naked_triple",
                                       "naked_quad",
                                       "hidden_pair",
                                       "hidden_triple",
                                       "hidden_quad",
                                       "skyscraper",
                                       "two_string_kite",
                                       "dual_two_string_kite",
                                       "empty_rectangle",
                                       "dual_empty_rectangle",
                                       "w_wing",
                                       "xy_wing",
                                       "xyz_wing",
                                       "simple_colors_trap",
                                       "simple_colors_wrap",
                                       "multi_colors_1",
                                       "multi_colors_2",
                                       "medusa_3d"};

void expect_true(const Step& step, const State& state, const Grid& solution) {
  EXPECT_FALSE(step.placements.empty() && step.eliminations.empty());
  EXPECT_FALSE(step.marks.empty());
  for (Candidate candidate : step.placements) EXPECT_EQ(solution[candidate.cell], candidate.digit);
  for (Candidate candidate : step.eliminations) {
    EXPECT_NE(solution[candidate.cell], candidate.digit);
    EXPECT_TRUE(state.has(candidate.cell, candidate.digit));
  }
}

TEST(LogicBasics, KeepTheSolution) {
  Options options;
  options.duals = true;
  options.two_candidate_rectangles = true;
  test::PuzzleMaker maker{17};
  for (int i = 0; i < 40; ++i) {
    const Grid puzzle = maker.unique();
    const Grid solution = *solve(puzzle);
    hodoku::Solver solver{puzzle, &solution, nullptr};
    while (!solver.state().is_solved()) {
      for (std::string_view id : basics) {
        SCOPED_TRACE(id);
        const Technique* wanted = find_technique(id);
        ASSERT_NE(wanted, nullptr);
        for (const Step& step : find_all(solver.state(), *wanted, options)) {
          expect_true(step, solver.state(), solution);
          if (HasFailure()) FAIL() << to_line(puzzle);
        }
      }
      solver.apply(solver.next_step());
    }
  }
}

}  // namespace
}  // namespace shudu::logic
