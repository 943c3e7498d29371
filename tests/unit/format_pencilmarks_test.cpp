// pencilmarks: candidate grids in any frame, ignored marks next to digits, and which cells count as filled.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string pencilmarks_line =
    "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";

Puzzle with_candidates(const std::string& clues) {
  Puzzle puzzle = puzzle_of(*grid_from(clues));
  puzzle.candidates = Candidates{puzzle.values};
  return puzzle;
}

// The 81 groups of the puzzle's cells, nine to a line, separated only by spaces.
std::string bare(const Candidates& candidates) {
  std::string text;
  for (Cell cell : all_cells()) text += to_string(candidates[cell]) + (cell.col() == 8 ? "\n" : " ");
  return text;
}

void expect_same_position(const Puzzle& puzzle, const Puzzle& expected) {
  EXPECT_EQ(to_line(puzzle.clues), to_line(expected.clues));
  EXPECT_EQ(puzzle.values, puzzle.clues);
  EXPECT_EQ(puzzle.candidates, expected.candidates);
  EXPECT_EQ(puzzle.format, "pencilmarks");
}

TEST(FormatPencilmarks, WritesTheLayoutOfHodoku) {
  Puzzle puzzle = with_candidates("123456789456789123789123456234567891567891234891234567345678912678912345.........");
  EXPECT_EQ(written(puzzle, "pencilmarks"),
            ".---------.---------.---------.\n"
            "| 1  2  3 | 4  5  6 | 7  8  9 |\n"
            "| 4  5  6 | 7  8  9 | 1  2  3 |\n"
            "| 7  8  9 | 1  2  3 | 4  5  6 |\n"
            ":---------+---------+---------:\n"
            "| 2  3  4 | 5  6  7 | 8  9  1 |\n"
            "| 5  6  7 | 8  9  1 | 2  3  4 |\n"
            "| 8  9  1 | 2  3  4 | 5  6  7 |\n"
            ":---------+---------+---------:\n"
            "| 3  4  5 | 6  7  8 | 9  1  2 |\n"
            "| 6  7  8 | 9  1  2 | 3  4  5 |\n"
            "| 9  1  2 | 3  4  5 | 6  7  8 |\n"
            "'---------'---------'---------'\n");
  puzzle = with_candidates(std::string(81, '.'));
  puzzle.candidates->set(Cell::at(0, 1), DigitSet{5, 7});
  puzzle.candidates->set(Cell::at(8, 8), DigitSet{});
  const std::string text = written(puzzle, "pencilmarks", 1);
  EXPECT_EQ(text.substr(0, 1 + 104),
            "\n.---------------------------------.---------------------------------.--------------------------"
            "-------.\n");
  EXPECT_NE(text.find("\n| 123456789  57         123456789 |"), std::string::npos);
  EXPECT_NE(text.find(" -         |\n"), std::string::npos);
}

TEST(FormatPencilmarks, ReadsAnyFrame) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  const std::string hodoku = written(expected, "pencilmarks");
  expect_same_position(read_puzzle(hodoku), expected);
  expect_same_position(read_puzzle(bare(*expected.candidates)), expected);
  std::string other = hodoku;
  for (char& c : other) c = c == '.' || c == '\'' || c == ':' ? '*' : c;
  expect_same_position(read_puzzle(other), expected);
  for (char& c : other) c = c == '*' ? '+' : c == '|' ? '!' : c;
  expect_same_position(read_puzzle(other), expected);
}

TEST(FormatPencilmarks, AFrameOf81CharactersIsNoPuzzle) {
  Puzzle expected = with_candidates(std::string(81, '.'));
  for (int row = 0; row < 9; ++row) {
    expected.candidates->set(Cell::at(row, 6), DigitSet{1});
    expected.candidates->set(Cell::at(row, 7), DigitSet{1, 2});
    expected.candidates->set(Cell::at(row, 8), DigitSet{2, 3});
  }
  const std::string text = written(expected, "pencilmarks");
  ASSERT_EQ(text.find('\n'), 81U);
  expect_same_position(read_puzzle(text), expected);
}

TEST(FormatPencilmarks, ReadsEveryLineEnding) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  std::string crlf = "\xEF\xBB\xBF";
  for (char c : written(expected, "pencilmarks")) crlf += c == '\n' ? std::string{"\r\n"} : std::string{c};
  expect_same_position(read_puzzle(crlf), expected);
  expect_same_position(read_puzzle(crlf.substr(0, crlf.size() - 2)), expected);
}

TEST(FormatPencilmarks, ReadsAllOnOneLine) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  std::string text = bare(*expected.candidates);
  for (char& c : text) c = c == '\n' ? ' ' : c;
  expect_same_position(read_puzzle(text), expected);
}

