// The clues that a board breaks, compared with their definitions.
#include "variant/search/broken_clues.h"

#include <gtest/gtest.h>

#include "shudu/format.h"
#include "shudu/random.h"
#include "shudu/variant.h"
#include "variant/puzzle/value_text.h"

namespace shudu::variant {
namespace {

Solution board(const Puzzle& puzzle, std::string_view text) {
  Solution values(static_cast<std::size_t>(puzzle.shape.cells()), no_value);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') values[i] = static_cast<std::int8_t>(*value_of_character(text[i]));
  }
  return values;
}

TEST(VariantBrokenClues, NamesTheCellsThatBreakAClue) {
  const Puzzle puzzle = *read(".Shape~4x4.Thermo~R1C1~R1C2.Cage~3~R4C1~R4C2.AntiKnight");
  const auto broken = [&](std::string_view text) { return broken_clues(puzzle, board(puzzle, text)); };
  EXPECT_TRUE(broken("................").empty());
  EXPECT_TRUE(broken("123...........1.").empty());
  EXPECT_EQ(broken("32.............."), (std::vector<BrokenClue>{{0, {0, 1}}}));
  EXPECT_EQ(broken("4..............."), (std::vector<BrokenClue>{{0, {0}}}));       // nothing is greater
  EXPECT_EQ(broken("............4..."), (std::vector<BrokenClue>{{1, {12}}}));      // more than the sum
  EXPECT_EQ(broken("............11.."), (std::vector<BrokenClue>{{1, {12, 13}}}));  // less than the sum
  // A rule without cells is broken in two places.
  const auto twice = broken("......3....34..3");
  ASSERT_EQ(twice.size(), 2U);
  EXPECT_EQ(puzzle.clues[twice[0].clue].rule->id, "killer_cage");
  const auto knights = broken("...1..2.1..2....");
  ASSERT_EQ(knights.size(), 0U);
  const auto jump = broken(".4.....4........");
  ASSERT_EQ(jump.size(), 1U);
  EXPECT_EQ(jump[0].cells, (Cells{1, 7}));
}

TEST(VariantBrokenClues, AgreesWithTheDefinitionsOnFilledGrids) {
  // Solutions of the shape alone: every clue that does not hold is listed, and no other.
  Puzzle puzzle = *read(
      ".Shape~6x6.Thermo~R1C1~R1C2~R2C2.Arrow~R6C6~R5C5~R4C4.WhiteDot~R2C5~R2C6.BlackDot~R3C1~R4C1.Cage~9~R5C1~R5C2"
      ".Whisper~3~R6C1~R6C2~R6C3.Renban~R3C4~R3C5~R4C5.Palindrome~R1C5~R1C6~R2C6.Sandwich~6~R1.LittleKiller~12~R1C3"
      ".AntiKing.AntiKnight");
  Puzzle shape_alone = blank(puzzle.shape);
  int broken_in_all = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const SearchResult found = random_solution(shape_alone, seed);
    ASSERT_EQ(found.count, 1U);
    std::vector<bool> listed(puzzle.clues.size());
    for (const BrokenClue& broken : broken_clues(puzzle, found.solution)) listed[broken.clue] = true;
    for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
      const Clue& clue = puzzle.clues[i];
      EXPECT_EQ(listed[i], !clue.rule->holds(clue, puzzle, found.solution)) << clue.rule->id << " seed " << seed;
      broken_in_all += listed[i] ? 1 : 0;
    }
  }
  EXPECT_GT(broken_in_all, 40);
}

}  // namespace
}  // namespace shudu::variant
