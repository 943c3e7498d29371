#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "logic/hodoku/singles_board.h"
#include "puzzle_maker.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu::logic {
namespace {

// A grid that is blank after its first cells.
Grid beginning(std::string text) {
  text.resize(Cell::count, '.');
  return *grid_from(text);
}

TEST(HodokuBoard, NotesSinglesInTheOrderTheyComeUp) {
  // The last digit placed leaves r1c9 one candidate, and r1c9 is the last blank cell of its row.
  Grid grid = beginning("12345678");
  hodoku::SinglesBoard board{State{grid}};
  const auto house = board.full_house();
  ASSERT_TRUE(house);
  EXPECT_EQ(*house, (Candidate{Cell::at(0, 8), 9}));
  // full_house() leaves the single in its queue, naked_single() takes it out.
  EXPECT_EQ(board.naked_single(), house);
  EXPECT_FALSE(board.naked_single());
}

TEST(HodokuBoard, IsTheStateOfItsPuzzle) {
  test::PuzzleMaker maker{3};
  const Grid puzzle = maker.unique();
  EXPECT_EQ(hodoku::SinglesBoard{State{puzzle}}.state(), State{puzzle});
  EXPECT_EQ(hodoku::SinglesBoard{puzzle}.state(), State{puzzle});
}

TEST(HodokuPath, FollowsTheSolution) {
  test::PuzzleMaker maker{11};
  for (int i = 0; i < 50; ++i) {
    const Grid puzzle = maker.unique();
    const Grid solution = *solve(puzzle);
    const HodokuPath path = hodoku_path(puzzle, &solution);
    ASSERT_TRUE(path.solved);
    int score = 0;
    Level level = Level::easy;
    for (const Step& step : path.steps) {
      for (Candidate candidate : step.placements) ASSERT_EQ(solution[candidate.cell], candidate.digit);
      for (Candidate candidate : step.eliminations) ASSERT_NE(solution[candidate.cell], candidate.digit);
      score += step.technique->hodoku.score;
      level = std::max(level, step.technique->hodoku.level);
    }
    EXPECT_EQ(path.score, score);
    EXPECT_GE(path.level, level);
    EXPECT_EQ(path.step_count, static_cast<int>(path.steps.size()));
    EXPECT_EQ(hodoku_rating(puzzle, &solution), path);
  }
}

TEST(HodokuPath, GivesUpWithoutASolution) {
  const Grid puzzle = beginning("12345678");
  const Grid more = beginning("12345678....1.......2");
  EXPECT_TRUE(hodoku_path(puzzle, nullptr).steps.empty());  // too few clues: not rated
  const HodokuPath path = hodoku_path(more, nullptr);
  EXPECT_FALSE(path.solved);
  EXPECT_EQ(path.hardest, &give_up);
  EXPECT_EQ(path.level, Level::extreme);
  EXPECT_GE(path.score, give_up.hodoku.score);
}

TEST(HodokuPath, EndsOnPuzzlesThatAreNotProper) {
  test::PuzzleMaker maker{23};
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(hodoku_path(maker.several(50), nullptr).solved);
    // A clue that contradicts the solution, but no other clue.
    Grid wrong = maker.unique();
    const Grid solution = *solve(wrong);
    for (Cell cell : wrong.blanks()) {
      const DigitSet others = test::fitting(wrong, cell) - DigitSet{solution[cell]};
      if (others.empty()) continue;
      wrong.set(cell, others.first());
      break;
    }
    const HodokuPath path = hodoku_path(wrong, nullptr);
    EXPECT_FALSE(path.solved);
    EXPECT_EQ(path.level, Level::extreme);
  }
}

TEST(HodokuPath, RaisesTheLevelWithTheScore) {
  // Singles only, but many hidden ones: easy ends at 800 points.
  test::PuzzleMaker maker{5};
  for (int i = 0; i < 200; ++i) {
    const Grid puzzle = maker.unique();
    const Grid solution = *solve(puzzle);
    const HodokuPath path = hodoku_path(puzzle, &solution);
    if (path.hardest->hodoku.level == Level::easy) {
      EXPECT_EQ(path.level == Level::easy, path.score <= 800);
    }
  }
}

}  // namespace
}  // namespace shudu::logic
