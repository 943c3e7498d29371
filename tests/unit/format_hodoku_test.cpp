// HoDoKu's library lines: states, steps that are written as they were read, and the test positions of the techniques.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatHodoku, ReadsGivensPlacedDigitsAndDeletedCandidates) {
  std::string givens = pattern_line();
  givens.replace(2, 1, "+3");
  const Puzzle puzzle = read_puzzle(":0300:4:" + givens + ":212 813:451 457::\n");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.values[Cell{2}], 3);
  EXPECT_EQ(puzzle.id, "0300");
  EXPECT_EQ(puzzle.format, "hodoku");
  Candidates expected{puzzle.values};
  expected.remove(Cell::at(0, 1), 2);
  expected.remove(Cell::at(0, 2), 8);
  EXPECT_EQ(puzzle.candidates, expected);
}

TEST(FormatHodoku, APlainStateHasNoIdAndNoCandidates) {
  const Puzzle puzzle = read_puzzle(":0000:x:" + pattern_line('0') + ":::");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.id, "");
  EXPECT_FALSE(puzzle.candidates);
}

TEST(FormatHodoku, WritesTheSameLine) {
  for (const std::string& line : {":0000:x:" + pattern_line('0') + ":::\n", ":0300-x:4:" + pattern_line() + "::451:\n",
                                  ":0701:3:" + pattern_line() + ": 813 212 :451 457::5\n"}) {
    EXPECT_EQ(written(read_puzzle(line), "hodoku"), line);
    std::string with_carriage_return = line;
    with_carriage_return.insert(line.size() - 1, "\r");
    EXPECT_EQ(written(read_puzzle(with_carriage_return), "hodoku"), line);
  }
}

TEST(FormatHodoku, WritesAStateWhenThePuzzleIsNotItsLineAnyMore) {
  Puzzle puzzle = read_puzzle(":0300:4:" + pattern_line() + "::451 457::\n");
  puzzle.values.set(Cell{1}, 2);
  std::string givens = pattern_line();
  givens.replace(1, 1, "+2");
  EXPECT_EQ(written(puzzle, "hodoku"), ":0000:x:" + givens + ":::\n");
}

TEST(FormatHodoku, KeepsAStateWithEliminations) {
  const Puzzle state = pattern_state();
  const Puzzle again = read_puzzle(written(state, "hodoku"));
  EXPECT_EQ(again.clues, state.clues);
  EXPECT_EQ(again.values, state.values);
  EXPECT_EQ(again.candidates, state.candidates);
}

TEST(FormatHodoku, NamesThePlaceOfAFault) {
  const std::string line = pattern_line();
  EXPECT_EQ(read_error(":0300:4:" + line + ":"), (Error{1, 91, "4 colons, expected 6 or 7"}));
  EXPECT_EQ(read_error(":0300:4:" + line + ":::::\n"), (Error{1, 94, "8 colons, expected 6 or 7"}));
  EXPECT_EQ(read_error(":03:4:" + line + ":::"), (Error{1, 2, "expected a technique of four digits"}));
  EXPECT_EQ(read_error(":0300:4:" + line.substr(1) + ":::"), (Error{1, 89, "80 cells, expected 81"}));
  EXPECT_EQ(read_error(":0300:4:1+." + line.substr(3) + ":::"), (Error{1, 11, "expected a digit, found '.'"}));
  EXPECT_EQ(read_error(":0300:4:q" + line.substr(1) + ":::"),
            (Error{1, 9, "expected a digit, '+' or a blank, found 'q'"}));
  EXPECT_EQ(read_error(":0300:4:" + line + ":212 81::"), (Error{1, 95, "expected three digits: digit, row, column"}));
}

TEST(FormatHodoku, GoesOnAfterABadLine) {
  const Records records = read_all("# cases\n:0300:4:oops:::\n\n:0000:x:" + pattern_line() + ":::");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0].error().line, 2U);
  ASSERT_TRUE(records[1]);
  EXPECT_EQ(records[1]->line, 4U);
}

TEST(FormatHodoku, RoundTripsTheTestPositions) {
  int cases = 0;
  for (const auto& entry : std::filesystem::directory_iterator{SHUDU_SOURCE_DIR "/tests/techniques"}) {
    if (entry.path().extension() != ".txt") continue;
    std::ifstream file{entry.path()};
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(':')) continue;
      ++cases;
      const Puzzle puzzle = read_puzzle(line);
      EXPECT_EQ(puzzle.format, "hodoku") << line;
      EXPECT_EQ(written(puzzle, "hodoku"), line + '\n');
    }
  }
  EXPECT_GT(cases, 100);
}

}  // namespace
}  // namespace shudu
