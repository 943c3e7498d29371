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
        "https://example.org/puzzle/" + pattern_line('0') + "/view", "https://example.org/#" + pattern_line()}) {
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

TEST(FormatAddress, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("  https://example.org/x"), (ParseError{1, 3, "no puzzle of 81 cells in this address"}));
  EXPECT_EQ(read_error("https://example.org/?s=" + pattern_line('0') + "0").message,
            "no puzzle of 81 cells in this address");
}

}  // namespace
}  // namespace shudu
