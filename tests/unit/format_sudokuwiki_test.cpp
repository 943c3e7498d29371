// Addresses of sudokuwiki.org and S9B strings.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

const std::string address = "https://www.sudokuwiki.org/sudoku.htm?bd=";

TEST(FormatSudokuwiki, ReadsEightyOneDigits) {
  const Puzzle puzzle = read_puzzle(address + pattern_line('0') + "&x=1  my favourite\r\n");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.extra, "my favourite");
  EXPECT_EQ(puzzle.format, "sudokuwiki");
  EXPECT_EQ(read_puzzle("sudokuwiki.org/Sudoku.htm?a=2&bd=" + pattern_line('0')).clues, pattern_clues());
}

TEST(FormatSudokuwiki, ReadsClueFoundAndCandidates) {
  std::string s9b = "S9B050cEP";             // clue 5, found 3, all nine
  for (int i = 3; i < 81; ++i) s9b += "0k";  // 20 - 18 = bit 1: candidate 2
  const Puzzle puzzle = read_puzzle(s9b);
  EXPECT_EQ(puzzle.clues[Cell{0}], 5);
  EXPECT_EQ(puzzle.clues[Cell{1}], 0);
  EXPECT_EQ(puzzle.values[Cell{1}], 3);
  ASSERT_TRUE(puzzle.candidates);
  EXPECT_EQ((*puzzle.candidates)[Cell{1}], DigitSet{3});
  EXPECT_EQ((*puzzle.candidates)[Cell{2}], DigitSet::all());
  EXPECT_EQ((*puzzle.candidates)[Cell{80}], DigitSet{2});
}

TEST(FormatSudokuwiki, KeepsAState) {
  const Puzzle state = pattern_state();
  const std::string text = written(state, "sudokuwiki");
  EXPECT_EQ(text.substr(0, address.size() + 5), address + "S9B01");
  const Puzzle again = read_puzzle(text);
  EXPECT_EQ(again.clues, state.clues);
  EXPECT_EQ(again.values, state.values);
  EXPECT_EQ(again.candidates, state.candidates);
  EXPECT_FALSE(read_puzzle(written(puzzle_of(pattern_clues()), "sudokuwiki")).candidates);
}

TEST(FormatSudokuwiki, FallsBackOnDigitsWhereACellHasNoCandidates) {
  Grid clues;  // r1c9 sees all nine digits
  for (int col = 0; col < 8; ++col) clues.set(Cell::at(0, col), col + 1);
  clues.set(Cell::at(5, 8), 9);
  EXPECT_EQ(written(puzzle_of(clues), "sudokuwiki"), address + to_line(clues, '0') + '\n');
  Puzzle state = pattern_state();
  state.candidates->set(Cell{1}, {});
  EXPECT_EQ(refusal(state, "sudokuwiki"), "cannot hold a cell without candidates");
}

TEST(FormatSudokuwiki, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error(address), (Error{1, 42, "expected ?bd= and a puzzle in the address"}));
  EXPECT_EQ(read_error(address + "12z"), (Error{1, 44, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error(address + "12"), (Error{1, 44, "2 cells, expected 81"}));
  EXPECT_EQ(read_error("S9B01eq"), (Error{1, 6, "expected a cell from 01 to ep, found 'eq'"}));
  EXPECT_EQ(read_error("S9B01ep-1"), (Error{1, 8, "expected two characters of 0-9 and a-z"}));
  EXPECT_EQ(read_error("S9B01ep0"), (Error{1, 9, "5 characters after S9B, expected 162"}));
}

}  // namespace
}  // namespace shudu
