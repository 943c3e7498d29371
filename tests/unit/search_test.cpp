// The search behind shudu/search.h: its contract for one puzzle, for many, and for all solutions of one.
#include "shudu/search.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "puzzle_maker.h"
#include "shudu/board.h"

namespace shudu {
namespace {

const Grid seed_puzzle =
    grid_from("......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...").value();
const Grid seed_solution =
    grid_from("981435672235976184764812953146357298578291436392684517827569341619743825453128769").value();

TEST(Search, SolvesAndProvesUniqueness) {
  EXPECT_EQ(solve(seed_puzzle), seed_solution);
  EXPECT_EQ(count_solutions(seed_puzzle), 1U);
  EXPECT_TRUE(has_unique_solution(seed_puzzle));
  EXPECT_EQ(solve(seed_solution), seed_solution);
}

TEST(Search, ConflictingCluesHaveNoSolution) {
  Grid full_with_duplicate = seed_solution;
  full_with_duplicate.set(Cell{80}, full_with_duplicate[Cell{79}]);
  EXPECT_EQ(solve(full_with_duplicate), std::nullopt);
  Grid one_blank = full_with_duplicate;
  one_blank.clear(Cell{0});
  EXPECT_EQ(count_solutions(one_blank), 0U);
  EXPECT_EQ(enumerate(one_blank, [](const Grid&) { return true; }).answer.count, 0U);
}

TEST(Search, StopsAtTheLimit) {
  for (std::uint64_t limit : {1, 2, 3, 1000}) EXPECT_EQ(count_solutions(Grid{}, limit), limit);
}

TEST(Search, EnumeratesInLexicographicOrder) {
  std::vector<Grid> found;
  const SearchResult result = enumerate(Grid{}, [&](const Grid& solution) {
    found.push_back(solution);
    return found.size() < 2000;
  });
  ASSERT_EQ(found.size(), 2000U);
  EXPECT_EQ(result.answer.solution, found.front());
  EXPECT_EQ(to_line(found.front()).substr(0, 27), "123456789456789123789123456");
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_TRUE(is_solution(found[i]));
    EXPECT_TRUE(i == 0 || found[i - 1] < found[i]);
  }
}

TEST(Search, UsesOnlyTheCandidatesGiven) {
  Candidates only{seed_puzzle};
  EXPECT_EQ(search(only, 2).answer.solution, seed_solution);
  const Cell blank = seed_puzzle.blanks().first();
  only.remove(blank, seed_solution[blank]);
  EXPECT_EQ(search(only, 2).answer.count, 0U);
  EXPECT_EQ(enumerate(only, [](const Grid&) { return true; }).answer.count, 0U);

  Candidates free;  // a Sukaku: no clues, only candidates
  for (Cell cell : all_cells()) free.set(cell, DigitSet{seed_solution[cell], seed_solution[cell] % 9 + 1});
  const Answer answer = search(free, 10).answer;
  EXPECT_GE(answer.count, 1U);
  for (Cell cell : all_cells()) EXPECT_TRUE(free[cell].contains(answer.solution[cell]));
}

TEST(Search, CountsItsWork) {
  const SearchResult result = search(seed_puzzle, 2);
  EXPECT_EQ(result.stats.nodes, result.stats.guesses + 1);
  EXPECT_LT(result.stats.backtracks, result.stats.nodes);
  EXPECT_EQ(search(seed_solution).stats, (SearchStats{.nodes = 1, .guesses = 0, .backtracks = 0, .sweeps = 1}));
}

TEST(Search, AnswersManyAtOnceInOrder) {
  std::vector<Grid> clues;
  for (int i = 0; i < 333; ++i) {
    Grid grid = seed_solution;
    for (int j = 0; j <= i % 60; ++j) grid.clear(Cell{(i * 7 + j * 13) % 81});
    clues.push_back(i % 10 == 9 ? Grid{} : grid);
  }
  std::vector<Answer> one(clues.size());
  search_all(clues, one, 2, 1);
  for (int threads : {2, 3, 64}) {
    std::vector<Answer> many(clues.size());
    search_all(clues, many, 2, threads);
    for (std::size_t i = 0; i < clues.size(); ++i) {
      EXPECT_EQ(many[i].count, one[i].count);
      EXPECT_EQ(many[i].solution, one[i].solution);
      EXPECT_EQ(search(clues[i], 2).answer.solution, one[i].solution);
    }
  }
  search_all({}, {}, 1, 4);
}

RC_GTEST_PROP(Search, SolutionsExtendTheirClues, (std::uint64_t seed)) {
  test::PuzzleMaker maker{seed};
  Grid clues = maker.full_grid();
  for (Cell cell : all_cells()) {
    if (maker.random().below(100) < 60) clues.clear(cell);
  }
  const Answer answer = search(clues, 2).answer;
  RC_ASSERT(answer.count >= 1U);
  RC_ASSERT(answer.solution.extends(clues));
  RC_ASSERT(is_solution(answer.solution));
  const Answer smallest = enumerate(clues, [](const Grid&) { return false; }).answer;
  RC_ASSERT(smallest.solution <= answer.solution);
}

}  // namespace
}  // namespace shudu
