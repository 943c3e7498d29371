// The engine on every target of this machine. Answers and work do not depend on the other puzzles of a call.
#include "search/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include "puzzle_maker.h"
#include "shudu/board.h"
#include "shudu/gallery.h"

namespace shudu {
namespace {

class EveryTarget : public ::testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(engine::use_target(GetParam())); }
  void TearDown() override { engine::use_target(engine::targets().front()); }
};

struct Outcome {
  std::vector<Answer> answers;
  SearchStats stats;
};

Outcome run(const std::vector<Grid>& clues, std::uint64_t limit, std::size_t chunk) {
  Outcome outcome;
  outcome.answers.resize(clues.size());
  const std::span<const Grid> in = clues;
  const std::span<Answer> out = outcome.answers;
  for (std::size_t at = 0; at < clues.size(); at += chunk) {
    const std::size_t n = std::min(chunk, clues.size() - at);
    outcome.stats += engine::run(in.subspan(at, n), out.subspan(at, n), limit);
  }
  return outcome;
}

// Puzzles of every kind, mixed.
const std::vector<Grid>& mixed() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{11};
    std::vector<Grid> made;
    for (int i = 0; i < 120; ++i) {
      made.push_back(maker.unique());
      made.push_back(maker.unique(40));
      made.push_back(maker.several(50));
      if (i % 3 == 0) made.push_back(maker.impossible());
      if (i % 10 == 0) made.push_back(maker.conflicting());
      if (i % 10 == 5) made.push_back(maker.full_grid());
      if (i % 40 == 7) made.push_back(Grid{});
    }
    return made;
  }();
  return puzzles;
}

const std::vector<Grid>& unique_ones() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{12};
    std::vector<Grid> made;
    for (int i = 0; i < 200; ++i) made.push_back(maker.unique());
    return made;
  }();
  return puzzles;
}

// The counts that do not depend on how many positions are swept at once.
std::array<std::uint64_t, 3> tree(const SearchStats& stats) { return {stats.nodes, stats.guesses, stats.backtracks}; }

TEST_P(EveryTarget, CountsAsTheGalleryDoes) {
  const auto& algorithm = *gallery::find_algorithm("fewest_first");
  for (std::uint64_t limit : {1, 2, 3, 1000}) {
    const Outcome outcome = run(mixed(), limit, mixed().size());
    for (std::size_t i = 0; i < mixed().size(); ++i) {
      const auto counters = algorithm.solve(mixed()[i], limit, [](const Grid&) { return true; });
      ASSERT_EQ(outcome.answers[i].count, counters.solutions) << to_line(mixed()[i]) << " limit " << limit;
      if (counters.solutions == 0) continue;
      ASSERT_TRUE(is_solution(outcome.answers[i].solution) && outcome.answers[i].solution.extends(mixed()[i]));
    }
  }
}

TEST_P(EveryTarget, ReportsTheSameSolutionWhateverTheChunkAndTheLimit) {
  ASSERT_TRUE(engine::use_target(engine::targets().back()));
  const Outcome expected = run(mixed(), 1, 1);
  ASSERT_TRUE(engine::use_target(GetParam()));
  for (std::size_t chunk : {1, 7, 8, 31, 32, 33, 1000}) {
    for (std::uint64_t limit : {1, 2, 3, 1000}) {
      const Outcome outcome = run(mixed(), limit, chunk);
      for (std::size_t i = 0; i < mixed().size(); ++i) {
        ASSERT_EQ(to_line(outcome.answers[i].solution), to_line(expected.answers[i].solution))
            << to_line(mixed()[i]) << " chunk " << chunk << " limit " << limit;
      }
    }
  }
}

