// The search of variants, compared with the classic engine and with known numbers of grids.
#include "shudu/variant.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "puzzle_maker.h"
#include "shudu/format.h"
#include "shudu/search.h"
#include "variant/model/model.h"
#include "variant/program/program.h"
#include "variant/search/engine.h"

namespace shudu::variant {
namespace {

Puzzle puzzle_of_grid(const Grid& clues) {
  Puzzle puzzle = blank(square(9));
  for (const shudu::Cell cell : clues.filled()) {
    puzzle.candidates[static_cast<std::size_t>(cell.index())] = Values{1} << (clues[cell] - 1);
  }
  return puzzle;
}

// The search of variants itself. search() passes puzzles without further rules on to the classic engine.
std::uint64_t count_by_engine(const Puzzle& puzzle, std::uint64_t limit, std::string* solution = nullptr) {
  const Program program = program_of(model_of(puzzle));
  std::uint64_t count = 0;
  if (std::ranges::find(program.start, Values{0}) != program.start.end()) return 0;
  run_engine({.program = program,
              .start = program.start,
              .on_solution =
                  [&](std::span<const std::uint8_t> numbers) {
                    if (count == 0 && solution != nullptr) {
                      for (const std::uint8_t number : numbers) *solution += static_cast<char>('1' + number);
                    }
                    return ++count < limit;
                  },
              .go_on = {}});
  return count;
}

TEST(VariantSearch, AgreesWithTheClassicEngineOnClassicPuzzles) {
  test::PuzzleMaker maker{17};
  for (int i = 0; i < 150; ++i) {
    const Grid clues = i % 3 == 0 ? maker.several(40) : maker.unique(i % 3 == 1 ? 17 : 26);
    std::string solution;
    const std::uint64_t count = count_by_engine(puzzle_of_grid(clues), 50, &solution);
    const shudu::SearchResult classic = shudu::search(clues, 50);
    ASSERT_EQ(count, classic.answer.count) << to_line(clues);
    if (count == 1) {
      EXPECT_EQ(solution, to_line(classic.answer.solution));
    }
    const SearchResult passed_on = search(puzzle_of_grid(clues), {.limit = 50});
    EXPECT_EQ(passed_on.count, count);
    EXPECT_TRUE(passed_on.complete);
  }
}

// With 1 only in r1c3 or r1c4, cells that see both cannot be 1. No row, column or box has them together.
TEST(VariantSearch, RemovesValuesFromCellsThatSeeAllTheirPlaces) {
  Puzzle puzzle = *read(".AntiKing.~R9C9_2");
  for (std::size_t c = 0; c < 9; ++c) {
    if (c != 2 && c != 3) puzzle.candidates[c] &= ~Values{1};
  }
  const Program program = program_of(model_of(puzzle));
  std::vector<Values> left(program.start.size());
  ASSERT_TRUE(deduce(program, program.start, left));
  for (const std::size_t c : {9 + 2, 9 + 3}) EXPECT_EQ(left[c] & 1, 0U) << c;
  for (const std::size_t c : {9 + 0, 9 + 5, 18 + 2}) EXPECT_EQ(left[c] & 1, 1U) << c;
}

TEST(VariantSearch, CountsAllGridsOfASize) {
  EXPECT_EQ(search(blank(square(4)), {.limit = no_limit}).count, 288U);
  Shape latin = square(4);
  latin.regions.clear();
  EXPECT_EQ(search(blank(latin), {.limit = no_limit}).count, 576U);
  Shape five = square(5);
  five.regions.clear();
  EXPECT_EQ(search(blank(five), {.limit = no_limit}).count, 161280U);
  Shape raw = square(3);
  raw.regions.clear();
  raw.lines = false;
  EXPECT_EQ(search(blank(raw), {.limit = no_limit}).count, 19683U);
}

TEST(VariantSearch, FindsTheSameSolutionsOnSeveralThreads) {
  const auto all = [](int threads) {
    std::set<Solution> solutions;
    const SearchResult result =
        enumerate(blank(square(4)), [&](const Solution& solution) { return solutions.insert(solution).second; },
                  {.limit = no_limit, .threads = threads});
    EXPECT_TRUE(result.complete);
    EXPECT_EQ(result.count, solutions.size());
    return solutions;
  };
  EXPECT_EQ(all(1).size(), 288U);
  EXPECT_EQ(all(1), all(3));
}

TEST(VariantSearch, LosesNothingWhenThreadsShareTheirWork) {
  Shape latin = square(5);
  latin.regions.clear();
  EXPECT_EQ(search(blank(latin), {.limit = no_limit, .threads = 3}).count, 161280U);
}

TEST(VariantSearch, StopsAtTheLimitAndWhenAsked) {
  const Puzzle open = blank(square(6));
  const SearchResult ten = search(open, {.limit = 10});
  EXPECT_EQ(ten.count, 10U);
  EXPECT_TRUE(ten.complete);
  EXPECT_TRUE(holds(open, ten.solution));
  const SearchResult few = search(open, {.limit = no_limit, .max_guesses = 1000});
  EXPECT_FALSE(few.complete);
  const SearchResult asked =
      search(open, {.limit = no_limit, .threads = 2, .go_on = [](double, std::uint64_t) { return false; }});
  EXPECT_FALSE(asked.complete);
}

TEST(VariantSearch, FindsWhatEverySolutionHasInCommon) {
  Puzzle puzzle = blank(square(4));
  puzzle.candidates[0] = 1;  // the value 1
  const TrueCandidates found = true_candidates(puzzle);
  EXPECT_TRUE(found.complete);
  const std::vector<Values> values = found.candidates();
  EXPECT_EQ(values[0], 1U);
  EXPECT_EQ(values[1], 0b1110U);
  EXPECT_EQ(values[15], 0b1111U);
  const TrueCandidates counted = true_candidates(puzzle, 1000);
  EXPECT_EQ(counted.counts[0][0], 72U);
  EXPECT_EQ(counted.counts[1][1], 24U);

  puzzle.clues.push_back({.rule = find_rule("clone"), .parts = {{0}, {10}}});
  const auto equal = always_equal(puzzle);
  EXPECT_NE(std::ranges::find(equal, std::pair<Cell, Cell>{0, 10}), equal.end());
  EXPECT_EQ(std::ranges::find(equal, std::pair<Cell, Cell>{0, 15}), equal.end());
}

TEST(VariantSearch, NamesCluesThatAreNotNeeded) {
  Puzzle puzzle = blank(square(4));
  const Solution grid = search(puzzle, {.limit = 1}).solution;
  for (std::size_t c = 0; c < grid.size(); ++c) puzzle.candidates[c] = puzzle.shape.bit(grid[c]);
  puzzle.clues.push_back({.rule = find_rule("killer_cage"), .parts = {{0, 1}}, .numbers = {grid[0] + grid[1]}});
  const Unnecessary found = unnecessary_clues(puzzle);
  EXPECT_EQ(found.clues, std::vector<std::size_t>{0});
  EXPECT_EQ(found.givens.size(), 16U);
}

TEST(VariantSearch, RandomSolutionsDifferAndHold) {
  const Puzzle puzzle = blank(square(9));
  std::set<Solution> found;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const SearchResult result = random_solution(puzzle, seed);
    EXPECT_TRUE(holds(puzzle, result.solution));
    found.insert(result.solution);
  }
  EXPECT_EQ(found.size(), 5U);
  EXPECT_EQ(random_solution(puzzle, 3).solution, random_solution(puzzle, 3).solution);
}

}  // namespace
}  // namespace shudu::variant
