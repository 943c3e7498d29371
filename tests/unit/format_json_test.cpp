// JSON Lines, arrays and documents.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

const std::string json_line = pattern_line();
const std::string quoted_line = '"' + json_line + '"';
const std::string object = "{\"puzzle\":" + quoted_line + "}";

std::string json_rows(const Grid& grid, const std::string& blank) {
  std::string text = "[";
  for (Cell cell : all_cells()) {
    text += cell.col() > 0 ? "," : cell.row() > 0 ? "],\n [" : "[";
    text += grid.is_blank(cell) ? blank : std::to_string(grid[cell]);
  }
  return text + "]]";
}

TEST(FormatJson, ReadsEveryShapeOfAPuzzle) {
  std::string flat = json_rows(pattern_clues(), "0");
  std::string strings = "[";
  for (std::size_t row = 0; row < 9; ++row) strings += (row > 0 ? ",\"" : "\"") + json_line.substr(9 * row, 9) + '"';
  strings += "]";
  std::erase_if(flat, [](char c) { return c == '[' || c == ']'; });
  for (const std::string& text :
       {object, quoted_line, json_rows(pattern_clues(), "0"), json_rows(pattern_clues(), "null"),
        json_rows(pattern_clues(), "\"\""), "{\"board\":" + json_rows(pattern_clues(), "\".\"") + "}",
        "{\"grid\" : " + quoted_line + "}", strings, "[" + flat + "]", "{\"givens\":[" + flat + "]}",
        "{\"clues\":27, \"quiz\":" + quoted_line + "}"}) {
    const Puzzle puzzle = read_puzzle(text + "\r\n");
    EXPECT_EQ(puzzle.clues, pattern_clues()) << text;
    EXPECT_EQ(puzzle.format, "json");
  }
}

TEST(FormatJson, ReadsLinesListsAndWhatStandsOnOneLine) {
  for (const std::string& text :
       {object + "\n" + object + "\r\n\n" + object, "[" + object + "," + quoted_line + ",\n" + object + "]\n",
        "[\n  " + object + ",\n  " + json_rows(pattern_clues(), "0") + ",\n" + object + "\n]",
        object + object + ", " + object, "[" + json_rows(pattern_clues(), "0") + "," + object + "]" + object,
        "[ ]\n[" + object + ",]\n[" + object + "]\n" + object}) {
    const Records records = read_all(text);
    EXPECT_EQ(records.size(), 3U) << text;
    for (const auto& record : records) EXPECT_EQ(outcome(record), json_line) << text;
  }
}

TEST(FormatJson, KnowsWhereARecordBegan) {
  const Records records = read_all("\n[" + object + ",\n\n" + object + "]");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0]->line, 2U);
  EXPECT_EQ(records[1]->line, 4U);
}

TEST(FormatJson, ReadsAllMembers) {
  const std::string values = "12" + json_line.substr(2);
  std::string marks = "[";
  for (Cell cell : all_cells()) marks += cell == Cell{0} ? "[1,2]" : cell == Cell{2} ? ",\"39\"" : ",null";
  marks += "]";
  const Puzzle puzzle =
      read_puzzle("{\"puzzle\":" + quoted_line + ",\"values\":\"" + values + "\",\"solution\":" +
                  json_rows(pattern_solution(), "0") + ",\"candidates\":" + marks + ",\"notes\":" + marks +
                  ",\"name\":\"a\",\"author\":\"b\",\"rating\":7.2,\"id\":12,\"date\":\"d\",\"source\":null}");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.values[Cell{1}], 2);
  EXPECT_EQ(puzzle.solution, pattern_solution());
  ASSERT_TRUE(puzzle.candidates);
  EXPECT_EQ((*puzzle.candidates)[Cell{0}], DigitSet{1});  // the clue
  EXPECT_EQ((*puzzle.candidates)[Cell{2}], (DigitSet{3, 9}));
  EXPECT_EQ((*puzzle.candidates)[Cell{80}], DigitSet{8});
  ASSERT_TRUE(puzzle.notes);
  EXPECT_EQ((*puzzle.notes)[Cell{0}], (DigitSet{1, 2}));
  EXPECT_EQ((*puzzle.notes)[Cell{2}], (DigitSet{3, 9}));
  EXPECT_EQ((*puzzle.notes)[Cell{80}], DigitSet{});
  EXPECT_EQ(puzzle.title, "a");
  EXPECT_EQ(puzzle.author, "b");
  EXPECT_EQ(puzzle.level, "7.2");
  EXPECT_EQ(puzzle.id, "12");
  EXPECT_EQ(puzzle.date, "d");
}

TEST(FormatJson, ReadsDocumentsOfFpuzzlesAndSudokupad) {
  std::string cells = "[";
  for (int row = 0; row < 9; ++row)
    cells += std::string{row > 0 ? "," : ""} + "[{\"value\":" + std::to_string(row + 1) +
             ",\"given\":true},{},{},{},{},{},{},{},{}]";
  cells += "]";
  for (const std::string& text : {"{\"size\":9,\"grid\":" + cells + "}", "{\"cellSize\":50,\"cells\":" + cells + "}"}) {
    const Puzzle puzzle = read_puzzle(text);
    for (int row = 0; row < 9; ++row) EXPECT_EQ(puzzle.clues[Cell::at(row, 0)], row + 1);
  }
  EXPECT_EQ(read_error("{\"grid\":" + cells + ",\"xv\":[1]}").message,
            "this puzzle has X and V signs; only classic Sudoku is read");
}

