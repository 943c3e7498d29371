// Junior exocet, SK-loop and multi-sector locked sets: the claims of their steps hold in the solution.
#include <gtest/gtest.h>

#include "logic/techniques.h"
#include "state_walk.h"

namespace shudu::logic {
namespace {

// Calls `check(step, solution)` for every step of the technique on the paths of many puzzles. Returns their number.
template <class Check>
int for_each_step(const Technique& technique, std::uint64_t seed, int puzzles, Check check) {
  test::PuzzleMaker maker{seed};
  int steps = 0;
  for (int i = 0; i < puzzles; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    test::walk(maker, puzzle, [&](const State& state) {
      for (const Step& step : find_all(state, technique)) {
        ++steps;
        EXPECT_EQ(test::mistake(step, puzzle.solution), "") << to_line(puzzle.givens);
        check(step, puzzle.solution);
      }
    });
  }
  return steps;
}

int count(const Grid& solution, CellSet cells, int digit) {
  int times = 0;
  for (Cell cell : cells) times += solution[cell] == digit ? 1 : 0;
  return times;
}

TEST(JuniorExocet, TargetsHoldTheDigitsOfTheBase) {
  const int steps = for_each_step(junior_exocet, 31, 1500, [](const Step& step, const Grid& solution) {
    DigitSet base, targets;
    for (Cell cell : step.cells(Role::pivot)) base.insert(solution[cell]);
    for (Cell cell : step.cells(Role::pincer)) targets.insert(solution[cell]);
    EXPECT_EQ(base, targets);
    EXPECT_EQ(base.size(), 2);
    EXPECT_EQ(step.cover.size(), 3U);
  });
  EXPECT_GT(steps, 0);
}

TEST(SkLoop, EveryLinkHoldsItsDigitsOnce) {
  const int steps = for_each_step(sk_loop, 32, 1500, [](const Step& step, const Grid& solution) {
    ASSERT_EQ(step.sets.size(), 8U);
    for (const LockedSet& link : step.sets) {
      for (int digit : link.digits) EXPECT_EQ(count(solution, link.cells, digit), 1);
    }
  });
  EXPECT_GT(steps, 0);
}

// The lines that have the digit among the marks of the role.
std::vector<House> lines_with(const Step& step, const std::vector<House>& lines, Role role, int digit) {
  std::vector<House> result;
  for (House line : lines) {
    for (const Mark& mark : step.marks) {
      if (mark.role != role || mark.digit != digit || !line.cells().contains(mark.cell)) continue;
      result.push_back(line);
      break;
    }
  }
  return result;
}

TEST(Msls, CountsAreTheNumberOfCellsAndEachIsUsed) {
  const int steps = for_each_step(msls, 33, 400, [](const Step& step, const Grid& solution) {
    const CellSet cells = step.cells(Role::pattern);
    int counts = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      for (House row : lines_with(step, step.base, Role::color_a, digit)) {
        ++counts;
        EXPECT_EQ(count(solution, cells & row.cells(), digit), 1);
      }
      for (House column : lines_with(step, step.cover, Role::color_b, digit)) {
        ++counts;
        EXPECT_EQ(count(solution, cells & column.cells(), digit), 1);
      }
    }
    EXPECT_EQ(counts, cells.size());
    EXPECT_FALSE(step.digits_of(Role::color_a).empty() || step.digits_of(Role::color_b).empty());
  });
  EXPECT_GT(steps, 20);
}

TEST(Exotic, AnEmptyBoardHasNone) {
  for (const Technique* technique : {&junior_exocet, &sk_loop, &msls}) {
    EXPECT_TRUE(find_all(State{Grid{}}, *technique).empty());
  }
}

}  // namespace
}  // namespace shudu::logic