// About 2^16 puzzles in one call: nearly full grids with one solution, several or none. They are quick to search.
TEST_P(EveryTarget, TakesChunksOfEverySize) {
  test::PuzzleMaker maker{13};
  std::vector<Grid> few;
  for (int i = 0; i < 40; ++i) {
    few.push_back(maker.unique(60));
    few.push_back(maker.several(3, 60));
    few.push_back(maker.impossible(60));
  }
  const Outcome expected = run(few, 2, 1);
  std::vector<Grid> many;
  for (std::size_t i = 0; i < 65536; ++i) many.push_back(few[i % few.size()]);
  for (std::size_t chunk : {65535, 65536}) {
    const Outcome outcome = run(many, 2, chunk);
    for (std::size_t i = 0; i < many.size(); ++i) {
      ASSERT_EQ(outcome.answers[i].count, expected.answers[i % few.size()].count) << chunk << ", puzzle " << i;
      ASSERT_EQ(outcome.answers[i].solution, expected.answers[i % few.size()].solution) << chunk << ", puzzle " << i;
    }
  }
}

TEST_P(EveryTarget, DoesTheSameWorkForPuzzlesWithOneSolution) {
  ASSERT_TRUE(engine::use_target(engine::targets().back()));
  const SearchStats expected = run(unique_ones(), 2, 1).stats;
  EXPECT_EQ(expected.nodes, unique_ones().size() + 2 * expected.guesses);
  ASSERT_TRUE(engine::use_target(GetParam()));
  for (std::size_t chunk : {1, 33, 200}) EXPECT_EQ(tree(run(unique_ones(), 2, chunk).stats), tree(expected)) << chunk;
}

// Programs look for conflicts only if refuted_at_once is set, so it must be set for every conflict: for every pair of
// peers, alone and among other clues.
TEST_P(EveryTarget, RefutesConflictsAtOnce) {
  test::PuzzleMaker maker{13};
  std::vector<Grid> conflicting;
  for (int a = 0; a < Cell::count; ++a) {
    for (int b = a + 1; b < Cell::count; ++b) {
      const Cell first{a}, second{b};
      Grid pair;
      pair.set(first, 1 + (a + b) % 9);
      pair.set(second, 1 + (a + b) % 9);
      if (!has_conflict(pair)) continue;
      conflicting.push_back(pair);
      Grid full = maker.full_grid();
      full.set(second, full[first]);
      conflicting.push_back(full);
    }
  }
  ASSERT_EQ(conflicting.size(), 2 * 810);
  for (std::size_t chunk : {std::size_t{1}, conflicting.size()}) {
    for (const Answer& answer : run(conflicting, 2, chunk).answers) {
      EXPECT_EQ(answer.count, 0);
      EXPECT_TRUE(answer.refuted_at_once);
    }
  }
  for (const Answer& answer : run(mixed(), 2, mixed().size()).answers) {
    EXPECT_FALSE(answer.refuted_at_once && answer.count > 0);
  }
}

TEST_P(EveryTarget, FindsItsWayWhenPathsOutgrowTheirKeys) {
  const Outcome expected = run(mixed(), 2, mixed().size());
  for (int longest_path : {0, 1, 2, 5, 20}) {
    std::vector<Answer> answers(mixed().size());
    engine::run_with_short_keys(mixed(), answers, 2, longest_path);
    for (std::size_t i = 0; i < mixed().size(); ++i) {
      ASSERT_EQ(answers[i].count, expected.answers[i].count) << longest_path;
      ASSERT_EQ(answers[i].solution, expected.answers[i].solution) << longest_path;
    }
  }
}

// Nodes of a puzzle that has reached its limit stay in the lanes for a while. Their keys must not become smaller.
TEST_P(EveryTarget, LeavesDeadNodesDeadWhenPathsOutgrowTheirKeys) {
  static const std::vector<Grid> loose = [] {
    test::PuzzleMaker maker{31};
    std::vector<Grid> made;
    for (int i = 0; i < 3000; ++i) {
      Grid puzzle = maker.unique();
      for (int removed = 0; removed < 2; ++removed) puzzle.set(puzzle.filled().first(), 0);
      made.push_back(puzzle);
    }
    return made;
  }();
  for (std::uint64_t limit : {2, 3}) {
    const Outcome expected = run(loose, limit, loose.size());
    for (int longest_path : {3, 4, 8}) {
      std::vector<Answer> answers(loose.size());
      engine::run_with_short_keys(loose, answers, limit, longest_path);
      for (std::size_t i = 0; i < loose.size(); ++i) {
        ASSERT_EQ(answers[i].count, expected.answers[i].count) << to_line(loose[i]);
        ASSERT_EQ(to_line(answers[i].solution), to_line(expected.answers[i].solution)) << to_line(loose[i]);
      }
    }
  }
}

