#include <gtest/gtest.h>

#include <array>
#include <numeric>

#include "puzzle_maker.h"
#include "shudu/rating.h"

namespace shudu::logic {
namespace {

// A random symmetry of the rules: digits renamed, bands, stacks, rows and columns exchanged, perhaps mirrored.
Grid transformed(const Grid& grid, Random& random) {
  std::array<int, 9> digits, rows, columns;
  std::iota(digits.begin(), digits.end(), 1);
  random.shuffle(std::span{digits});
  const auto lines = [&](std::array<int, 9>& order) {
    std::array<int, 3> bands{0, 1, 2};
    random.shuffle(std::span{bands});
    for (int band = 0; band < 3; ++band) {
      std::array<int, 3> inside{0, 1, 2};
      random.shuffle(std::span{inside});
      for (int i = 0; i < 3; ++i) order[3 * band + i] = 3 * bands[band] + inside[i];
    }
  };
  lines(rows);
  lines(columns);
  const bool mirrored = random.below(2) == 1;
  Grid result;
  for (Cell cell : grid.filled()) {
    const int row = rows[cell.row()], column = columns[cell.col()];
    result.set(mirrored ? Cell::at(column, row) : Cell::at(row, column), digits[grid[cell] - 1]);
  }
  return result;
}

void expect_same_when_transformed(const Grid& puzzle, test::PuzzleMaker& maker, int times) {
  const OwnRating rating = own_rating(State{puzzle});
  for (int i = 0; i < times; ++i) {
    const Grid other = transformed(puzzle, maker.random());
    EXPECT_EQ(own_rating(State{other}), rating) << to_line(puzzle) << " and " << to_line(other);
  }
}

TEST(OwnRating, SurvivesEverySymmetry) {
  test::PuzzleMaker maker{41};
  for (int i = 0; i < 60; ++i) expect_same_when_transformed(maker.unique(), maker, 4);
}

TEST(OwnRating, SurvivesEverySymmetryWithoutASolutionToo) {
  test::PuzzleMaker maker{42};
  for (int i = 0; i < 10; ++i) {
    expect_same_when_transformed(maker.several(3, 24), maker, 2);
    expect_same_when_transformed(maker.impossible(26), maker, 2);
    expect_same_when_transformed(maker.conflicting(), maker, 2);
  }
}

TEST(OwnRating, SolvesWhatHasOneSolution) {
  test::PuzzleMaker maker{43};
  for (int i = 0; i < 200; ++i) {
    const Grid puzzle = maker.unique();
    const OwnRating rating = own_rating(State{puzzle});
    EXPECT_EQ(rating.end, OwnRating::End::solved) << to_line(puzzle);
    EXPECT_GT(rating.difficulty, 0);
    EXPECT_GT(rating.width, 0);
    EXPECT_GT(rating.rounds, 0);
    EXPECT_FALSE(rating.hardest.empty());
  }
}

TEST(OwnRating, AnEasyPuzzleIsEasierThanAHardOne) {
  const Grid easy = *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Grid hard = *grid_from("......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...");
  const OwnRating of_easy = own_rating(State{easy}), of_hard = own_rating(State{hard});
  EXPECT_LE(of_easy.difficulty, 23);
  EXPECT_LT(of_easy.difficulty, of_hard.difficulty);
  EXPECT_LT(of_easy.effort, of_hard.effort);
}

TEST(OwnRating, NothingToDoIsNoWork) {
  test::PuzzleMaker maker{44};
  const OwnRating rating = own_rating(State{maker.full_grid()});
  EXPECT_EQ(rating.end, OwnRating::End::solved);
  EXPECT_EQ(rating.difficulty, 0);
  EXPECT_EQ(rating.effort, 0);
}

}  // namespace
}  // namespace shudu::logic
