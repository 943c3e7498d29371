// Game IDs of Solo.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatSolo, ReadsRunsAndNeighbours) {
  const Puzzle puzzle = read_puzzle("3x3:1_2a3zzy\r\n");
  EXPECT_EQ(to_line(puzzle.clues), "12.3" + std::string(77, '.'));
  EXPECT_EQ(puzzle.format, "solo");
  EXPECT_EQ(read_puzzle("3db:1_2a3zzy").clues, puzzle.clues);
}

TEST(FormatSolo, WritesWhatItReads) {
  for (const Grid& clues : {pattern_clues(), pattern_solution(), Grid{}}) {
    const std::string id = written(puzzle_of(clues), "solo");
    EXPECT_EQ(read_puzzle(id).clues, clues) << id;
  }
  EXPECT_EQ(written(puzzle_of(pattern_clues()), "solo").substr(0, 14), "3x3:1b4b7c5b8b");
  EXPECT_EQ(written(Puzzle{}, "solo"), "3x3:zzzc\n");
}

TEST(FormatSolo, RefusesVariantsByName) {
  EXPECT_EQ(read_error("3x3x:zzzc"),
            (Error{1, 4, "this puzzle has diagonals; only classic Sudoku is read", Error::Kind::beyond_classic}));
  EXPECT_EQ(read_error("9j:zzzc,aaa"),
            (Error{1, 2, "this puzzle has jigsaw regions; only classic Sudoku is read", Error::Kind::beyond_classic}));
  EXPECT_EQ(read_error("3x3kdu:zzzc,a"),
            (Error{1, 4, "this puzzle has killer cages; only classic Sudoku is read", Error::Kind::beyond_classic}));
  EXPECT_EQ(read_error("2x3:zj_1_2"),
            (Error{1, 1, "this puzzle has boxes of 2x3; only 3x3 is read", Error::Kind::beyond_classic}));
  EXPECT_EQ(read_error("3x3db#1234567"), (Error{1, 6, "this game ID names a random seed; the puzzle is not in it"}));
}

TEST(FormatSolo, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("3x3:zzza"), (Error{1, 9, "79 cells, expected 81"}));
  EXPECT_EQ(read_error("3x3:zzzcc"), (Error{1, 9, "more than 81 cells"}));
  EXPECT_EQ(read_error("3x3:zz12zz"), (Error{1, 7, "no value 12"}));
  EXPECT_EQ(read_error("3x3:zz!", "solo"), (Error{1, 7, "expected a letter, a digit or '_', found '!'"}));
}

}  // namespace
}  // namespace shudu
