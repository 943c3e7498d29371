// The search of the graphics card, on an emulated warp: the same answers and the same work as the other targets.
#include "gpu/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "gpu/emulated_warp.h"
#include "gpu/load.h"
#include "puzzle_maker.h"
#include "shudu/search.h"

namespace shudu {
namespace {

struct Emulated {
  std::vector<Answer> answers;
  std::vector<bool> left_over;
  gpu::Work work;
};

struct EmulatedSize {
  gpu::Word levels = 32, patience = 4096;
  int threshold = 8;
};

class Tiles {
 public:
  explicit Tiles(std::size_t n) : words_((n + gpu::tile - 1) / gpu::tile * gpu::tile_words) {}
  gpu::Word* data() { return words_.data(); }
  gpu::Word* at(std::size_t puzzle) { return words_.data() + gpu::tile_index(static_cast<gpu::Word>(puzzle)); }

 private:
  std::vector<gpu::Word> words_;
};

Emulated emulate(Tiles& nodes, std::size_t n, std::uint64_t limit, const EmulatedSize& size) {
  Tiles solutions{n};
  std::vector<gpu::Word> results(n);
  gpu::Word queue = 0;
  const auto warp = std::make_unique<gpu::EmulatedWarp>(queue, size.levels);
  const gpu::Task task{
      nodes.data(), solutions.data(), results.data(), static_cast<gpu::Word>(n), static_cast<gpu::Word>(limit),
      size.patience};
  gpu::search(*warp, task, {.easy = {size.threshold, size.threshold, size.threshold}, .branches_of_hard = 1});
  Emulated outcome{std::vector<Answer>(n), std::vector<bool>(n), warp->total()};
  for (std::size_t i = 0; i < n; ++i) {
    Answer& answer = outcome.answers[i];
    outcome.left_over[i] = results[i] == gpu::left_over;
    if (outcome.left_over[i]) continue;
    answer.refuted_at_once = (results[i] & gpu::refuted_flag) != 0;
    answer.count = results[i] & ~gpu::refuted_flag;
    if (answer.count == 0) continue;
    gpu::store_grid([&](int k) { return solutions.at(i)[k * gpu::tile]; },
                    [&](int cell, gpu::Word digit) { answer.solution.set(Cell{cell}, static_cast<int>(digit)); });
  }
  return outcome;
}

Emulated emulate(const std::vector<Grid>& clues, std::uint64_t limit, const EmulatedSize& size = {}) {
  Tiles nodes{clues.size()};
  for (std::size_t i = 0; i < clues.size(); ++i) {
    gpu::load_node(clues[i].data(), [&](int k, gpu::Word word) { nodes.at(i)[k * gpu::tile] = word; });
  }
  return emulate(nodes, clues.size(), limit, size);
}

// Puzzles of every kind, mixed. The number is no multiple of 32.
const std::vector<Grid>& puzzles_for_card() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{31};
    std::vector<Grid> made;
    for (int i = 0; i < 60; ++i) {
      made.push_back(maker.unique());
      made.push_back(maker.several(50));
      made.push_back(maker.impossible());
      if (i % 5 == 0) made.push_back(maker.conflicting());
      if (i % 5 == 1) made.push_back(maker.scribble(4));
      if (i % 20 == 2) made.push_back(maker.full_grid());
    }
    made.push_back(Grid{});
    return made;
  }();
  return puzzles;
}

void expect_equal(const Answer& card, const Answer& processor, const Grid& clues) {
  EXPECT_EQ(card.count, processor.count) << to_line(clues);
  EXPECT_EQ(to_line(card.solution), to_line(processor.solution)) << to_line(clues);
  EXPECT_EQ(card.refuted_at_once, processor.refuted_at_once) << to_line(clues);
}