TEST(FormatPencilmarks, DigitsFirstFoundInALaterRowMakeItACandidateGrid) {
  const Puzzle expected =
      with_candidates("123456789456789123789123456234567891567891234891234567345678912678912345.........");
  Puzzle open = expected;
  open.candidates->set(Cell::at(8, 0), DigitSet{1, 9});
  open.candidates->set(Cell::at(8, 1), DigitSet{1, 9});
  const Puzzle puzzle = read_puzzle(bare(*open.candidates));
  EXPECT_EQ(puzzle.format, "pencilmarks");
  EXPECT_EQ(puzzle.candidates, open.candidates);
  EXPECT_EQ(puzzle.clues.clue_count(), 77);  // not r1c1 and r6c2: open cells below them show their digits
}

TEST(FormatPencilmarks, IgnoresMarksOfSteps) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  std::string text;
  const std::string before[] = {"", "*", "A", "-", "{", "(", "#", "@"};
  const std::string behind[] = {"", "*", "a", "", "}", ")r6c5", "", "r12c3"};
  for (Cell cell : all_cells()) {
    const std::size_t mark = static_cast<std::size_t>(cell.index()) % 8;
    text +=
        (cell.col() % 3 == 0 ? " | " : "  ") + before[mark] + to_string((*expected.candidates)[cell]) + behind[mark];
    if (cell.col() == 8) text += " |\n";
  }
  expect_same_position(read_puzzle(text), expected);
}

TEST(FormatPencilmarks, ASingleDigitIsFilledUnlessAnotherCellStillHasIt) {
  Puzzle open = with_candidates(std::string(81, '.'));
  open.candidates->set(Cell::at(0, 0), DigitSet{5});
  Puzzle puzzle = read_puzzle(written(open, "pencilmarks"));
  EXPECT_EQ(puzzle.clues.clue_count(), 0);
  EXPECT_EQ(puzzle.candidates, open.candidates);
  open.candidates->place(Cell::at(0, 0), 5);
  puzzle = read_puzzle(written(open, "pencilmarks"));
  EXPECT_EQ(puzzle.clues.clue_count(), 1);
  EXPECT_EQ(puzzle.clues[Cell::at(0, 0)], 5);
  // Cells whose digits conflict are read as candidates, so nothing is lost.
  open.candidates->set(Cell::at(0, 8), DigitSet{5});
  puzzle = read_puzzle(written(open, "pencilmarks"));
  EXPECT_EQ(puzzle.clues.clue_count(), 0);
  EXPECT_EQ(puzzle.candidates, open.candidates);
}

TEST(FormatPencilmarks, ACellWithoutCandidatesSurvives) {
  Puzzle stuck = with_candidates(pencilmarks_line);
  stuck.candidates->set(Cell::at(0, 1), DigitSet{});
  expect_same_position(read_puzzle(written(stuck, "pencilmarks")), stuck);
}

TEST(FormatPencilmarks, ByNameAPlainGridHasTheCandidatesItsDigitsLeave) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  expect_same_position(read_puzzle(written(expected, "grid"), "pencilmarks"), expected);
}

TEST(FormatPencilmarks, CountsTheCellsOfARow) {
  const std::string row = " 12 3 45 | 6 7 8 | 12 3 4\n";
  EXPECT_EQ(read_error(row + row + " 12 3 45 | 6 7 8 | 12 3\n" + row + row + row + row + row + row),
            (Error{3, 24, "8 cells in this row, expected 9"}));
  EXPECT_EQ(read_error(" 12 3 45 | 6 7 8 | 12 3 4 56\n" + row + row + row + row + row + row + row + row),
            (Error{1, 27, "10 cells in this row, expected 9"}));
}

TEST(FormatPencilmarks, NamesTheDigitThatComesTwice) {
  const std::string row = " 12 3 45 | 6 7 8 | 12 3 4\n";
  EXPECT_EQ(read_error(row + " 12 3 454 | 6 7 8 | 12 3 4\n" + row + row + row + row + row + row + row),
            (Error{2, 9, "digit 4 twice in one cell"}));
}

TEST(FormatPencilmarks, CountsTheRows) {
  EXPECT_EQ(read_error("12 3 45 6 7 8 12 3 4\n12 3 45 6 7 8 12 3 4\n"), (Error{3, 0, "2 rows, expected 9"}));
}

TEST(FormatPencilmarks, ABadGridBetweenGoodOnesLosesNeither) {
  const Puzzle expected = with_candidates(pencilmarks_line);
  const std::string good = written(expected, "pencilmarks");
  std::string bad = good;
  bad.replace(bad.rfind(" 4"), 2, "  ");
  for (const std::string between : {"\n", ""}) {
    const Records records = read_all(good + between + bad + between + good);
    ASSERT_EQ(records.size(), 3U);
    expect_same_position(*records[0], expected);
    EXPECT_EQ(records[1].error().message, "8 cells in this row, expected 9");
    expect_same_position(*records[2], expected);
  }
}

}  // namespace
}  // namespace shudu
