// Web addresses with 81 cells in them.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatAddress, ReadsEightyOneCellsAnywhereInIt) {
  for (const std::string& text :
       {"https://sudokuexchange.com/play/?s=" + pattern_line('0'),
        "http://example.org/a?x=1&bd=" + pattern_line() + "#y",
        "https://example.org/puzzle/" + pattern_line('0') + "/view", "https://example.org/#" + pattern_line(),
        "https://sudoku.coach/en/play/" + pattern_line('0'), "sudoku.coach/en/solver/" + pattern_line('0')}) {
    const Puzzle puzzle = read_puzzle(text + " a remark");
    EXPECT_EQ(puzzle.format, "address") << text;
    EXPECT_EQ(puzzle.clues, pattern_clues());
    EXPECT_EQ(puzzle.url, text);
    EXPECT_EQ(puzzle.extra, "a remark");
  }
}

TEST(FormatAddress, ReadsTheFieldsOfOurPage) {
  std::string notes(122, 'A');
  notes[1] = 'h';  // bits 6 to 11 are 100001: the seventh bit of r1c1 is for 3, the third bit of r1c2 is for 7
  const Puzzle puzzle = read_puzzle("https://example.org/#/play?p=" + pattern_line() +
                                    "&v=" + to_line(pattern_state().values) + "&n=" + notes + "&t=A%20title");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.values, pattern_state().values);
  EXPECT_EQ(puzzle.title, "A title");
  ASSERT_TRUE(puzzle.notes);
  EXPECT_EQ((*puzzle.notes)[Cell{0}], DigitSet{3});
  EXPECT_EQ((*puzzle.notes)[Cell{1}], DigitSet{7});
  EXPECT_EQ(puzzle.notes->total(), 2);
}

TEST(FormatAddress, ReadsTheMarksOfOurPage) {
  std::string sets(122, 'A');
  sets[1] = 'h';
  const Puzzle puzzle = read_puzzle("http://127.0.0.1:80/#/analyse?p=" + pattern_line() + "&m=" + sets + "&k=" + sets);
  EXPECT_FALSE(puzzle.notes);
  ASSERT_TRUE(puzzle.corner_notes && puzzle.colours);
  EXPECT_EQ((*puzzle.corner_notes)[Cell{1}], DigitSet{7});
  EXPECT_EQ((*puzzle.colours)[Cell{0}], 3);
  EXPECT_EQ(puzzle.colours->clue_count(), 2);
}

TEST(FormatAddress, ReadsShortenedAddressesOfSudokuExchange) {
  // The code as the site writes it: the digit, and ten for every blank after it.
  const Puzzle puzzle = read_puzzle("https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc&d=2");
  EXPECT_EQ(to_line(puzzle.clues, '0'),
            "000309007001060040000010003206003100000020000008700905600070000010090800700508000");
  EXPECT_EQ(read_error("https://sudokuexchange.com/play/?s=KDTR").message, "no puzzle of 81 cells in this address");
  EXPECT_EQ(read_error("https://example.org/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc").message,
            "no puzzle of 81 cells in this address");
}

TEST(FormatAddress, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("  https://example.org/x"), (Error{1, 3, "no puzzle of 81 cells in this address"}));
  EXPECT_EQ(read_error("https://example.org/?s=" + pattern_line('0') + "0").message,
            "no puzzle of 81 cells in this address");
}

}  // namespace
}  // namespace shudu