TEST(GpuSearch, AnswersAsTheProcessorDoes) {
  const auto& puzzles = puzzles_for_card();
  const struct {
    std::uint64_t limit;
    int threshold;
  } cases[] = {{1, 32}, {2, 8}, {2, 1}, {3, 12}, {1000, 8}};
  for (const auto& [limit, threshold] : cases) {
    const Emulated card = emulate(puzzles, limit, {.levels = 64, .threshold = threshold});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      ASSERT_FALSE(card.left_over[i]) << to_line(puzzles[i]);
      expect_equal(card.answers[i], search(puzzles[i], limit).answer, puzzles[i]);
    }
  }
}

// With a limit that no puzzle exceeds, the whole tree is searched.
TEST(GpuSearch, SearchesTheSameTree) {
  test::PuzzleMaker maker{32};
  std::vector<Grid> puzzles;
  SearchStats expected;
  for (int i = 0; i < 100; ++i) {
    puzzles.push_back(i % 3 == 0 ? maker.impossible() : maker.unique());
    expected += search(puzzles.back(), 2).stats;
  }
  const Emulated card = emulate(puzzles, 2);
  EXPECT_GT(card.work.guesses, 0U);
  EXPECT_EQ(card.work.guesses, expected.guesses);
  EXPECT_EQ(card.work.backtracks, expected.backtracks);
  EXPECT_EQ(puzzles.size() + card.work.guesses + card.work.alternatives, expected.nodes);
}

TEST(GpuSearch, UsesOnlyGivenCandidates) {
  test::PuzzleMaker maker{33};
  std::vector<Candidates> positions;
  for (int i = 0; i < 90; ++i) {
    const Grid clues = maker.several(40, 25);
    Candidates position{clues};
    for (Cell cell : clues.blanks()) {
      for (int digit : position[cell]) {
        if (maker.random().below(80) == 0) position.remove(cell, digit);
      }
    }
    positions.push_back(position);
  }
  Tiles nodes{positions.size()};
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (Cell cell : all_cells()) {
      for (int digit : positions[i][cell]) {
        gpu::word_of_candidate(nodes.at(i), gpu::tile, cell.index(), digit) |=
            gpu::bit_of_candidate(cell.index(), digit);
      }
    }
  }
  std::uint64_t total = 0;
  for (const std::uint64_t limit : {1, 100}) {
    const Emulated card = emulate(nodes, positions.size(), limit, {});
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Answer expected = search(positions[i], limit).answer;
      EXPECT_EQ(card.answers[i].count, expected.count);
      EXPECT_EQ(card.answers[i].solution, expected.solution);
      total += expected.count;
    }
  }
  EXPECT_GT(total, positions.size());
}

// A puzzle that the card gives up has no answer, and the others still have theirs.
TEST(GpuSearch, GivesLargePuzzlesUp) {
  test::PuzzleMaker maker{34};
  std::vector<Grid> puzzles{Grid{}};
  for (int i = 0; i < 70; ++i) puzzles.push_back(maker.unique(30));
  for (const EmulatedSize& size : {EmulatedSize{.levels = 4}, EmulatedSize{.levels = 64, .patience = 100}}) {
    const Emulated card = emulate(puzzles, 5000, size);
    EXPECT_TRUE(card.left_over[0]);
    for (std::size_t i = 1; i < puzzles.size(); ++i) {
      if (!card.left_over[i]) expect_equal(card.answers[i], search(puzzles[i], 5000).answer, puzzles[i]);
    }
    EXPECT_EQ(std::count(card.left_over.begin(), card.left_over.end(), true), 1);
  }
}

TEST(GpuSearch, ReadsCharactersAsDigits) {
  constexpr std::string_view text = ".2345678010345..8912......67...........6..9..7............................1234569";
  const Grid grid = *grid_from(text);
  gpu::Node from_text, from_grid;
  gpu::load_node(reinterpret_cast<const std::uint8_t*>(text.data()),
                 [&](int k, gpu::Word word) { from_text.word[k] = word; });
  gpu::load_node(grid.data(), [&](int k, gpu::Word word) { from_grid.word[k] = word; });
  for (int k = 0; k < gpu::words_per_node; ++k) EXPECT_EQ(from_text.word[k], from_grid.word[k]) << k;
}

}  // namespace
}  // namespace shudu
