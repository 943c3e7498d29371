// The records of the puzzle bank.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

const std::string record = "00af12cd34e9 " + pattern_line('0') + "  7.2\n";

TEST(FormatBank, IsAHundredBytesLong) {
  EXPECT_EQ(record.size(), 100U);
  const Puzzle puzzle = read_puzzle(record);
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.id, "00af12cd34e9");
  EXPECT_EQ(puzzle.level, "7.2");
  EXPECT_EQ(puzzle.format, "bank");
  EXPECT_EQ(written(puzzle, "bank"), record);
}

TEST(FormatBank, TakesCarriageReturnsAndNoLineEnd) {
  const std::string line = record.substr(0, 99);
  EXPECT_EQ(read_all(line + "\r\n" + line).size(), 2U);
  EXPECT_EQ(read_puzzle(line).level, "7.2");
}

TEST(FormatBank, NamesThePlaceOfAFault) {
  std::string bad = record;
  bad[20] = 'o';
  EXPECT_EQ(read_error(bad, "bank"), (Error{1, 21, "expected a digit or a blank, found 'o'"}));
  EXPECT_EQ(read_error(record.substr(0, 90)), (Error{1, 91, "77 cells, expected 81"}));
  EXPECT_EQ(read_error(record.substr(0, 94)), (Error{1, 95, "expected a rating"}));
  EXPECT_EQ(read_error(record.substr(1), "bank"), (Error{1, 1, "expected 12 hexadecimal digits"}));
  EXPECT_EQ(read_error("00af12cd34e9", "bank"), (Error{1, 13, "expected a space"}));
}

TEST(FormatBank, NeedsIdAndRating) {
  std::string out;
  Puzzle puzzle = puzzle_of(pattern_clues());
  EXPECT_EQ(find_format("bank")->write(puzzle, 0, out), "needs an id of 12 hexadecimal digits");
  puzzle.id = "00af12cd34e9";
  puzzle.level = "hard";
  EXPECT_EQ(find_format("bank")->write(puzzle, 0, out), "needs a rating like 7.2 as the level");
  EXPECT_EQ(out, "");
}

}  // namespace
}  // namespace shudu
