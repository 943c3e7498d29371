// The search that learns from conflicts, compared with the search of positions side by side.
#include "variant/learn/learner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "shudu/random.h"
#include "shudu/variant.h"
#include "variant/program/program.h"
#include "variant/search/engine.h"

namespace shudu::variant {
namespace {

std::uint64_t count_side_by_side(const Puzzle& puzzle, std::uint64_t limit) {
  const Program program = program_of(model_of(puzzle));
  std::uint64_t count = 0;
  if (program.impossible || std::ranges::find(program.start, Values{0}) != program.start.end()) return 0;
  run_engine({.program = program,
              .start = program.start,
              .on_solution = [&](std::span<const std::uint8_t>) { return ++count < limit; },
              .go_on = {}});
  return count;
}

// The number of solutions up to the limit. Each must be a solution, and none may be found twice.
std::uint64_t count_by_learning(const Puzzle& puzzle, std::uint64_t limit) {
  const Model model = model_of(puzzle);
  EXPECT_TRUE(learn::only_differences(model));
  const learn::Problem problem = learn::problem_of(model, model.candidates());
  learn::Learner learner{problem};
  std::set<Solution> found;
  while (found.size() < limit && learner.next({}, no_limit) == learn::Learner::Outcome::solution) {
    Solution solution(puzzle.candidates.size(), no_value);
    for (std::size_t v = 0; v < problem.candidates.size(); ++v) {
      const auto [cell, value] = problem.candidates[v];
      if (learner.holds(static_cast<learn::Variable>(v)))
        solution[cell] = static_cast<std::int8_t>(puzzle.shape.lowest + value);
    }
    EXPECT_TRUE(holds(puzzle, solution));
    EXPECT_TRUE(found.insert(solution).second);
  }
  return found.size();
}

// Some cells of a random grid of the shape: all are right, or one is changed at random.
Puzzle random_puzzle(const Shape& shape, Random& random, std::size_t givens, bool change) {
  Puzzle puzzle = blank(shape);
  const Solution grid = random_solution(puzzle, random.next()).solution;
  const auto random_cell = [&] { return random.below(puzzle.candidates.size()); };
  for (std::size_t i = 0; i < givens; ++i) {
    const std::size_t cell = random_cell();
    puzzle.candidates[cell] = shape.bit(grid[cell]);
  }
  if (change) puzzle.candidates[random_cell()] = Values{1} << random.below(static_cast<std::uint64_t>(shape.values));
  return puzzle;
}

TEST(VariantLearn, AgreesWithTheSearchSideBySide) {
  Random random{4};
  Shape latin = square(5);
  latin.regions.clear();
  Shape jigsaw = square(4);
  jigsaw.regions = {{0, 1, 2, 4}, {3, 6, 7, 10}, {5, 8, 9, 12}, {11, 13, 14, 15}};
  for (const Shape& shape : {square(4), latin, jigsaw, square(6), square(9), square(16)}) {
    const auto cells = static_cast<std::size_t>(shape.cells());
    std::set<std::uint64_t> counts;
    for (int i = 0; i < 24; ++i) {
      const std::size_t givens = cells * (shape.values > 6 ? 40 + random.below(25) : 10 + random.below(50)) / 100;
      const Puzzle puzzle = random_puzzle(shape, random, givens, i % 4 == 3);
      const std::uint64_t count = count_by_learning(puzzle, 100);
      ASSERT_EQ(count, count_side_by_side(puzzle, 100)) << shape.values << " values, puzzle " << i;
      counts.insert(count);
    }
    EXPECT_GE(counts.size(), 3U) << shape.values;  // the puzzles are not all alike
  }
}

TEST(VariantLearn, KnowsPairsOfCellsThatDiffer) {
  Random random{5};
  for (int i = 0; i < 20; ++i) {
    Puzzle puzzle = random_puzzle(square(6), random, 5, false);
    puzzle.clues.push_back({.rule = find_rule(i % 2 == 0 ? "anti_knight" : "anti_king")});
    EXPECT_EQ(count_by_learning(puzzle, 200), count_side_by_side(puzzle, 200));
  }
  Puzzle sums = blank(square(6));
  sums.clues.push_back({.rule = find_rule("killer_cage"), .parts = {{0, 1}}, .numbers = {5}});
  EXPECT_FALSE(learn::only_differences(model_of(sums)));
}

// A grid of side 25 without some of its cells.
Puzzle large_puzzle(Random& random, std::uint64_t percent_given) {
  Puzzle puzzle = blank(square(25));
  for (int r = 0; r < 25; ++r) {
    for (int c = 0; c < 25; ++c) {
      if (random.below(100) >= percent_given) continue;
      puzzle.candidates[puzzle.shape.cell(r, c)] = Values{1} << (5 * r + r / 5 + c) % 25;
    }
  }
  return puzzle;
}

TEST(VariantLearn, AnswersForLargeGrids) {
  Random random{7};
  bool several = false;
  for (const std::uint64_t percent : {75U, 65U, 60U}) {
    const Puzzle puzzle = large_puzzle(random, percent);
    const SearchResult found = search(puzzle, {.limit = 50});
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.count, count_side_by_side(puzzle, 50));
    EXPECT_TRUE(holds(puzzle, found.solution));
    several = several || found.count > 1;
  }
  EXPECT_TRUE(several);
}

TEST(VariantLearn, PassesOnPuzzlesWithManySolutions) {
  Random random{7};
  const Puzzle puzzle = large_puzzle(random, 30);
  std::set<Solution> solutions;
  const SearchResult found =
      enumerate(puzzle, [&](const Solution& solution) { return solutions.insert(solution).second; }, {.limit = 1200});
  EXPECT_EQ(found.count, 1200U);
  EXPECT_EQ(solutions.size(), 1200U);
}

TEST(VariantLearn, FindsNoSolution) {
  Random random{9};
  Puzzle puzzle = large_puzzle(random, 50);
  puzzle.candidates[0] = puzzle.candidates[1] = 1;
  SearchResult found = search(puzzle);
  EXPECT_EQ(found.count, 0U);
  EXPECT_TRUE(found.complete);
  // Two candidates for three cells of a row.
  puzzle = blank(square(25));
  for (const std::size_t cell : {0U, 5U, 10U}) puzzle.candidates[cell] = 3;
  found = search(puzzle);
  EXPECT_EQ(found.count, 0U);
  EXPECT_TRUE(found.complete);
}

TEST(VariantLearn, CanBeStopped) {
  Random random{7};
  const Puzzle puzzle = large_puzzle(random, 30);
  const SearchResult limited = search(puzzle, {.limit = 500, .max_guesses = 10});
  EXPECT_FALSE(limited.complete);
  EXPECT_GE(limited.stats.guesses, 10U);
}

}  // namespace
}  // namespace shudu::variant