TEST(FormatJson, LeavesOtherBracketsAlone) {
  for (const std::string text : {"[Puzzle]", "{123}", "\"a title\""}) {
    for (const auto& record : read_all(text)) EXPECT_EQ(record.error().message.find("JSON"), std::string::npos);
  }
}

TEST(FormatJson, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("{\"puzzle\":\"12\"}"), (Error{1, 1, "2 cells, expected 81"}));
  EXPECT_EQ(read_error(" {}"), (Error{1, 2, "expected a member puzzle, clues, grid, board, quiz, givens or sudoku"}));
  EXPECT_EQ(read_error("{\"puzzle\":\"" + json_line.substr(1) + "q\"}"), (Error{1, 1, "r9c9 is not a digit"}));
  EXPECT_EQ(read_error("[[1,2],[],[],[],[],[],[],[],[]]"), (Error{1, 1, "row 1 has 2 cells, expected 9"}));
  EXPECT_EQ(read_error("{\"puzzle\":" + quoted_line + ",\"values\":\"" + std::string(81, '5') + "\"}"),
            (Error{1, 1, "in values: r1c1 is not the clue there"}));
  EXPECT_EQ(read_error("{\"puzzle\":" + quoted_line + ",\"notes\":[1]}"),
            (Error{1, 1, "in notes: 1 cell, expected 81"}));
  EXPECT_EQ(read_error("{\n \"puzzle\" " + quoted_line + "}"), (Error{2, 11, "expected ':', found '\"'"}));
  EXPECT_EQ(read_error("{\"a\":[1}"), (Error{1, 8, "expected ',' or ']', found '}'"}));
  EXPECT_EQ(read_error("{\"a\":01}"), (Error{1, 7, "this is not JSON"}));
  EXPECT_EQ(read_error("\n{\n\n\"a\":tru}"), (Error{4, 8, "this is not JSON"}));
  EXPECT_EQ(read_error("{\"a\":1"), (Error{1, 1, "this value is not closed"}));
  EXPECT_EQ(read_all("{\"a\":\"b\nc\"}")[0].error(), (Error{1, 8, "expected the end of the string, found byte 0x0a"}));
  EXPECT_EQ(read_error("  [\n"), (Error{1, 3, "this value is not closed"}));
  EXPECT_EQ(read_error("  [\n{\"puzzle\":\n").message, "this value is not closed");
  EXPECT_EQ(read_all(" [\n" + object)[1].error(), (Error{1, 2, "this array is not closed"}));
  EXPECT_EQ(read_error("12", "json"), (Error{1, 1, "expected a puzzle as an object, an array or a string, found '1'"}));
  EXPECT_EQ(read_error("{\"a\":" + std::string(100, '[')).message, "nested deeper than 64 levels");
}

TEST(FormatJson, ABadRecordDoesNotTakeOthersWithIt) {
  const std::string cut = "{\"puzzle\":" + quoted_line + "\n";
  for (const std::string& text :
       {cut + object + "\n" + object, "{\"]\n" + object + "\n" + object,
        "[" + object + ",\n{\"a\":oops},\n" + object + "]", "[" + object + ",7,\n" + object + "]",
        object + " what\n" + object, "[" + object + ",\n{]}\n," + object + "\n]\n"}) {
    int good = 0, bad = 0;
    for (const auto& record : read_all(text)) {
      if (record) {
        ++good;
        EXPECT_EQ(outcome(record), json_line);
      } else {
        ++bad;
      }
    }
    EXPECT_EQ(good, 2) << text;
    EXPECT_EQ(bad, 1) << text;
  }
}

TEST(FormatJson, AValueIsBoundedAndADocumentIsNot) {
  std::string list = "[" + object;
  while (list.size() < 3 * max_record_bytes) list += "," + object;
  const Records all = read_all(list + "]");
  EXPECT_GT(all.size(), 30000U);
  for (const auto& record : all) ASSERT_TRUE(record) << to_string(record.error());
  const Records records = read_all("{\"a\":\"" + std::string(2 * max_record_bytes, 'x') + "\"}\n" + object);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0].error(), (Error{1, 1, "a value longer than 1048576 bytes"}));
  EXPECT_TRUE(records[1]);
}

TEST(FormatJson, WritesWhatItReads) {
  EXPECT_EQ(written(puzzle_of(pattern_clues()), "json"), object + "\n");
  Puzzle puzzle = pattern_state();
  puzzle.notes = Candidates{};
  puzzle.solution = pattern_solution();
  puzzle.title = "\"é\" \\ \n\x01😀";
  puzzle.author = "a";
  puzzle.description = "b";
  puzzle.comment = "c";
  puzzle.date = "d";
  puzzle.source = "e";
  puzzle.url = "f";
  puzzle.level = "7.20";
  puzzle.id = "g";
  puzzle.extra = "h";
  Puzzle again = read_puzzle(written(puzzle, "json"));
  again.line = 0;
  again.format = {};
  EXPECT_EQ(again, puzzle);
}

}  // namespace
}  // namespace shudu
