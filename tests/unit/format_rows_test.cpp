// rows: nine lines of nine characters, the lines around them, and how reading continues after a bad block.
#include <gtest/gtest.h>

#include "read_all.h"

namespace shudu {
namespace {

const std::string rows_rows =
    "1...5.7..\n..6.8...3\n.8.1...5.\n"
    "2....7..1\n..7.9.2..\n8..2....7\n"
    ".4...8.1.\n6...1.3..\n..2.4...8\n";
const std::string rows_line = "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";

// The rows with one of them (from 1) replaced.
std::string with_row(int number, const std::string& row) {
  std::string text = rows_rows;
  text.replace((number - 1) * 10, 9, row);
  return text;
}

TEST(FormatRows, ReadsNineLinesOfNine) {
  const Puzzle puzzle = read_puzzle(rows_rows);
  EXPECT_EQ(to_line(puzzle.clues), rows_line);
  EXPECT_EQ(puzzle.values, puzzle.clues);
  EXPECT_EQ(puzzle.format, "rows");
  EXPECT_EQ(puzzle.line, 1U);
  EXPECT_FALSE(puzzle.candidates);
}

TEST(FormatRows, ReadsEveryLineEnding) {
  std::string crlf;
  for (char c : rows_rows) crlf += c == '\n' ? std::string{"\r\n"} : std::string{c};
  EXPECT_EQ(to_line(read_puzzle(crlf).clues), rows_line);
  EXPECT_EQ(to_line(read_puzzle(rows_rows.substr(0, rows_rows.size() - 1)).clues), rows_line);
  EXPECT_EQ(to_line(read_puzzle("\xEF\xBB\xBF" + rows_rows).clues), rows_line);
}

TEST(FormatRows, AcceptsEveryBlankCharacter) {
  for (char blank : std::string{"0*_-?xX "}) {
    std::string text = rows_rows;
    for (char& c : text) c = c == '.' ? blank : c;
    EXPECT_EQ(to_line(read_puzzle(text).clues), rows_line) << "'" << blank << "'";
  }
}

TEST(FormatRows, ADashedLineIsARowOnlyWhereDashesAreBlanks) {
  std::string dashes = "---------\n" + rows_rows.substr(10);
  for (char& c : dashes) c = c == '.' ? '-' : c;
  const Puzzle puzzle = read_puzzle(dashes);
  EXPECT_EQ(puzzle.clues.clue_count(), read_puzzle(rows_rows).clues.clue_count() - 3);
  EXPECT_TRUE(puzzle.clues.is_blank(Cell::at(0, 0)));
  const std::string framed =
      rows_rows.substr(0, 30) + "---------\n" + rows_rows.substr(30, 30) + "---------\n" + rows_rows.substr(60);
  EXPECT_EQ(to_line(read_puzzle(framed).clues), rows_line);
}

TEST(FormatRows, ALineOfSpacesIsARowOnlyWhereSpacesAreBlanks) {
  std::string spaces = with_row(5, ".........");
  for (char& c : spaces) c = c == '.' ? ' ' : c;
  EXPECT_EQ(read_puzzle(spaces).clues.filled(), read_puzzle(with_row(5, ".........")).clues.filled());
  spaces = with_row(1, ".........");
  for (char& c : spaces) c = c == '.' ? ' ' : c;
  EXPECT_EQ(read_puzzle(spaces).clues.filled(), read_puzzle(with_row(1, ".........")).clues.filled());
  // Here the line is a gap between puzzles.
  EXPECT_EQ(read_all(rows_rows + "         \n" + rows_rows).size(), 2U);
}

TEST(FormatRows, PuzzlesMayFollowEachOtherInAnyWay) {
  for (const std::string between : {"", "\n", "\n\n\n", "# a comment\n", "---------\n", "  \n"}) {
    const Records records = read_all(rows_rows + between + rows_rows + between + rows_rows);
    ASSERT_EQ(records.size(), 3U) << between;
    for (const auto& record : records) EXPECT_EQ(outcome(record), rows_line) << between;
  }
}

TEST(FormatRows, EmptyLinesMayStandBetweenBands) {
  const std::string bands = rows_rows.substr(0, 30) + "\n" + rows_rows.substr(30, 30) + "\n" + rows_rows.substr(60);
  const Records records = read_all(bands + "\n" + bands + "\n" + rows_rows);
  ASSERT_EQ(records.size(), 3U);
  for (const auto& record : records) EXPECT_EQ(outcome(record), rows_line);
}

TEST(FormatRows, ALineOfWordsDirectlyAboveIsTheTitle) {
  const Records records =
      read_all("Grid 01\n" + rows_rows + "Grid 02\n" + rows_rows + "\nlevel hard, no 3:\n" + rows_rows);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(records[0]->title, "Grid 01");
  EXPECT_EQ(records[0]->line, 1U);
  EXPECT_EQ(records[1]->title, "Grid 02");
  EXPECT_EQ(records[1]->line, 11U);
  EXPECT_EQ(records[2]->title, "level hard, no 3:");
  EXPECT_EQ(outcome(records[2]), rows_line);
}

TEST(FormatRows, ADateAboveNineRowsIsATitleToo) {
  EXPECT_EQ(read_puzzle("2024-05-17\n" + rows_rows).title, "2024-05-17");
}

TEST(FormatRows, WordsFarFromRowsAreNoTitle) {
  const Records records = read_all("Some words\n\n" + rows_rows);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(outcome(records[0]), "line 1, column 1: no puzzle in any known format begins here");
  EXPECT_EQ(records[1]->title, "");
}

TEST(FormatRows, ACountIsSkipped) {
  const Records records = read_all("2\n" + rows_rows + rows_rows);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(outcome(records[1]), rows_line);
  // A count may also be above lines or, as in some programming contests, above every puzzle.
  EXPECT_EQ(read_all("2\n" + rows_line + "\n" + rows_line + "\n").size(), 2U);
  EXPECT_EQ(read_all("3\n" + rows_rows + "\n3\n" + rows_rows).size(), 2U);
}

TEST(FormatRows, NamesThePlaceOfABadCharacter) {
  EXPECT_EQ(read_error(with_row(4, "2...z7..1")), (Error{4, 5, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error(with_row(1, "1...5z7..")), (Error{1, 6, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error(with_row(9, "..2.4..%8")).column, 8U);
}

TEST(FormatRows, CountsTheCellsOfARow) {
  EXPECT_EQ(read_error(with_row(3, ".8.1...5")), (Error{3, 9, "8 cells in this row, expected 9"}));
  EXPECT_EQ(read_error(with_row(3, ".8.1...5..")), (Error{3, 10, "10 cells in this row, expected 9"}));
  EXPECT_EQ(read_error(with_row(3, "  .8.1...5")).column, 11U);
  EXPECT_EQ(read_error(with_row(3, "8")), (Error{3, 2, "1 cell in this row, expected 9"}));
}

TEST(FormatRows, CountsTheRows) {
  EXPECT_EQ(read_error(rows_rows.substr(0, 70)), (Error{8, 0, "7 rows, expected 9"}));
  EXPECT_EQ(read_error(rows_rows.substr(0, 60) + "\n"), (Error{7, 0, "6 rows, expected 9"}));
  EXPECT_EQ(read_error(rows_rows.substr(0, 10)), (Error{2, 0, "1 row, expected 9"}));
}

TEST(FormatRows, ABadBlockBetweenGoodOnesLosesNeither) {
  const std::string bad[] = {
      with_row(1, "1...z.7.."), with_row(5, "..7.9.2."), with_row(5, "..7.\n9.2.."), rows_rows.substr(0, 50),
      rows_rows.substr(0, 30),  rows_rows.substr(0, 60), rows_rows.substr(20),
  };
  for (const std::string& block : bad) {
    const Records records = read_all(rows_rows + "\n" + block + "\n" + rows_rows);
    ASSERT_EQ(records.size(), 3U) << block;
    EXPECT_EQ(outcome(records[0]), rows_line);
    EXPECT_FALSE(records[1]);
    EXPECT_EQ(outcome(records[2]), rows_line);
  }
}

TEST(FormatRows, ABadRowDoesNotPutWhatFollowsOutOfStep) {
  const Records records =
      read_all(rows_rows + with_row(5, "..7.9.2.") + rows_rows + with_row(2, "..6.8..?3?") + rows_rows);
  ASSERT_EQ(records.size(), 5U);
  EXPECT_EQ(outcome(records[1]), "line 14, column 9: 8 cells in this row, expected 9");
  EXPECT_EQ(outcome(records[2]), rows_line);
  EXPECT_EQ(outcome(records[3]), "line 29, column 10: 10 cells in this row, expected 9");
  EXPECT_EQ(outcome(records[4]), rows_line);
}

TEST(FormatRows, ABadBlockEndsWhereAnotherRecordBegins) {
  const Records records =
      read_all(rows_rows.substr(0, 50) + rows_line + "\n" + rows_rows.substr(0, 40) + "Title\n" + rows_rows);
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(outcome(records[0]), "line 6: 5 rows, expected 9");
  EXPECT_EQ(outcome(records[1]), rows_line);
  EXPECT_EQ(outcome(records[2]), "line 11: 4 rows, expected 9");
  EXPECT_EQ(outcome(records[3]), rows_line);
}

TEST(FormatRows, OtherTextIsAnErrorInsideTheFormat) {
  const Records records = read_all("What is this\n" + rows_line + "\n", "rows");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(outcome(records[0]), "line 1, column 1: expected a row of 9 cells");
  EXPECT_EQ(outcome(records[1]), "line 2, column 10: 81 cells in this row, expected 9");
}

TEST(FormatRows, WritesAnEmptyLineBetweenRecords) {
  const Puzzle puzzle = read_puzzle(rows_rows);
  EXPECT_EQ(written(puzzle, "rows", 0), rows_rows);
  EXPECT_EQ(written(puzzle, "rows", 1), "\n" + rows_rows);
}

TEST(FormatRows, CannotHoldPencilMarks) {
  Puzzle puzzle = read_puzzle(rows_rows);
  puzzle.candidates = Candidates{puzzle.values};
  EXPECT_EQ(written(puzzle, "rows"), rows_rows);
  puzzle.candidates->remove(Cell::at(0, 1), 2);
  EXPECT_EQ(refusal(puzzle, "rows").substr(0, 22), "cannot hold candidates");
}

}  // namespace
}  // namespace shudu
