// Tables with a header.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

const std::string puzzle_text = pattern_line();
const std::string solution_text = to_line(pattern_solution());

TEST(FormatCsv, ReadsTheColumnsItKnows) {
  const std::string rest = "," + solution_text + ",27,7.2\n";
  const Records records =
      read_all("id,Puzzle,solution,clues,difficulty\n17," + puzzle_text + rest + "18," + puzzle_text + rest);
  ASSERT_EQ(records.size(), 2U);
  for (const auto& record : records) {
    ASSERT_TRUE(record) << to_string(record.error());
    EXPECT_EQ(record->clues, pattern_clues());
    EXPECT_EQ(record->solution, pattern_solution());
    EXPECT_EQ(record->level, "7.2");
    EXPECT_EQ(record->format, "csv");
  }
  EXPECT_EQ(records[0]->id, "17");
  EXPECT_EQ(records[1]->line, 3U);
}

TEST(FormatCsv, TakesOtherSeparatorsQuotesAndCarriageReturns) {
  const Puzzle puzzle =
      read_puzzle("\"quizzes\";\"solutions\";name\r\n\"" + puzzle_text + "\";;\"a \"\"good\"\"; one\"\r\n");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_FALSE(puzzle.solution);
  EXPECT_EQ(puzzle.title, "a \"good\"; one");
  EXPECT_EQ(read_puzzle("title\tsudoku\nx\t" + puzzle_text).title, "x");
  EXPECT_EQ(read_puzzle("puzzle\n" + puzzle_text).format, "csv");
}

TEST(FormatCsv, AHeaderMayComeAgain) {
  const Records records =
      read_all("puzzle,level\n" + puzzle_text + ",1\n\n# more\nlevel,puzzle\n2," + puzzle_text + "\n");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0]->level, "1");
  EXPECT_EQ(records[1]->level, "2");
}

TEST(FormatCsv, OtherFormatsEndTheTable) {
  const std::string json = "{\"puzzle\":\"" + puzzle_text + "\",\"level\":3}\n";
  const Records records =
      read_all("level,puzzle\n1," + puzzle_text + "\n" + puzzle_text + "\n" + json + "2," + puzzle_text);
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(records[0]->format, "csv");
  EXPECT_EQ(records[1]->format, "line");
  EXPECT_EQ(records[2]->format, "json");
  EXPECT_EQ(records[3]->format, "line");  // with a label
  EXPECT_EQ(records[3]->id, "2");
}

TEST(FormatCsv, NamesThePlaceOfAFault) {
  const std::string header = "id,puzzle,solution\n";
  EXPECT_EQ(read_error(header + "1," + puzzle_text.substr(1) + ",\n"), (Error{2, 83, "80 cells, expected 81"}));
  EXPECT_EQ(read_error(header + "1,\"z\",\n"), (Error{2, 4, "expected a digit or a blank, found 'z'"}));
  EXPECT_EQ(read_error(header + "1," + puzzle_text), (Error{2, 84, "2 fields, expected 3"}));
  EXPECT_EQ(read_error(header + "1," + puzzle_text + ",12"), (Error{2, 87, "in the solution: 2 cells, expected 81"}));
  EXPECT_EQ(read_error("a,b\n", "csv"), (Error{1, 1, "expected a header with a column named puzzle"}));
}

TEST(FormatCsv, WritesWhatItReads) {
  Puzzle puzzle = puzzle_of(pattern_clues());
  puzzle.solution = pattern_solution();
  puzzle.level = "7.2";
  puzzle.id = "a,b";
  puzzle.title = "the \"one\"\nand only";
  const std::string row = written(puzzle, "csv");
  EXPECT_EQ(row, puzzle_text + "," + solution_text + ",7.2,\"a,b\",\"the \"\"one\"\" and only\"\n");
  const Puzzle again = read_puzzle(std::string{find_format("csv")->prologue} + row);
  EXPECT_EQ(again.solution, puzzle.solution);
  EXPECT_EQ(again.id, puzzle.id);
  EXPECT_EQ(again.title, "the \"one\" and only");
  EXPECT_EQ(written(puzzle_of(pattern_clues()), "csv"), puzzle_text + ",,,,\n");
}

}  // namespace
}  // namespace shudu