TEST_P(EveryTarget, SolvesFromCandidatesAsFromClues) {
  const Outcome expected = run(mixed(), 2, mixed().size());
  for (std::size_t i = 0; i < mixed().size(); ++i) {
    Candidates only;  // without other removals than those of the clues
    for (Cell cell : mixed()[i].filled()) only.set(cell, DigitSet{mixed()[i][cell]});
    Answer answer;
    engine::run(only, answer, 2);
    ASSERT_EQ(answer.count, expected.answers[i].count);
    ASSERT_EQ(answer.solution, expected.answers[i].solution);
  }
}

// The first solutions in lexicographic order are those of a classic algorithm that guesses in that order.
TEST_P(EveryTarget, EnumeratesInOrder) {
  const auto& classic = *gallery::find_algorithm("propagation_by_copy");
  ASSERT_TRUE(classic.lexicographic);
  for (std::size_t i = 0; i < mixed().size(); i += 3) {
    std::vector<Grid> expected, found;
    classic.solve(mixed()[i], 50, [&](const Grid& solution) { return expected.push_back(solution), true; });
    const SearchResult result = engine::enumerate(
        mixed()[i], [&](const Grid& solution) { return found.push_back(solution), found.size() < 50; });
    ASSERT_EQ(found, expected) << to_line(mixed()[i]);
    ASSERT_EQ(result.answer.count, found.size());
    ASSERT_EQ(result.answer.solution, found.empty() ? Grid{} : found.front());
  }
}

// Guessing in cell order is slow here: without looking ahead, the first solution would take very long.
TEST_P(EveryTarget, EnumeratesHardPuzzlesSoon) {
  for (const char* line : {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                           ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."}) {
    const Grid puzzle = *grid_from(line);
    const SearchResult result = engine::enumerate(puzzle, [](const Grid&) { return true; });
    EXPECT_EQ(result.answer.count, 1U);
    EXPECT_TRUE(is_solution(result.answer.solution) && result.answer.solution.extends(puzzle));
    EXPECT_LT(result.stats.nodes, 100'000U);
  }
}

TEST_P(EveryTarget, HoldsLittleMemoryWhateverComes) {
  // Runs on a new thread, whose engines are empty.
  std::thread{[] {
    run(mixed(), 1000, mixed().size());
    // Puzzles with many solutions keep many nodes waiting.
    test::PuzzleMaker maker{13};
    std::vector<Grid> loose;
    for (int i = 0; i < 2000; ++i) {
      loose.push_back(maker.full_grid());
      for (Cell cell : all_cells()) {
        if ((cell.index() + i) % 4 != 0) loose.back().clear(cell);
      }
    }
    for (std::uint64_t limit : {1, 2, 30}) run(loose, limit, loose.size());
    const std::vector<Grid> empty(100);  // each has too many solutions to search
    run(empty, 100, empty.size());
    run({Grid{}}, 20000, 1);
    EXPECT_GT(engine::bytes_held(), 0U);
    EXPECT_LT(engine::bytes_held(), engine::bytes_at_most);
  }}.join();
}

INSTANTIATE_TEST_SUITE_P(Engine, EveryTarget, ::testing::ValuesIn(engine::targets()),
                         [](const auto& target) { return std::string{target.param}; });

TEST(Engine, KnowsItsTargets) {
#if defined(__x86_64__)
  EXPECT_EQ(engine::targets().back(), "scalar");
#else
  EXPECT_EQ(engine::targets().size(), 1U);  // the compiler chose it
#endif
  EXPECT_FALSE(engine::use_target("abacus"));
}

#if defined(__x86_64__)
// "avx512" stands for AVX-512 with byte permutations (Ice Lake, Zen 4 and later).
TEST(Engine, HasTheBestTargetOfThisMachine) {
  const bool expected = __builtin_cpu_supports("avx512vbmi2") != 0 && __builtin_cpu_supports("avx512bitalg") != 0;
  EXPECT_EQ(engine::targets().front() == "avx512", expected);
}
#endif

}  // namespace
}  // namespace shudu
