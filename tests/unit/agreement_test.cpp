// Agreement: seven independent algorithms and the search give the same answers on all kinds of puzzles.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "puzzle_maker.h"
#include "shudu/board.h"
#include "shudu/gallery.h"
#include "shudu/search.h"

namespace shudu {
namespace {

using gallery::Algorithm;
using gallery::algorithms;

std::vector<Grid> solutions_by(const Algorithm& algorithm, const Grid& clues, std::uint64_t limit) {
  std::vector<Grid> found;
  algorithm.solve(clues, limit, [&](const Grid& solution) { return found.push_back(solution), true; });
  return found;
}

std::vector<Grid> solutions_by_enumeration(const Grid& clues, std::uint64_t limit) {
  std::vector<Grid> found;
  enumerate(clues, [&](const Grid& solution) { return found.push_back(solution), found.size() < limit; });
  return found;
}

// Compares every function of the search with the complete list of solutions in lexicographic order.
void expect_search_to_agree(const Grid& clues, const std::vector<Grid>& all) {
  const std::uint64_t n = all.size();
  EXPECT_EQ(solutions_by_enumeration(clues, no_limit), all);
  EXPECT_EQ(count_solutions(clues), n);
  EXPECT_EQ(count_solutions(clues, 2), std::min<std::uint64_t>(n, 2));
  EXPECT_EQ(has_unique_solution(clues), n == 1);
  EXPECT_EQ(search(clues, n + 1).answer.count, n);
  const std::optional<Grid> one = solve(clues);
  EXPECT_EQ(one.has_value(), n > 0);
  if (one) {
    EXPECT_TRUE(std::ranges::binary_search(all, *one));
  }
}

// Runs all algorithms for all solutions. Returns these in lexicographic order.
std::vector<Grid> expect_agreement(const Grid& clues, std::span<const Algorithm> asked = algorithms()) {
  SCOPED_TRACE(to_line(clues));
  std::vector<Grid> all = solutions_by(asked.back(), clues, no_limit);
  std::ranges::sort(all);
  for (const Algorithm& algorithm : asked) {
    std::vector<Grid> found = solutions_by(algorithm, clues, no_limit);
    if (!algorithm.lexicographic) std::ranges::sort(found);
    EXPECT_EQ(found, all) << algorithm.id;
  }
  expect_search_to_agree(clues, all);
  return all;
}

TEST(Agreement, OnPuzzlesWithOneSolution) {
  test::PuzzleMaker maker{101};
  for (int i = 0; i < 20; ++i) EXPECT_EQ(expect_agreement(maker.unique(28)).size(), 1U);
}

// Plain backtracking needs seconds for a minimal puzzle, so only the six algorithms that deduce are run.
TEST(Agreement, OnMinimalPuzzles) {
  test::PuzzleMaker maker{102};
  for (int i = 0; i < 30; ++i) EXPECT_EQ(expect_agreement(maker.unique(), algorithms().subspan(2)).size(), 1U);
}

TEST(Agreement, OnPuzzlesWithSeveralSolutions) {
  test::PuzzleMaker maker{103};
  for (int i = 0; i < 20; ++i) {
    const Grid clues = maker.several(200, 28);
    EXPECT_EQ(expect_agreement(clues).size(), maker.count(clues, no_limit));
  }
  for (int i = 0; i < 10; ++i) EXPECT_GT(expect_agreement(maker.several(100), algorithms().subspan(2)).size(), 1U);
}

TEST(Agreement, OnPuzzlesWithoutSolution) {
  test::PuzzleMaker maker{104};
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(expect_agreement(maker.impossible(32)).empty());
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(expect_agreement(maker.impossible(), algorithms().subspan(2)).empty());
}

TEST(Agreement, OnConflictingClues) {
  test::PuzzleMaker maker{105};
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(expect_agreement(maker.conflicting()).empty());
}

TEST(Agreement, OnScribbles) {
  test::PuzzleMaker maker{106};
  for (int i = 0; i < 200; ++i) {
    const Grid clues = maker.scribble(2 + i % 6);
    if (has_conflict(clues)) expect_agreement(clues);
  }
}

TEST(Agreement, OnFullGrids) {
  test::PuzzleMaker maker{107};
  for (int i = 0; i < 50; ++i) {
    const Grid full = maker.full_grid();
    EXPECT_EQ(expect_agreement(full), std::vector{full});
  }
}

// There are too many solutions to count. The algorithms with lexicographic order must begin with the same ones. The
// others must find as many different ones.
TEST(Agreement, OnTheEmptyGridUpToALimit) {
  const std::uint64_t limit = 1000;
  const std::vector<Grid> first = solutions_by_enumeration(Grid{}, limit);
  ASSERT_EQ(first.size(), limit);
  EXPECT_TRUE(std::ranges::is_sorted(first));
  for (const Algorithm& algorithm : algorithms()) {
    const std::vector<Grid> found = solutions_by(algorithm, Grid{}, limit);
    if (algorithm.lexicographic) {
      EXPECT_EQ(found, first) << algorithm.id;
    } else {
      EXPECT_EQ(std::set(found.begin(), found.end()).size(), limit) << algorithm.id;
      EXPECT_TRUE(std::ranges::all_of(found, is_solution)) << algorithm.id;
    }
  }
}

TEST(Agreement, OnManyPuzzlesAtOnce) {
  test::PuzzleMaker maker{108};
  std::vector<Grid> clues;
  for (int i = 0; i < 40; ++i) {
    clues.push_back(maker.unique());
    clues.push_back(maker.several(5));
    clues.push_back(maker.impossible());
    clues.push_back(maker.conflicting());
  }
  for (int threads : {1, 3}) {
    std::vector<Answer> answers(clues.size());
    search_all(clues, answers, 2, threads);
    for (std::size_t i = 0; i < clues.size(); ++i) {
      const std::vector<Grid> found = solutions_by(algorithms().back(), clues[i], no_limit);
      EXPECT_EQ(answers[i].count, std::min<std::size_t>(found.size(), 2)) << to_line(clues[i]);
      if (!found.empty()) {
        EXPECT_NE(std::ranges::find(found, answers[i].solution), found.end()) << to_line(clues[i]);
      } else {
        EXPECT_EQ(answers[i].solution, Grid{});
      }
    }
  }
}

}  // namespace
}  // namespace shudu
