#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "logic/explainer/memory.h"
#include "logic/explainer/solver.h"
#include "puzzle_maker.h"
#include "shudu/rating.h"
#include "shudu/words.h"

namespace shudu::logic {
namespace {

const ExplainerOptions one_solution{.uniqueness = true};

State state_of(const char* puzzle) { return State{*grid_from(puzzle)}; }

// Puzzles of our own that need a rarely used rule, with the ratings of Sudoku Explainer 1.2.1.3.
struct Rated {
  const char* puzzle;
  const char* rating;
};
constexpr Rated rated[] = {
    {"......2....2.759...7.....18....61.7..9.7..1...5.9....69..426....4.........6.83...", "6.6/1.2/1.2"},
    {"..............481..89..7..5...5....8...839.42....4..59..8.21.....3..8..75.2.9....", "4.6/1.2/1.2"},
    {"...3.794.5....4627..9.....371...........7..1.....4.2..2...9...5.6...27....5..6...", "6.6/1.2/1.2"},
    {"..............32.8...197..........3.6..92...4..76..1.926..4.....9.........3.127..", "7.1/1.2/1.2"},
    {"......53.........7..1.56.9..2.8.....3..67...9..9..1......4...1...378.2...4..2.6..", "7.2/1.2/1.2"},
    {"..5...9..49.15.7.31....7...8........36.4...8..2....3.1..1...8.27..6........31..5.", "7.1/1.2/1.2"},
    {"...6.17..9...7..8...15.8..9.9.42.6....7...3.5.....6.......3...7.3.....5..5.1...2.", "6.6/1.2/1.2"},
    {"......9..74..28.......3..2493...51..5.1.6.........98.5.......1..95.47...4....6..8", "7.2/1.2/1.2"},
    {"..........65..1.4..38.2.6....7..6....8....42....41........6..13......9..52.37....", "8.4/1.2/1.2"},
    {"..65.7..1.....1.6..213....5.5..9.....1.7.4.....32.....2..1....8.45.....78....6...", "8.4/1.2/1.2"},
    {".......8.15...63..6.3.2....9.2..4.1.............961.75...5.....7..8...4.....3...9", "7.2/1.2/1.2"},
    {"3.6..59....7.....4...7..5.3...1293..5..3...7..........1...3.46...4.....1...2.....", "7.1/1.2/1.2"},
};

TEST(Explainer, RatesAsTheOriginal) {
  for (const auto& [puzzle, rating] : rated)
    EXPECT_EQ(to_string(explainer_rating(state_of(puzzle), one_solution)), rating) << puzzle;
}

TEST(Explainer, RatesItsPath) {
  for (const auto& [puzzle, rating] : rated) {
    const Path path = explainer_path(state_of(puzzle), one_solution);
    EXPECT_EQ(path.end, Path::End::solved);
    EXPECT_EQ(to_string(rating_of(path)), rating) << puzzle;
  }
}

TEST(Explainer, EveryStepKeepsTheSolutionAndCanBeTold) {
  test::PuzzleMaker maker{20};
  for (int i = 0; i < 150; ++i) {
    const Grid puzzle = maker.unique(22 + i % 8);
    Grid solution;
    maker.count(puzzle, 1, &solution);
    const Path path = explainer_path(State{puzzle}, one_solution);
    ASSERT_EQ(path.end, Path::End::solved) << to_line(puzzle);
    for (const Step& step : path.steps) {
      ASSERT_NE(step.technique, nullptr);
      EXPECT_GE(step.rating, step.technique->id == "hidden_single" ? 12 : step.technique->rating) << step.technique->id;
      EXPECT_NE(step.placements.empty(), step.eliminations.empty());
      for (Candidate candidate : step.placements) EXPECT_EQ(solution[candidate.cell], candidate.digit);
      for (Candidate candidate : step.eliminations) EXPECT_NE(solution[candidate.cell], candidate.digit);
      for (const LanguageEntry& one : languages()) {
        EXPECT_FALSE(describe(step, one.language).empty());
      }
    }
  }
}

// The rating skips searches that found nothing in an unchanged part of the board. The result must stay the same.
TEST(Explainer, MemoryChangesNothing) {
  test::PuzzleMaker maker{21};
  for (int i = 0; i < 60; ++i) {
    const State start{maker.unique()};
    // The same path by a walk that finds each step without the memory.
    const Walk forgetful{start, [](const State& state) {
                           Walk fresh = explainer_walk(state, one_solution);
                           const Step* step = fresh.next();
                           return step == nullptr ? std::nullopt : std::optional{*step};
                         }};
    EXPECT_EQ(explainer_rating(start, one_solution), rating_of(path_of(forgetful)));
  }
}

TEST(Explainer, ContradictionsHaveNoRating) {
  test::PuzzleMaker maker{22};
  EXPECT_EQ(explainer_rating(State{maker.conflicting()}), ExplainerRating{});
  State emptied{maker.unique(30)};
  const Cell cell = emptied.blanks().first();
  for (int digit : emptied.candidates(cell)) emptied.remove(cell, digit);
  EXPECT_EQ(explainer_rating(emptied), ExplainerRating{});
  EXPECT_EQ(explainer_path(emptied).end, Path::End::contradiction);
}

TEST(Explainer, ASolvedGridIsRatedZero) {
  test::PuzzleMaker maker{23};
  EXPECT_EQ(explainer_rating(State{maker.full_grid()}), ExplainerRating{});
}

// A full grid without four cells that hold two digits crosswise in two rows, two columns and two boxes. The two digits
// can be exchanged, so there are two solutions.
Grid with_two_solutions() {
  for (std::uint64_t seed = 24;; ++seed) {
    Grid grid = test::PuzzleMaker{seed}.full_grid();
    for (Cell first : all_cells()) {
      for (Cell last : all_cells()) {
        const Cell right = Cell::at(first.row(), last.col()), below = Cell::at(last.row(), first.col());
        if (first.row() == last.row() || first.col() == last.col() || first.band() != last.band()) continue;
        if (grid[first] != grid[last] || grid[right] != grid[below]) continue;
        for (Cell cell : {first, last, right, below}) grid.clear(cell);
        return grid;
      }
    }
  }
}

TEST(Explainer, UnsolvedIsTwenty) {
  const State state{with_two_solutions()};
  const auto options = ExplainerOptions{.uniqueness = false};
  EXPECT_EQ(explainer_path(state, options).end, Path::End::stuck);
  EXPECT_EQ(to_string(explainer_rating(state, options)), "20.0/0.0/0.0");
}

TEST(Explainer, UniquenessCanBeSwitchedOff) {
  for (const auto& [puzzle, rating] : rated) {
    const Path path = explainer_path(state_of(puzzle), {.uniqueness = false});
    for (const Step& step : path.steps) EXPECT_FALSE(step.technique->needs_uniqueness);
  }
}

TEST(Explainer, TheFirstStepsDecideTheLesserNumbers) {
  Path path{.steps = std::vector<Step>(3), .last = State{Grid{}}, .end = Path::End::solved, .contradiction = {}};
  path.steps[0].rating = 26;
  path.steps[1].rating = 34;
  path.steps[1].placements = {{Cell{0}, 1}};
  path.steps[2].rating = 42;
  EXPECT_EQ(to_string(rating_of(path)), "4.2/3.4/2.6");
}

}  // namespace
}  // namespace shudu::logic
