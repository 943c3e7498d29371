// GNOME Sudoku: the text to share, and its saved games.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatGnomeSudoku, ReadsWhatItWrites) {
  const std::string text = written(puzzle_of(pattern_clues()), "gnome_sudoku");
  EXPECT_EQ(text.substr(0, 1), "#");
  EXPECT_EQ(read_puzzle(text).format, "gnome_sudoku");
  EXPECT_EQ(read_puzzle(text).clues, pattern_clues());
  // r1c1 = 1, r2c1 = 2 and r1c2 = 9: one 1 and one 2 (1 + 9), one 9, then the places row + 9 · column.
  Grid three;
  three.set(Cell::at(0, 0), 1);
  three.set(Cell::at(1, 0), 2);
  three.set(Cell::at(0, 1), 9);
  EXPECT_EQ(written(puzzle_of(three), "gnome_sudoku"), "#+!!!\"!\"*\n");
}

TEST(FormatGnomeSudoku, LeavesCommentsAlone) {
  const std::string text = written(puzzle_of(pattern_clues()), "gnome_sudoku");
  for (const std::string comment : {"# a comment", "################", "#******************", "#!/bin/sh", "#1"}) {
    EXPECT_TRUE(read_all(comment + "\n").empty()) << comment;
  }
  EXPECT_TRUE(read_all(text.substr(0, text.size() - 2) + "\n").empty());
  EXPECT_EQ(read_error("12", "gnome_sudoku").message, "expected '#', five counts and as many places as they say");
}

TEST(FormatGnomeSudoku, CannotHoldNineOfADigit) {
  EXPECT_EQ(refusal(puzzle_of(pattern_solution()), "gnome_sudoku"), "cannot hold nine clues of one digit");
}

TEST(FormatGnomeSudoku, ReadsSavedGames) {
  const Puzzle puzzle = read_puzzle(
      R"({"difficulty_category":"easy","time_elapsed":1.5,"cells":[)"
      R"({"position":[0,0],"value":5,"fixed":true,"earmarks":[]},{"position":[0,2],"value":4,"fixed":false,"earmarks":[]},)"
      R"({"position":[8,3],"value":0,"fixed":false,"earmarks":[2,6]}]})");
  EXPECT_EQ(puzzle.level, "easy");
  EXPECT_EQ(puzzle.clues.clue_count(), 1);
  EXPECT_EQ(puzzle.values[Cell::at(0, 2)], 4);
  ASSERT_TRUE(puzzle.notes);
  EXPECT_EQ((*puzzle.notes)[Cell::at(8, 3)], (DigitSet{2, 6}));
  EXPECT_EQ(read_error(R"({"cells":[{"position":[0,9],"value":5}]})").message,
            "expected a position of two numbers from 0 to 8");
}

}  // namespace
}  // namespace shudu
