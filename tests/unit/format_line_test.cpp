// The 81-character line: every blank character in use, trailing text, and the errors of bad lines.
#include <gtest/gtest.h>

#include "shudu/format.h"

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

Result<Puzzle> read_one(const std::string& text) {
  PuzzleReader reader{read_from(text)};
  auto record = reader.next();
  EXPECT_TRUE(record.has_value());
  EXPECT_FALSE(reader.next().has_value());
  return *record;
}

const std::string clues = "......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...";

TEST(FormatLine, AcceptsEveryBlankCharacter) {
  const auto expected = read_one(clues);
  ASSERT_TRUE(expected);
  for (char blank : std::string{"0*_-?xX "}) {
    std::string line = clues;
    for (char& c : line) c = c == '.' ? blank : c;
    const auto puzzle = read_one(line + "\n");
    ASSERT_TRUE(puzzle) << blank << ' ' << to_string(puzzle.error());
    EXPECT_EQ(puzzle->clues, expected->clues) << blank;
  }
}

TEST(FormatLine, KeepsTrailingText) {
  EXPECT_EQ(read_one(clues + " # top 95, no 1")->extra, "top 95, no 1");
  EXPECT_EQ(read_one("  " + clues + ",7.2\r\n")->extra, "7.2");
}

TEST(FormatLine, NamesThePlaceOfABadCharacter) {
  std::string line = clues;
  line[9] = '4';
  line[40] = 'z';
  EXPECT_EQ(read_one(line).error(), (Error{1, 41, "expected a digit or a blank, found 'z'"}));
}

TEST(FormatLine, CountsTheCells) {
  EXPECT_EQ(read_one(clues.substr(0, 80)).error().message, "80 cells, expected 81");
  EXPECT_EQ(read_one(clues + ".").error(), (Error{1, 82, "82 cells, expected 81"}));
}

TEST(FormatLine, ReadsLabels) {
  for (const std::string& text :
       {"1. " + pattern_line(), "1) " + pattern_line(), "1\t" + pattern_line(), "1," + pattern_line()}) {
    EXPECT_EQ(read_puzzle(text).clues, pattern_clues()) << text;
    EXPECT_EQ(read_puzzle(text).id, "1") << text;
  }
  const Puzzle named = read_puzzle("my own: " + pattern_line() + "  7.2");
  EXPECT_EQ(named.title, "my own");
  EXPECT_EQ(named.extra, "7.2");
  const Puzzle program = read_puzzle("let puzzle = \"" + pattern_line() + "\";");
  EXPECT_EQ(program.title, "let puzzle");
  EXPECT_EQ(program.extra, "");
  EXPECT_EQ(read_error("12. " + pattern_line().substr(1)), (Error{1, 85, "80 cells, expected 81"}));
  // A torn piece of another format is not a label.
  EXPECT_FALSE(read_all("0:x:" + pattern_line() + ":::")[0]);
  EXPECT_FALSE(read_all("e\":\"" + pattern_line() + "\"}")[0]);
  EXPECT_TRUE(read_all("# " + pattern_line()).empty());
}

}  // namespace
}  // namespace shudu
