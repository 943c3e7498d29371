// Hints: the easiest step in the order asked for, from the player's own board.
#include "shudu/ask.h"

#include <gtest/gtest.h>

#include "puzzle_maker.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu {
namespace {

Puzzle puzzle(const char* line) { return puzzle_of(*grid_from(line)); }

Hint hint_for(const Puzzle& of, PathOrder order = PathOrder::own) { return hint(of, {.order = order}); }

// It has hidden singles in boxes and naked singles.
constexpr const char* easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

TEST(Hint, PrefersHiddenSinglesInBoxes) {
  const Hint hint = hint_for(puzzle(easy));
  ASSERT_TRUE(hint.step);
  EXPECT_EQ(hint.step->technique->id, "hidden_single");
  EXPECT_EQ(hint.step->base.front().kind(), House::Kind::box);
  EXPECT_EQ(hint.solutions, 1U);
}

// With several solutions no digit is known to be wrong, but digits that conflict are.
TEST(Hint, NamesConflictsOfPuzzlesWithSeveralSolutions) {
  Puzzle game = puzzle("1................................................................................");
  game.values.set(Cell{1}, 1);
  const Hint hint = hint_for(game);
  EXPECT_EQ(hint.status, Hint::Status::wrong);
  ASSERT_EQ(hint.mistakes.wrong.size(), 1U);
  EXPECT_EQ(hint.mistakes.wrong.front().cell, Cell{1});
  EXPECT_EQ(describe(hint, Language::en, logic::Depth::region), "Something is wrong in box 1.");
  EXPECT_EQ(describe(hint, Language::en, logic::Depth::technique), "Wrong: r1c2.");
  EXPECT_EQ(describe(hint, Language::en, logic::Depth::whole),
            "Wrong: 1 twice in row 1: r1c1, r1c2; 1 twice in box 1: r1c1, r1c2.");
}

// No technique removes a digit that a solution has. With one clue every candidate is such a digit, and trying all
// techniques would take minutes.
TEST(Hint, EndsAtOnceIfEveryCandidateHasASolution) {
  const Puzzle one_clue = puzzle("1................................................................................");
  for (PathOrder order : {PathOrder::own, PathOrder::hodoku, PathOrder::explainer}) {
    const Hint hint = hint_for(one_clue, order);
    EXPECT_EQ(hint.status, Hint::Status::stuck);
    EXPECT_EQ(hint.solutions, 2U);
  }
  // The digits 1 to 8 of a row leave one candidate, which is a step.
  EXPECT_EQ(
      hint_for(puzzle("12345678.........................................................................")).status,
      Hint::Status::step);
}

// A blank cell with one candidate is a step, even if all its peers are filled and no candidate is wrong.
TEST(Hint, FillsTheLastCellOfAPuzzleWithSeveralSolutions) {
  // r1c1, r1c7, r2c1 and r2c7 have 2 and 5 in two ways. r3c4 is the only other blank.
  const Hint hint =
      hint_for(puzzle(".64987.31.87431.96913.56874741362985692845317358719642426198753835674129179523468"));
  ASSERT_EQ(hint.solutions, 2U);
  EXPECT_EQ(hint.status, Hint::Status::step);
}

// On every scale the hint for a new puzzle is the first step of the path, which is rated.
TEST(Hint, IsTheFirstStepOfThePath) {
  test::PuzzleMaker maker{5};
  for (int i = 0; i < 20; ++i) {
    const Grid clues = maker.unique(20);
    const Grid solution = *solve(clues);
    const auto same = [](const std::optional<logic::Step>& step, const logic::Step& first) {
      return step && step->technique == first.technique && step->placements == first.placements &&
             step->eliminations == first.eliminations;
    };
    const Puzzle fresh = puzzle_of(clues);
    EXPECT_TRUE(same(hint_for(fresh, PathOrder::hodoku).step, logic::hodoku_path(clues, &solution).steps.front()));
    logic::Walk walk = logic::explainer_walk(logic::State{clues}, {.uniqueness = true});
    EXPECT_TRUE(same(hint_for(fresh, PathOrder::explainer).step, *walk.next()));
  }
}

// A hint uses the digits and candidates that the player has, on every scale.
TEST(Hint, ContinuesFromThePlayersBoard) {
  test::PuzzleMaker maker{6};
  for (int i = 0; i < 10; ++i) {
    Puzzle game = puzzle_of(maker.unique(20));
    const Grid solution = *solve(game.clues);
    int left = 20;
    for (Cell cell : game.clues.blanks()) {
      if (left-- > 0) game.values.set(cell, solution[cell]);
    }
    for (PathOrder order : {PathOrder::own, PathOrder::hodoku, PathOrder::explainer}) {
      const Hint hint = hint_for(game, order);
      ASSERT_EQ(hint.status, Hint::Status::step);
      for (logic::Candidate placed : hint.step->placements) {
        EXPECT_TRUE(game.values.is_blank(placed.cell));
        EXPECT_EQ(solution[placed.cell], placed.digit);
      }
      for (logic::Candidate gone : hint.step->eliminations) EXPECT_NE(solution[gone.cell], gone.digit);
    }
  }
}

TEST(Hint, SaysHowManySolutionsThereAre) {
  Puzzle several = puzzle("..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......");
  EXPECT_EQ(hint_for(several).solutions, 2U);
  EXPECT_EQ(hint_for(several).status, Hint::Status::step);
  EXPECT_EQ(
      hint_for(puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.4")).status,
      Hint::Status::no_solution);
}

}  // namespace
}  // namespace shudu
