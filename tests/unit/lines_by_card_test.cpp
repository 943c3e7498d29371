// Lines answered by cards: the same answers as the processor's, with an emulated card, and when the card fails.
#include "search/lines_by_card.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "format/plain_lines.h"
#include "puzzle_maker.h"
#include "shudu/search.h"

namespace shudu {
namespace {

// Emulated cards, as long as the object lives.
class EmulatedCards {
 public:
  explicit EmulatedCards(const char* cards) { ::setenv("SHUDU_EMULATED_CARDS", cards, 1); }
  EmulatedCards(const EmulatedCards&) = delete;
  EmulatedCards& operator=(const EmulatedCards&) = delete;
  ~EmulatedCards() { ::unsetenv("SHUDU_EMULATED_CARDS"); }
};

std::vector<Grid> mixed_puzzles(std::uint64_t seed) {
  test::PuzzleMaker maker{seed};
  std::vector<Grid> made{Grid{}};
  for (int i = 0; i < 40; ++i) {
    made.push_back(maker.unique());
    made.push_back(maker.several(50));
    made.push_back(maker.impossible());
    made.push_back(maker.conflicting());
    made.push_back(maker.full_grid());
  }
  return made;
}

void put_lines(const std::vector<Grid>& puzzles, LinesByCard& lines) {
  char* to = lines.room().data();
  for (const Grid& grid : puzzles) {
    const std::string line = to_line(grid) + '\n';
    to += line.copy(to, line.size());
  }
}

void expect_answers(const std::vector<Grid>& puzzles, std::uint64_t limit, const LinesByCard& lines) {
  using Outcome = LinesByCard::Outcome;
  ASSERT_EQ(lines.size(), puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const SearchResult expected = search(puzzles[i], limit);
    const Outcome outcome = lines.outcome(i);
    EXPECT_EQ(to_line(lines.clues(i)), to_line(puzzles[i]));
    EXPECT_EQ(outcome == Outcome::solved, expected.answer.count == 1) << i;
    EXPECT_EQ(outcome == Outcome::several, expected.answer.count > 1) << i;
    EXPECT_EQ(outcome == Outcome::refuted, expected.answer.refuted_at_once) << i;
    if (outcome != Outcome::solved) continue;
    EXPECT_EQ(lines.answers().substr(i * LinesByCard::line_bytes, LinesByCard::line_bytes),
              to_line(expected.answer.solution) + '\n');
  }
}

TEST(LinesByCard, AnswersAsTheProcessorDoes) {
  const EmulatedCards cards{"1"};
  const auto lines = LinesByCard::make(0);
  if (lines == nullptr) GTEST_SKIP() << "no card";
  for (const std::uint64_t limit : {1, 2}) {
    const std::vector<Grid> puzzles = mixed_puzzles(51 + limit);
    put_lines(puzzles, *lines);
    lines->answer(puzzles.size(), limit);
    EXPECT_FALSE(lines->card_failed());
    expect_answers(puzzles, limit, *lines);
  }
}

void expect_counts(const std::vector<Grid>& puzzles, std::uint64_t limit, const LinesByCard& lines) {
  ASSERT_EQ(lines.size(), puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Answer expected = search(puzzles[i], limit).answer;
    EXPECT_EQ(lines.solutions(i), expected.count) << i;
    EXPECT_EQ(lines.refuted_at_once(i), expected.refuted_at_once) << i;
  }
}

TEST(LinesByCard, CountsAsTheProcessorDoes) {
  const EmulatedCards cards{"1"};
  const auto lines = LinesByCard::make(0);
  if (lines == nullptr) GTEST_SKIP() << "no card";
  for (const std::uint64_t limit : {1, 2, 7, 1000}) {
    const std::vector<Grid> puzzles = mixed_puzzles(61 + limit);
    put_lines(puzzles, *lines);
    lines->count(puzzles.size(), limit);
    EXPECT_FALSE(lines->card_failed());
    expect_counts(puzzles, limit, *lines);
  }
}

TEST(LinesByCard, ReportsTheWork) {
  const EmulatedCards cards{"1"};
  const auto lines = LinesByCard::make(0);
  if (lines == nullptr) GTEST_SKIP() << "no card";
  test::PuzzleMaker maker{53};
  std::vector<Grid> puzzles;
  SearchStats work;
  for (int i = 0; i < 100; ++i) {
    puzzles.push_back(maker.unique());
    work += search(puzzles.back(), 2).stats;
  }
  put_lines(puzzles, *lines);
  lines->answer(puzzles.size(), 2);
  EXPECT_EQ(lines->stats().guesses, work.guesses);
  EXPECT_EQ(lines->stats().backtracks, work.backtracks);
  EXPECT_EQ(lines->stats().nodes, work.nodes);
}

TEST(LinesByCard, AnswersWithoutTheCardThatFailed) {
  const EmulatedCards cards{"1,1"};
  const auto lines = LinesByCard::make(0);
  if (lines == nullptr) GTEST_SKIP() << "no card";
  const std::vector<Grid> puzzles = mixed_puzzles(54);
  put_lines(puzzles, *lines);
  for (int round = 0; round < 2; ++round) {
    lines->answer(puzzles.size(), 2);
    if (!lines->card_failed()) GTEST_SKIP() << "only emulated cards fail when they are told to";
    expect_answers(puzzles, 2, *lines);
    lines->count(puzzles.size(), 3);
    expect_counts(puzzles, 3, *lines);
  }
}

TEST(LinesByCard, UsesCardsForLargeInputs) {
  if (std::getenv("SHUDU_TARGET") != nullptr) GTEST_SKIP() << "SHUDU_TARGET is set";
  EXPECT_FALSE(is_worth_cards(1'000'000, 1));
  EXPECT_TRUE(is_worth_cards(10'000'000'000, 16));
  EXPECT_FALSE(is_worth_cards(1'000'000'000, 16));
}

TEST(PlainLines, AreCountedUpToTheFirstOther) {
  const std::string line = std::string(40, '.') + std::string(41, '7') + '\n';
  EXPECT_EQ(count_plain_lines(""), 0U);
  EXPECT_EQ(count_plain_lines(line), 1U);
  EXPECT_EQ(count_plain_lines(line + line + line.substr(0, 81)), 2U);
  for (const std::size_t at : {0, 40, 80, 81}) {
    std::string text = line + line + line;
    text[82 + at] = ' ';
    EXPECT_EQ(count_plain_lines(text), 1U) << at;
  }
}

}  // namespace
}  // namespace shudu
