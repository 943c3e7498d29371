// sdx: SudoCue's puzzles in progress.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string sdx_line = "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";

Puzzle sdx_in_progress() {
  Puzzle puzzle = puzzle_of(*grid_from(sdx_line));
  puzzle.values.set(Cell::at(0, 1), 2);
  puzzle.values.set(Cell::at(8, 7), 7);
  puzzle.candidates = Candidates{puzzle.values};
  puzzle.candidates->remove(Cell::at(0, 2), 9);
  return puzzle;
}

TEST(FormatSdx, TellsCluesFromThePlayersDigits) {
  const Puzzle expected = sdx_in_progress();
  const std::string text = written(expected, "sdx");
  EXPECT_EQ(text.substr(0, 7), "1 u2 34");
  for (const std::string_view id : {"", "sdx"}) {
    const Puzzle puzzle = read_puzzle(text, id);
    EXPECT_EQ(puzzle.clues, expected.clues);
    EXPECT_EQ(puzzle.values, expected.values);
    EXPECT_EQ(puzzle.candidates, expected.candidates);
    EXPECT_EQ(puzzle.format, "sdx");
  }
}

TEST(FormatSdx, WithoutThePlayersDigitsItIsACandidateGrid) {
  const Puzzle puzzle = read_puzzle(written(puzzle_of(*grid_from(sdx_line)), "sdx"));
  EXPECT_EQ(puzzle.format, "pencilmarks");
  EXPECT_EQ(to_line(puzzle.clues), sdx_line);
}

TEST(FormatSdx, ReadsEveryLineEnding) {
  std::string crlf = "\xEF\xBB\xBF";
  for (char c : written(sdx_in_progress(), "sdx")) crlf += c == '\n' ? std::string{"\r\n"} : std::string{c};
  EXPECT_EQ(read_puzzle(crlf.substr(0, crlf.size() - 2)).values, sdx_in_progress().values);
}

TEST(FormatSdx, CannotHoldACellWithoutCandidates) {
  Puzzle stuck = sdx_in_progress();
  stuck.candidates->set(Cell::at(0, 2), DigitSet{});
  std::string out;
  EXPECT_EQ(find_format("sdx")->write(stuck, 0, out), "cannot hold a cell without candidates");
  EXPECT_EQ(out, "");
}

TEST(FormatSdx, ABadRecordBetweenGoodOnesLosesNeither) {
  const std::string good = written(sdx_in_progress(), "sdx");
  std::string bad = good;
  bad.replace(2, 3, "");
  const Records records = read_all(good + "\n" + bad + "\n" + good);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(outcome(records[0]), sdx_line);
  EXPECT_EQ(records[1].error().line, 11U);
  EXPECT_EQ(records[1].error().message, "8 cells in this row, expected 9");
  EXPECT_EQ(outcome(records[2]), sdx_line);
}

}  // namespace
}  // namespace shudu
