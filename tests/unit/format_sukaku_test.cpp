// 729 characters: candidates of every cell.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

std::string marks_of(const Grid& clues, char blank) {
  std::string text;
  for (Cell cell : all_cells()) {
    for (int digit : DigitSet::all()) {
      text += clues.is_blank(cell) || clues[cell] == digit ? static_cast<char>('0' + digit) : blank;
    }
  }
  return text;
}

TEST(FormatSukaku, ReadsAnOrdinaryPuzzle) {
  for (char blank : {'.', '0'}) {
    const Puzzle puzzle = read_puzzle(marks_of(pattern_clues(), blank) + "\r\n");
    EXPECT_EQ(puzzle.clues, pattern_clues());
    EXPECT_FALSE(puzzle.candidates);
    EXPECT_EQ(puzzle.format, "sukaku");
  }
  EXPECT_EQ(written(puzzle_of(pattern_clues()), "sukaku"), marks_of(pattern_clues(), '.') + '\n');
}

TEST(FormatSukaku, KeepsWhatIsPossible) {
  std::string text = marks_of(pattern_clues(), '.');
  text[9 + 2] = '.';  // no 3 in r1c2; nothing else excludes it
  const Puzzle puzzle = read_puzzle(text + " # name");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  ASSERT_TRUE(puzzle.candidates);
  EXPECT_EQ((*puzzle.candidates)[Cell{1}], ~DigitSet{3});
  EXPECT_EQ(puzzle.extra, "# name");
  EXPECT_EQ(written(puzzle, "sukaku"), text + '\n');
}

TEST(FormatSukaku, NamesThePlaceOfAFault) {
  std::string text = marks_of(pattern_clues(), '.');
  EXPECT_EQ(read_error(text.substr(0, 728)), (Error{1, 729, "728 characters, expected 729"}));
  EXPECT_EQ(read_error(text + "1"), (Error{1, 730, "730 characters, expected 729"}));
  text[12] = '5';
  EXPECT_EQ(read_error("  " + text), (Error{1, 15, "expected '4' or a blank, found '5'"}));
}

}  // namespace
}  // namespace shudu
