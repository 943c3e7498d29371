// simple_sudoku: the file, the old file, and the clipboard with up to three grids.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string simple_sudoku_line =
    "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";
const std::string file =
    "1..|.5.|7..\n..6|.8.|..3\n.8.|1..|.5.\n-----------\n"
    "2..|..7|..1\n..7|.9.|2..\n8..|2..|..7\n-----------\n"
    ".4.|..8|.1.\n6..|.1.|3..\n..2|.4.|..8\n";
const std::string clipboard_clues =
    " *-----------*\n"
    " |1..|.5.|7..|\n |..6|.8.|..3|\n |.8.|1..|.5.|\n |---+---+---|\n"
    " |2..|..7|..1|\n |..7|.9.|2..|\n |8..|2..|..7|\n |---+---+---|\n"
    " |.4.|..8|.1.|\n |6..|.1.|3..|\n |..2|.4.|..8|\n"
    " *-----------*\n";

Puzzle simple_sudoku_in_progress() {
  Puzzle puzzle = puzzle_of(*grid_from(simple_sudoku_line));
  puzzle.values.set(Cell::at(0, 1), 2);
  puzzle.candidates = Candidates{puzzle.values};
  puzzle.candidates->remove(Cell::at(0, 2), 9);
  return puzzle;
}

TEST(FormatSimpleSudoku, ReadsTheFile) {
  const Puzzle puzzle = read_puzzle(file);
  EXPECT_EQ(to_line(puzzle.clues), simple_sudoku_line);
  EXPECT_EQ(puzzle.format, "simple_sudoku");
  EXPECT_EQ(written(puzzle, "simple_sudoku"), file);
  EXPECT_EQ(written(puzzle, "simple_sudoku", 1), "\n" + file);
}

TEST(FormatSimpleSudoku, ReadsTheOldFile) {
  std::string old;
  for (std::size_t i = 0; i < 81; ++i)
    old += (simple_sudoku_line[i] == '.' ? "X" : simple_sudoku_line.substr(i, 1)) + (i % 9 == 8 ? "\r\n" : "");
  const Puzzle puzzle = read_puzzle(old);
  EXPECT_EQ(to_line(puzzle.clues), simple_sudoku_line);
  EXPECT_EQ(puzzle.format, "simple_sudoku");
}

TEST(FormatSimpleSudoku, ReadsEveryLineEnding) {
  std::string crlf = "\xEF\xBB\xBF";
  for (char c : file) crlf += c == '\n' ? std::string{"\r\n"} : std::string{c};
  EXPECT_EQ(to_line(read_puzzle(crlf.substr(0, crlf.size() - 2)).clues), simple_sudoku_line);
}

TEST(FormatSimpleSudoku, ReadsTheClipboard) {
  const Puzzle expected = simple_sudoku_in_progress();
  const std::string text = written(expected, "simple_sudoku");
  EXPECT_EQ(text.substr(0, clipboard_clues.size()), clipboard_clues);
  for (const std::string& variant : {text, "Simple Sudoku 4.2\n" + text + "Simple Sudoku\n"}) {
    const Puzzle puzzle = read_puzzle(variant);
    EXPECT_EQ(puzzle.clues, expected.clues);
    EXPECT_EQ(puzzle.values, expected.values);
    EXPECT_EQ(puzzle.candidates, expected.candidates);
    EXPECT_EQ(puzzle.format, "simple_sudoku");
    EXPECT_EQ(puzzle.title, "");
  }
}

TEST(FormatSimpleSudoku, TheGridOfValuesMayBeMissing) {
  const std::string text = written(simple_sudoku_in_progress(), "simple_sudoku");
  const std::size_t second = clipboard_clues.size() + 1;
  const std::string two_grids = text.substr(0, second) + "\n" + text.substr(second + clipboard_clues.size() + 1);
  // The candidates show a digit that the clues do not have.
  const Puzzle puzzle = read_puzzle(two_grids);
  EXPECT_EQ(to_line(puzzle.clues), simple_sudoku_line);
  EXPECT_EQ(puzzle.values, puzzle.clues);
  EXPECT_EQ(puzzle.candidates, simple_sudoku_in_progress().candidates);
}

TEST(FormatSimpleSudoku, GridsThatDoNotBelongTogetherArePuzzlesOfTheirOwn) {
  const std::string other = " *-----------*\n" + clipboard_clues.substr(15 + 14);
  const Records records = read_all(clipboard_clues + "\n" + clipboard_clues + "\n\n" + clipboard_clues);
  ASSERT_EQ(records.size(), 3U);
  for (const auto& record : records) EXPECT_EQ(outcome(record), simple_sudoku_line);
  Puzzle unlike = simple_sudoku_in_progress();
  unlike.values = Grid{};
  unlike.candidates = Candidates{};
  const std::string marks = written(unlike, "pencilmarks");
  std::string in_stars = marks;
  for (char& c : in_stars) c = c == '.' || c == '\'' ? '*' : c;
  const Records apart = read_all(clipboard_clues + "\n" + in_stars);
  ASSERT_EQ(apart.size(), 2U);
  EXPECT_EQ(outcome(apart[0]), simple_sudoku_line);
  EXPECT_FALSE(apart[0]->candidates);
  EXPECT_EQ(apart[1]->format, "pencilmarks");
}

TEST(FormatSimpleSudoku, NamesThePlaceOfAFault) {
  std::string bad = file;
  bad[12 * 5 + 4] = 'z';
  EXPECT_EQ(read_error(bad), (Error{6, 5, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error(file.substr(0, 12 * 10)), (Error{11, 0, "8 rows, expected 9"}));
}

TEST(FormatSimpleSudoku, ABadRecordBetweenGoodOnesLosesNeither) {
  const Puzzle expected = simple_sudoku_in_progress();
  const std::string clipboard = written(expected, "simple_sudoku");
  std::string bad_clipboard = clipboard;
  bad_clipboard[15 + 3] = 'z';
  for (const auto& [good, bad] : {std::pair{file, file.substr(0, 12 * 6)}, {clipboard, bad_clipboard}}) {
    const Records records = read_all(good + "\n" + bad + "\n" + good);
    ASSERT_GE(records.size(), 3U);
    EXPECT_EQ(outcome(records.front()), simple_sudoku_line);
    EXPECT_FALSE(records[1]);
    EXPECT_EQ(outcome(records.back()), simple_sudoku_line);
  }
}

}  // namespace
}  // namespace shudu
