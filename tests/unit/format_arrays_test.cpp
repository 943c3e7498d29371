// The arrays of programs that are written, and JSON rows.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatArrays, AreWrittenForPrograms) {
  const Puzzle puzzle = puzzle_of(pattern_clues());
  EXPECT_EQ(written(puzzle, "c").substr(0, 62), "const int puzzle_1[9][9] = {\n    {1, 0, 0, 4, 0, 0, 7, 0, 0},\n");
  EXPECT_EQ(written(puzzle, "c", 1).substr(0, 30), "\nconst int puzzle_2[9][9] = {\n");
  EXPECT_EQ(written(puzzle, "swift").substr(0, 61), "let puzzle_1: [[Int]] = [\n    [1, 0, 0, 4, 0, 0, 7, 0, 0],\n  ");
  EXPECT_EQ(written(puzzle, "python").substr(0, 46), "puzzle_1 = [\n    [1, 0, 0, 4, 0, 0, 7, 0, 0],\n");
  EXPECT_EQ(written(puzzle, "json_rows").substr(0, 40), "[[1,0,0,4,0,0,7,0,0],[0,5,0,0,8,0,0,2,0]");
}

}  // namespace
}  // namespace shudu
