// The vicinity of puzzles, compared with brute force.
#include "shudu/generate.h"

#include <gtest/gtest.h>

#include <set>

#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {
namespace {

std::set<Grid> brute(const Grid& clues, CellSet gone, int add) {
  Grid left = clues;
  for (Cell cell : gone) left.clear(cell);
  std::set<Grid> found;
  if (add == 0) {
    if (has_unique_solution(left)) found.insert(left);
    return found;
  }
  for (Cell cell : all_cells()) {
    if (left[cell] != 0) continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if (gone.contains(cell) && clues[cell] == digit) continue;
      Grid more = left;
      more.set(cell, digit);
      if (add == 1) {
        if (has_unique_solution(more)) found.insert(more);
      } else {
        for (const Grid& grid : brute(more, {}, add - 1)) {
          bool back = false;
          for (Cell other : gone) back = back || grid[other] == clues[other];
          if (!back) found.insert(grid);
        }
      }
    }
  }
  return found;
}

TEST(Vicinity, IsAllThereIs) {
  int puzzles = 0;
  for (const MadePuzzle& made : make_puzzles({}, 5, 0, 3)) {
    for (const std::uint64_t number : {0U, 7U, 20U}) {
      const CellSet gone = choice(made.clues.filled(), 1, number);
      const Neighbours near = neighbours(made.clues, gone, 1, false);
      const std::set<Grid> found{near.puzzles.begin(), near.puzzles.end()};
      EXPECT_EQ(found.size(), near.puzzles.size());
      EXPECT_EQ(found, brute(made.clues, gone, 1));
      puzzles += static_cast<int>(found.size());
    }
  }
  EXPECT_GT(puzzles, 0);
}

TEST(Vicinity, AddsTwo) {
  const Grid clues = make_puzzles({}, 6, 0, 1).front().clues;
  const CellSet gone = choice(clues.filled(), 1, 3);
  const Neighbours near = neighbours(clues, gone, 2, false);
  const std::set<Grid> found{near.puzzles.begin(), near.puzzles.end()};
  EXPECT_EQ(found.size(), near.puzzles.size());
  // Checking all of them would take long, so only those with one more clue are checked.
  const Grid one = near.puzzles.front();
  for (Cell cell : one.filled()) {
    if (clues[cell] != 0) continue;
    Grid with = clues;
    for (Cell away : gone) with.clear(away);
    with.set(cell, one[cell]);
    for (const Grid& grid : brute(with, {}, 1)) {
      bool back = false;
      for (Cell away : gone) back = back || grid[away] == clues[away];
      EXPECT_EQ(found.contains(grid), !back);
    }
  }
}

TEST(Vicinity, MinimalOnly) {
  const Grid clues = make_puzzles({}, 7, 0, 1).front().clues;
  for (std::uint64_t number = 0; number < 5; ++number) {
    for (const Grid& grid : neighbours(clues, choice(clues.filled(), 2, number), 2, true).puzzles) {
      EXPECT_TRUE(redundant_clues(grid).empty());
    }
  }
  EXPECT_TRUE(neighbours(Grid{}, {}, 2, false, 1000).too_many);
}

// With many solutions, every possible clue is tried.
TEST(Vicinity, OneClueAmongManySolutions) {
  const Grid clues = make_puzzles({}, 7, 0, 1).front().clues;
  std::size_t found = 0;
  for (std::uint64_t number = 0; number < choices(clues.clue_count(), 2) && found < 5; ++number) {
    const CellSet gone = choice(clues.filled(), 2, number);
    Grid left = clues;
    for (Cell cell : gone) left.clear(cell);
    if (count_solutions(left, 1001) <= 1000) continue;
    const Neighbours near = neighbours(clues, gone, 1, false);
    std::set<Grid> expected;
    for (const Grid& grid : brute(left, {}, 1)) {
      if (!clues.extends(grid)) expected.insert(grid);
    }
    EXPECT_EQ((std::set<Grid>{near.puzzles.begin(), near.puzzles.end()}), expected);
    found += near.puzzles.size();
  }
  EXPECT_GT(found, 0U);
}

TEST(Vicinity, ChoicesAreNumbered) {
  const CellSet from{Cell{3}, Cell{10}, Cell{20}, Cell{40}, Cell{80}};
  EXPECT_EQ(choices(5, 3), 10U);
  EXPECT_EQ(choices(3, 5), 0U);
  EXPECT_EQ(choices(81, 0), 1U);
  std::set<std::string> seen;
  for (std::uint64_t i = 0; i < choices(5, 3); ++i) {
    const CellSet chosen = choice(from, 3, i);
    EXPECT_EQ(chosen.size(), 3);
    EXPECT_EQ((chosen & from), chosen);
    std::string names;
    for (Cell cell : chosen) names += name(cell);
    seen.insert(names);
  }
  EXPECT_EQ(seen.size(), 10U);
}

// A barred digit is a removed candidate.
TEST(SearchBarred, IsASearchOfCandidates) {
  std::vector<Grid> clues;
  std::vector<Barred> barred;
  for (const MadePuzzle& made : make_puzzles({}, 8, 0, 40)) {
    for (Cell cell : made.clues.filled()) {
      clues.push_back(made.clues);
      clues.back().clear(cell);
      barred.push_back({cell, made.solution[cell]});
    }
  }
  std::vector<Answer> answers(clues.size());
  search_all(clues, barred, answers, 5);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    Candidates candidates{clues[i]};
    candidates.remove(barred[i].cell, barred[i].digit);
    EXPECT_EQ(answers[i].count, search(candidates, 5).answer.count);
    // Every other solution has another digit there.
    EXPECT_EQ(std::min<std::uint64_t>(answers[i].count + 1, 2), count_solutions(clues[i], 2));
  }
}

}  // namespace
}  // namespace shudu
