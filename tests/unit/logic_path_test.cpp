// Paths of logic: the default is sound for every puzzle, and each order of a path is the one that its name promises.
#include <gtest/gtest.h>

#include <algorithm>

#include "ask/logic/path.h"
#include "ask/logic/rating_fields.h"
#include "shudu/search.h"
#include "state_walk.h"

namespace shudu {
namespace {

// Removes clues until there are 2 to 49 solutions.
Grid puzzle_with_several_solutions(test::PuzzleMaker& maker) {
  Grid clues = maker.unique();
  Grid last = clues;
  for (Cell cell : clues.filled()) {
    Grid fewer = last;
    fewer.clear(cell);
    const std::uint64_t count = count_solutions(fewer, 50);
    if (count < 50) last = fewer;
    if (count > 1 && count < 50) return fewer;
  }
  return last;
}

TEST(LogicPath, TheDefaultLosesNoSolution) {
  test::PuzzleMaker maker{31};
  int with_several = 0;
  for (int i = 0; i < 60; ++i) {
    const Grid clues = puzzle_with_several_solutions(maker);
    std::vector<Grid> solutions;
    enumerate(clues, [&](const Grid& solution) {
      solutions.push_back(solution);
      return true;
    });
    with_several += solutions.size() > 1 ? 1 : 0;
    // Quick techniques, and all those that rest on uniqueness: a board with several solutions soon gets stuck, and the
    // slow ones would be searched for nothing.
    const auto techniques = *chosen_techniques("singles,intersections,subsets,wings,uniqueness", "");
    const logic::Path plain = logic::solve(logic::State{clues}, techniques);
    const logic::Path answered = logic_path(puzzle_of(clues), {.techniques = techniques}).path;
    EXPECT_EQ(answered.last, plain.last);
    EXPECT_EQ(answered.end, plain.end);
    for (const logic::Path& path : {plain, logic::explainer_path(logic::State{clues}, {.most = 64})}) {
      for (const Grid& solution : solutions) {
        for (Cell cell : all_cells()) {
          ASSERT_TRUE(path.last.values()[cell] == solution[cell] || path.last.has(cell, solution[cell]))
              << to_line(clues) << " loses " << to_line(solution) << " at " << name(cell);
        }
      }
    }
  }
  EXPECT_GT(with_several, 50);
}

TEST(LogicPath, OrdersEarnTheRatingsOfTheirNames) {
  test::PuzzleMaker maker{32};
  for (int i = 0; i < 40; ++i) {
    const Puzzle puzzle = puzzle_of(maker.unique());
    const Rating rating = rate(puzzle, {.explainer = true, .hodoku = true});
    const logic::Path hodoku = logic_path(puzzle, {.order = PathOrder::hodoku}).path;
    int score = 0;
    for (const logic::Step& step : hodoku.steps) score += step.technique->hodoku.score;
    EXPECT_EQ(score, rating.hodoku->score) << to_line(puzzle.clues);
    EXPECT_EQ(hodoku.end, logic::Path::End::solved);
    const logic::Path explainer = logic_path(puzzle, {.order = PathOrder::explainer}).path;
    EXPECT_EQ(rating_of(explainer), *rating.explainer) << to_line(puzzle.clues);
  }
}

TEST(LogicPath, EndsOpenWhenItIsStopped) {
  test::PuzzleMaker maker{33};
  const Puzzle puzzle = puzzle_of(maker.unique());
  const auto techniques = *chosen_techniques("singles", "");
  for (const PathOrder order : {PathOrder::own, PathOrder::hodoku, PathOrder::explainer}) {
    const auto stopped = logic_path(puzzle, {order, techniques}, [](double, std::uint64_t) { return false; });
    EXPECT_EQ(stopped.path.end, logic::Path::End::open);
  }
}

}  // namespace
}  // namespace shudu
