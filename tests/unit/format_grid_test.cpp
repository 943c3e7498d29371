// grid: frames of every kind, and arrays pasted from programs.
#include <gtest/gtest.h>

#include <functional>

#include "read_all.h"

namespace shudu {
namespace {

const std::string grid_line = "1...5.7....6.8...3.8.1...5.2....7..1..7.9.2..8..2....7.4...8.1.6...1.3....2.4...8";
const std::string framed =
    "+-------+-------+-------+\n"
    "| 1 . . | . 5 . | 7 . . |\n"
    "| . . 6 | . 8 . | . . 3 |\n"
    "| . 8 . | 1 . . | . 5 . |\n"
    "+-------+-------+-------+\n"
    "| 2 . . | . . 7 | . . 1 |\n"
    "| . . 7 | . 9 . | 2 . . |\n"
    "| 8 . . | 2 . . | . . 7 |\n"
    "+-------+-------+-------+\n"
    "| . 4 . | . . 8 | . 1 . |\n"
    "| 6 . . | . 1 . | 3 . . |\n"
    "| . . 2 | . 4 . | . . 8 |\n"
    "+-------+-------+-------+\n";

// The grid in a custom frame: lines for top, middle and bottom, and the text before, between and after the boxes and
// between the cells of a row.
struct Dress {
  std::string top, middle, bottom, left, between_boxes, right, between_cells;
  char blank = '.';
};
std::string dressed(const Dress& dress) {
  std::string text = dress.top;
  for (std::size_t i = 0; i < 81; ++i) {
    const std::size_t col = i % 9;
    if (col == 0) text += dress.left;
    if (col == 3 || col == 6) text += dress.between_boxes;
    if (col % 3 != 0) text += dress.between_cells;
    text += grid_line[i] == '.' ? dress.blank : grid_line[i];
    if (col == 8) text += dress.right + "\n";
    if (i == 26 || i == 53) text += dress.middle;
  }
  return text + dress.bottom;
}

TEST(FormatGrid, ReadsFramesOfEveryKind) {
  const Dress dresses[] = {
      {"+---+---+---+\n", "+---+---+---+\n", "+---+---+---+\n", "|", "|", "|", ""},
      {"*-----------*\n", "|---+---+---|\n", "*-----------*\n", " | ", " | ", " | ", " "},
      {".-------.-------.-------.\n", ":-------+-------+-------:\n", "'-------'-------'-------'\n", "| ", " | ", " |",
       " "},
      {"", "------+-------+------\n", "", "", " | ", "", " "},
      {"", "- - - + - - - + - - -\n", "", "", " | ", "", " "},
      {"", "---+---+---\n", "", "", "|", "", ""},
      {"", "---------\n", "", "", " ", "", ""},
      {"=============\n", "=============\n", "=============\n", "!", "!", "!", "", '0'},
      {"┌───┬───┬───┐\n", "├───┼───┼───┤\n", "└───┴───┴───┘\n", "│", "│", "│", ""},
      {"╔═══════╦═══════╦═══════╗\n", "╠═══════╬═══════╬═══════╣\n", "╚═══════╩═══════╩═══════╝\n", "║ ", " ║ ", " ║",
       " "},
      {"+---+---+---+---+---+---+---+---+---+\n", "+---+---+---+---+---+---+---+---+---+\n",
       "+---+---+---+---+---+---+---+---+---+\n", "| ", " | ", " |", " | ", ' '},
      {"+---+---+---+\n", "+---+---+---+\n", "+---+---+---+\n", "|", "|", "|", "", ' '},
      {"+-------+-------+-------+\n", "+-------+-------+-------+\n", "+-------+-------+-------+\n", "| ", " | ", " |",
       " ", ' '},
      {"┌───┬───┬───┐\n", "├───┼───┼───┤\n", "└───┴───┴───┘\n", "│", "│", "│", "", ' '},
      {"", "", "", "", ", ", ",", ", ", '0'},
      {"[", "", "]\n", "[", ", ", "],", ", ", '0'},
      {"let tu = [", "", "];\n", "[", ", ", "],", ", ", '0'},
      {"int grid[9][9] = {\n", "", "};\n", "  {", ", ", "},  // a row", ", ", '0'},
      {"", "", "", "[\"", "\",\"", "\"],", "\",\""},
      {"", "---|---|---\n", "", "", "|", "", "", '0'},
  };
  for (const Dress& dress : dresses) {
    const std::string text = dressed(dress);
    const Records records = read_all(text + "\n" + text + text);
    ASSERT_EQ(records.size(), 3U) << text;
    for (const auto& record : records) {
      EXPECT_EQ(outcome(record), grid_line) << text;
      EXPECT_EQ(record ? record->format : "", "grid") << text;
    }
  }
}

TEST(FormatGrid, ReadsAnArrayOnOneLine) {
  std::string text = dressed({"[", "", "]", "[", ", ", "],", ", ", '0'});
  for (char& c : text) c = c == '\n' ? ' ' : c;
  EXPECT_EQ(to_line(read_puzzle(text, "grid").clues), grid_line);
}

TEST(FormatGrid, LeavesJsonToJson) {
  const std::string array = dressed({"[", "", "", "[", ",", "],", ",", '0'});
  const Puzzle puzzle = read_puzzle(array.substr(0, array.size() - 2) + "]\n");
  EXPECT_EQ(to_line(puzzle.clues), grid_line);
  EXPECT_EQ(puzzle.format, "json");
}

TEST(FormatGrid, ReadsEveryLineEnding) {
  std::string crlf = "\xEF\xBB\xBF";
  for (char c : framed) crlf += c == '\n' ? std::string{"\r\n"} : std::string{c};
  EXPECT_EQ(to_line(read_puzzle(crlf).clues), grid_line);
  EXPECT_EQ(to_line(read_puzzle(framed.substr(0, framed.size() - 1)).clues), grid_line);
}

TEST(FormatGrid, FramesMayTouch) {
  const Records records = read_all(framed + framed + "Title\n" + framed);
  ASSERT_EQ(records.size(), 3U);
  for (const auto& record : records) EXPECT_EQ(outcome(record), grid_line);
  EXPECT_EQ(records[1]->line, 14U);
  EXPECT_EQ(records[2]->title, "Title");
  EXPECT_EQ(records[2]->line, 27U);
}

TEST(FormatGrid, EmptyRowsBetweenFencesCount) {
  std::string text = framed;
  text.replace(26, 25, "|       |       |       |");
  for (char& c : text) c = c == '.' ? ' ' : c;
  EXPECT_EQ(read_puzzle(text).clues.clue_count(), read_puzzle(framed).clues.clue_count() - 3);
}

TEST(FormatGrid, ALoneFrameIsNothing) { EXPECT_TRUE(read_all("+---+\n\n};\n").empty()); }

TEST(FormatGrid, NamesThePlaceOfABadCharacter) {
  std::string bad = framed;
  bad[26 * 5 + 4] = 'z';
  EXPECT_EQ(read_error(bad), (Error{6, 5, "expected a digit or a blank, found 'z'"}));
  bad = framed;
  bad[26 + 2] = 'z';
  EXPECT_EQ(read_error(bad), (Error{2, 3, "expected a digit or a blank, found 'z'"}));
}

TEST(FormatGrid, CountsTheCellsOfARow) {
  std::string bad = framed;
  bad.replace(26 * 5, 25, "| . 7 . | . 9 . | 2 .   |");
  EXPECT_EQ(read_error(bad), (Error{6, 22, "8 cells in this row, expected 9"}));
  bad = framed;
  bad.replace(26 * 5, 25, "| . . 7 | . 9 . | 2 . . 4 |");
  EXPECT_EQ(read_error(bad), (Error{6, 25, "10 cells in this row, expected 9"}));
}

TEST(FormatGrid, CountsTheRows) {
  std::string bad = framed;
  bad.erase(26 * 5, 26);
  EXPECT_EQ(read_error(bad + "\n"), (Error{13, 0, "8 rows, expected 9"}));
  EXPECT_EQ(read_error(bad), (Error{13, 0, "8 rows, expected 9"}));
}

TEST(FormatGrid, ABadBlockBetweenGoodOnesLosesNeither) {
  std::string bad_character = framed;
  bad_character[26 * 5 + 4] = 'z';
  std::string missing = framed;
  missing.erase(26 * 5, 26);
  for (const std::string& bad : {bad_character, missing, framed.substr(0, 26 * 6)}) {
    for (const std::string between : {"\n", ""}) {
      const Records records = read_all(framed + between + bad + between + framed);
      ASSERT_EQ(records.size(), 3U) << bad << between;
      EXPECT_EQ(outcome(records[0]), grid_line);
      EXPECT_FALSE(records[1]);
      EXPECT_EQ(outcome(records[2]), grid_line) << bad << between;
    }
  }
}

TEST(FormatGrid, WritesAFrame) {
  const Puzzle puzzle = read_puzzle(grid_line);
  EXPECT_EQ(written(puzzle, "grid", 0), framed);
  EXPECT_EQ(written(puzzle, "grid", 3), "\n" + framed);
}

}  // namespace
}  // namespace shudu
