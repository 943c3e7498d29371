// The gallery: the table, the contract of all algorithms, and the meaning of their events.
#include "shudu/gallery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "gallery_replayer.h"
#include "puzzle_maker.h"
#include "shudu/board.h"

namespace shudu::gallery {
namespace {

constexpr std::uint64_t unlimited = ~std::uint64_t{0};

const OnSolution go_on = [](const Grid&) { return true; };

Grid grid(std::string_view text) { return grid_from(text).value(); }

// The puzzle of a blog post of 2015. Its author waited 39 minutes for plain backtracking in Swift and 28 seconds in
// C++. The first row of the solution begins with 9 and 8, so nearly all other beginnings are tried before.
const Grid long_wait = grid("......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...");
const Grid long_wait_solution =
    grid("981435672235976184764812953146357298578291436392684517827569341619743825453128769");

TEST(GalleryTable, DescribesEveryAlgorithm) {
  EXPECT_EQ(algorithms().front().id, "backtracking");  // from plain to clever
  for (const Algorithm& algorithm : algorithms()) {
    EXPECT_EQ(find_algorithm(algorithm.id), &algorithm);
    EXPECT_FALSE(algorithm.title.empty());
    EXPECT_EQ(algorithm.idea.back(), '.');
  }
}

TEST(GalleryTable, SaysWhichAlgorithmsCopy) {
  for (const Algorithm& algorithm : algorithms()) {
    bool copies = false;
    for (const CodeLine& line : algorithm.code) copies = copies || line.en.find("copy") != std::string_view::npos;
    EXPECT_EQ(algorithm.copies, copies) << algorithm.id;
  }
}

TEST(GalleryTable, KnowsNoOther) {
  EXPECT_EQ(find_algorithm(""), nullptr);
  EXPECT_EQ(find_algorithm("back"), nullptr);
  EXPECT_EQ(find_algorithm("dancing"), nullptr);
}

class EachAlgorithm : public ::testing::TestWithParam<Algorithm> {
 protected:
  const Algorithm& algorithm() const { return GetParam(); }

  // Solves and traces, compares the two, and returns the solutions in the order found.
  std::vector<Grid> check(const Grid& clues, std::uint64_t limit) {
    SCOPED_TRACE(to_line(clues));
    std::vector<Grid> solutions;
    const Counters counters = algorithm().solve(clues, limit, [&](const Grid& solution) {
      EXPECT_TRUE(is_solution(solution) && solution.extends(clues));
      solutions.push_back(solution);
      return true;
    });
    EXPECT_EQ(counters.solutions, solutions.size());
    EXPECT_LE(counters.solutions, limit);
    EXPECT_LE(counters.max_depth, clues.blanks().size());
    EXPECT_EQ(std::set(solutions.begin(), solutions.end()).size(), solutions.size());
    if (algorithm().lexicographic) {
      EXPECT_TRUE(std::ranges::is_sorted(solutions));
    }

    Replayer replayer{clues, algorithm()};
    std::vector<Grid> traced;
    const Counters watched = algorithm().trace(
        clues, limit,
        [&](const Grid& solution) {
          EXPECT_EQ(solution, replayer.board());
          traced.push_back(solution);
          return true;
        },
        [&](const Event& event) {
          replayer.play(event);
          return !HasFatalFailure();
        });
    EXPECT_EQ(traced, solutions);
    EXPECT_EQ(watched, counters);
    EXPECT_EQ(watched, replayer.counters());
    replayer.rewind();
    if (counters.solutions < limit) {
      replayer.finish();
      for (const Grid& solution : solutions) EXPECT_TRUE(solution.extends(replayer.board()));
    } else {
      EXPECT_EQ(replayer.board(), solutions.back());
    }
    return solutions;
  }
};

INSTANTIATE_TEST_SUITE_P(Gallery, EachAlgorithm, ::testing::ValuesIn(algorithms().begin(), algorithms().end()),
                         [](const auto& instance) { return std::string{instance.param.id}; });
INSTANTIATE_TEST_SUITE_P(ViewpointSets, EachAlgorithm,
                         ::testing::ValuesIn(viewpoint_algorithms().begin(), viewpoint_algorithms().end()),
                         [](const auto& instance) { return std::string{instance.param.id}; });

TEST_P(EachAlgorithm, SolvesPuzzlesWithOneSolution) {
  test::PuzzleMaker maker{1};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(check(maker.unique(30), unlimited).size(), 1U);
}

TEST_P(EachAlgorithm, FindsEverySolution) {
  test::PuzzleMaker maker{2};
  for (int i = 0; i < 5; ++i) {
    const Grid clues = maker.several(50, 30);
    const std::uint64_t all = maker.count(clues, unlimited);
    EXPECT_EQ(check(clues, unlimited).size(), all);
    EXPECT_EQ(check(clues, all).size(), all);
    EXPECT_EQ(check(clues, all - 1).size(), all - 1);
    EXPECT_EQ(check(clues, 1).size(), 1U);
  }
}

TEST_P(EachAlgorithm, FindsNoneWhereThereIsNone) {
  test::PuzzleMaker maker{3};
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(check(maker.impossible(34), unlimited).empty());
}

TEST_P(EachAlgorithm, AnswersConflictingCluesWithoutSearching) {
  test::PuzzleMaker maker{4};
  for (int i = 0; i < 20; ++i) {
    const Counters counters = algorithm().trace(
        maker.conflicting(), 1, [](const Grid&) { return ADD_FAILURE(), true; },
        [](const Event&) { return ADD_FAILURE(), true; });
    EXPECT_EQ(counters, Counters{});
  }
}

TEST_P(EachAlgorithm, TakesAFullGridAsItsOwnSolution) {
  const Grid full = test::PuzzleMaker{5}.full_grid();
  EXPECT_EQ(check(full, unlimited), std::vector{full});
  EXPECT_EQ(algorithm().solve(full, 1, go_on), (Counters{.nodes = 1, .solutions = 1}));
}

TEST_P(EachAlgorithm, FillsTheEmptyGrid) {
  const auto solutions = check(Grid{}, 20);
  ASSERT_EQ(solutions.size(), 20U);
  if (algorithm().lexicographic) {
    EXPECT_EQ(to_line(solutions[0]),
              "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
  }
}

TEST_P(EachAlgorithm, StopsWhenTheCallbackSaysSo) {
  for (std::uint64_t wanted : {1U, 2U, 7U}) {
    std::uint64_t seen = 0;
    const auto take = [&](const Grid&) { return ++seen < wanted; };
    EXPECT_EQ(algorithm().solve(Grid{}, 100, take).solutions, wanted);
    EXPECT_EQ(seen, wanted);
  }
}

// A limit that is not reached changes nothing.
TEST_P(EachAlgorithm, CountsTheSameWithPatience) {
  test::PuzzleMaker maker{31};
  for (int i = 0; i < 5; ++i) {
    const Grid puzzle = i == 4 ? maker.conflicting() : maker.unique(26);
    EXPECT_EQ(GetParam().solve_until(puzzle, 2, go_on, [](double, std::uint64_t) { return true; }),
              GetParam().solve(puzzle, 2, go_on));
  }
}

TEST_P(EachAlgorithm, StopsWhenPatienceEnds) {
  int asked = 0;
  const Counters counters =
      GetParam().solve_until(Grid{}, unlimited, go_on, [&](double, std::uint64_t) { return ++asked < 3; });
  EXPECT_EQ(asked, 3);
  EXPECT_LT(counters.nodes, 10'000U);
}

TEST_P(EachAlgorithm, StopsWhenTheWatcherSaysSo) {
  // Two solutions and dead ends, so that every kind of event is the last one somewhere.
  const Grid clues = test::PuzzleMaker{6}.several(2, 34);
  std::size_t all = 0;
  algorithm().trace(clues, unlimited, go_on, [&](const Event&) { return ++all, true; });
  ASSERT_GT(all, 50U);
  const std::size_t step = all / 200 + 1;
  for (std::size_t wanted = 1; wanted <= all; wanted += step) {
    Replayer replayer{clues, algorithm()};
    std::uint64_t delivered = 0;
    const Counters counters = algorithm().trace(
        clues, unlimited, [&](const Grid&) { return ++delivered, true; },
        [&](const Event& event) {
          replayer.play(event);
          return replayer.events().size() < wanted;
        });
    ASSERT_EQ(replayer.events().size(), wanted);
    ASSERT_EQ(counters, replayer.counters());
    ASSERT_EQ(delivered, counters.solutions);
  }
}

// A search that resumes at any guess reports the rest of its events and ends with the same counters.
TEST_P(EachAlgorithm, GoesOnFromEveryGuess) {
  const Grid clues = test::PuzzleMaker{7}.several(3, 34);
  for (std::uint64_t limit : {std::uint64_t{2}, unlimited}) {
    std::vector<Event> all;
    std::vector<std::pair<std::size_t, Checkpoint>> checkpoints;
    Checkpoint now{.guesses = {}, .counters = {.nodes = 1}};
    const Counters counters = algorithm().trace(clues, limit, go_on, [&](const Event& event) {
      all.push_back(event);
      Counters& so_far = now.counters;
      if (event.kind == Event::Kind::guess) {
        ++so_far.nodes;
        now.guesses.push_back({event.cell, event.digit, so_far.solutions});
        so_far.max_depth = std::max(so_far.max_depth, static_cast<int>(event.depth));
      }
      if (event.kind == Event::Kind::guess || event.kind == Event::Kind::place) ++so_far.placements;
      if (event.kind == Event::Kind::remove) {
        ++so_far.undos;
        now.guesses.resize(static_cast<std::size_t>(event.depth));
      }
      if (event.kind == Event::Kind::backtrack) ++so_far.backtracks;
      if (event.kind == Event::Kind::solution) ++so_far.solutions;
      if (event.kind == Event::Kind::guess) checkpoints.emplace_back(all.size(), now);
      return true;
    });
    ASSERT_FALSE(checkpoints.empty());
    const std::size_t step = checkpoints.size() / 50 + 1;
    for (std::size_t i = 0; i < checkpoints.size(); i += step) {
      std::size_t at = checkpoints[i].first;
      const Counters resumed = algorithm().resume(clues, limit, checkpoints[i].second, go_on, [&](const Event& event) {
        const bool same = at < all.size() && event == all[at];
        ++at;
        EXPECT_TRUE(same) << at;
        return same;
      });
      ASSERT_EQ(at, all.size());
      ASSERT_EQ(resumed, counters);
    }
  }
}

TEST_P(EachAlgorithm, GivesASolutionTheWatcherStoppedAt) {
  std::uint64_t delivered = 0;
  algorithm().trace(
      Grid{}, unlimited, [&](const Grid&) { return ++delivered, true; },
      [](const Event& event) { return event.kind != Event::Kind::solution; });
  EXPECT_EQ(delivered, 1U);
}

// A puzzle in which r1c1 is the only blank cell. Algorithms that deduce need no guess.
TEST_P(EachAlgorithm, NeedsOneStepForOneBlankCell) {
  Grid clues = test::PuzzleMaker{8}.full_grid();
  clues.clear(Cell{0});
  const Counters counters = algorithm().solve(clues, unlimited, go_on);
  EXPECT_EQ(counters.placements, 1U);
  EXPECT_EQ(counters.backtracks, 0U);
  const bool only_guesses = algorithm().id == "backtracking" || algorithm().id == "table_backtracking";
  EXPECT_EQ(counters.nodes, only_guesses ? 2U : 1U);
}

TEST(Gallery, TablesDoNotChangeTheTree) {
  test::PuzzleMaker maker{9};
  for (int i = 0; i < 5; ++i) {
    const Grid clues = maker.unique(30);
    EXPECT_EQ(find_algorithm("backtracking")->solve(clues, unlimited, go_on),
              find_algorithm("table_backtracking")->solve(clues, unlimited, go_on));
  }
}

TEST(Gallery, UndoingAndCopyingMakeTheSameTree) {
  test::PuzzleMaker maker{10};
  for (int i = 0; i < 20; ++i) {
    const Grid clues = maker.unique();
    EXPECT_EQ(find_algorithm("propagation_by_copy")->solve(clues, unlimited, go_on),
              find_algorithm("propagation_by_undo")->solve(clues, unlimited, go_on));
  }
}

// Both write the cells that have one candidate and guess in the cell that has fewest. They differ in the order of the
// deductions, which does not change what follows in the end.
TEST(Gallery, PropagationAtOnceMakesTheTreeOfTheCellViewpoint) {
  test::PuzzleMaker maker{11};
  for (int i = 0; i < 20; ++i) {
    const Grid clues = i % 4 == 3 ? maker.impossible() : maker.unique();
    const Counters at_once = find_algorithm("propagation_at_once")->solve(clues, unlimited, go_on);
    const Counters in_sweeps = find_algorithm("from_cell")->solve(clues, unlimited, go_on);
    EXPECT_EQ(at_once.nodes, in_sweeps.nodes);
    EXPECT_EQ(at_once.backtracks, in_sweeps.backtracks);
    EXPECT_EQ(at_once.max_depth, in_sweeps.max_depth);
    EXPECT_EQ(at_once.solutions, in_sweeps.solutions);
  }
}

// These six take a tenth of a second in all.
TEST(Gallery, SolvesThePuzzleOfTheLongWait) {
  for (const Algorithm& algorithm : algorithms().subspan(2)) {
    Grid found;
    const Counters counters = algorithm.solve(long_wait, unlimited, [&](const Grid& solution) {
      found = solution;
      return true;
    });
    EXPECT_EQ(found, long_wait_solution) << algorithm.id;
    EXPECT_EQ(counters.solutions, 1U) << algorithm.id;
  }
}

// Whether the build is optimised and runs without the address sanitizer.
constexpr bool fast_build =
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
    true;
#else
    false;
#endif

// Plain backtracking writes 101,616,606 digits to find the solution and 104,852,095 to the end, so the limit 1 saves
// little. On a machine of the 2020s this takes 6.6 seconds without assertions, with tables 1.7 (with assertions 9 and
// 2.2). Slow builds start with the first two digits of the solution, which leaves 357,750.
TEST(Gallery, SolvesThePuzzleOfTheLongWaitByPatience) {
  Grid clues = long_wait;
  if (!fast_build) {
    for (Cell cell : {Cell{0}, Cell{1}}) clues.set(cell, long_wait_solution[cell]);
  }
  for (const Algorithm& algorithm : algorithms().first(2)) {
    Grid found;
    const Counters counters = algorithm.solve(clues, 1, [&](const Grid& solution) {
      found = solution;
      return true;
    });
    EXPECT_EQ(found, long_wait_solution) << algorithm.id;
    if (fast_build) {
      EXPECT_EQ(counters.placements, 101'616'606U) << algorithm.id;
    }
  }
}

}  // namespace
}  // namespace shudu::gallery
