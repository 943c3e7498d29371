// Tables and lists of other programs: CSV, TSV and Markdown of 9×9 cells, lists of Python, arrays of NumPy, HTML.
#include <gtest/gtest.h>

#include <functional>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// The rows of the grid: `begin`, the cells with `between` between them, `end`.
std::string table(const Grid& grid, const std::string& blank, const std::string& begin, const std::string& between,
                  const std::string& end, const std::string& after_digit = "") {
  std::string text;
  for (Cell cell : all_cells()) {
    text += cell.col() == 0 ? begin : between;
    text += grid.is_blank(cell) ? blank : std::to_string(grid[cell]) + after_digit;
    if (cell.col() == 8) text += end;
  }
  return text;
}

std::string read_line(const std::string& text) { return to_line(read_puzzle(text).clues); }

TEST(FormatTable, ReadsFieldsWithNothingForBlanks) {
  const Grid grid = pattern_clues();
  for (const char* separator : {",", ";", "\t"}) {
    EXPECT_EQ(read_line(table(grid, "", "", separator, "\n")), pattern_line());
    EXPECT_EQ(read_line(table(grid, "", "", separator, std::string{separator} + "\r\n")), pattern_line());
    EXPECT_EQ(read_line(table(grid, "\"\"", "", separator, "\n")), pattern_line());
  }
  Grid sparse = grid;  // the first and the last row are blank
  for (int col = 0; col < 9; ++col) sparse.clear(Cell::at(0, col)), sparse.clear(Cell::at(8, col));
  for (const char* separator : {",", ";", "\t"}) {
    EXPECT_EQ(read_line(table(sparse, "", "", separator, "\n")), to_line(sparse));
  }
}

TEST(FormatTable, ReadsMarkdown) {
  const std::string rows = table(pattern_clues(), " ", "| ", " | ", " |\n");
  const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
  const std::string centred = "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n";
  EXPECT_EQ(read_line("|   |   |   |   |   |   |   |   |   |\n" + rule + rows), pattern_line());
  EXPECT_EQ(read_line("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + centred + rows), pattern_line());
  EXPECT_EQ(read_line("| A | B | C | D | E | F | G | H | I |\n" + rule + rows), pattern_line());
  std::string first_row_above = rows;
  first_row_above.insert(first_row_above.find('\n') + 1, rule);
  EXPECT_EQ(read_line(first_row_above), pattern_line());
}

TEST(FormatTable, ReadsWhatPythonPrints) {
  const Grid grid = pattern_clues();
  const auto closed = [](std::string text) { return text.insert(text.rfind(']'), "]"); };
  EXPECT_EQ(read_line(closed("[" + table(grid, "None", "[", ", ", "],\n"))), pattern_line());
  EXPECT_EQ(read_line(closed("[" + table(grid, "None", "[", ", ", "], ")) + "\n"), pattern_line());
  EXPECT_EQ(read_line("[" + table(grid, "'.'", "[", ", ", "], ") + "]\n"), pattern_line());
  EXPECT_EQ(read_line(closed("[" + table(grid, "0", "[", " ", "]\n "))), pattern_line());
  EXPECT_EQ(read_line(closed("[" + table(grid, "nan", "[", " ", "]\n ", "."))), pattern_line());
  EXPECT_EQ(read_line(closed("[" + table(grid, "nan", "[", "  ", "]\n ", ".0"))), pattern_line());
  EXPECT_EQ(read_line(closed("array([" + table(grid, "None", "[", ", ", "],\n       ")) + ", dtype=object)\n"),
            pattern_line());
}

TEST(FormatTable, ReadsBracketsWithBarsAsCandidates) {
  const Puzzle state = pattern_state();
  std::string text;
  for (Cell cell : all_cells()) {
    if (cell.col() == 0 && cell.row() % 3 == 0) text += '\n';
    text += cell.col() % 3 == 0 ? "    " : "";
    const DigitSet digits = state.values.is_blank(cell) ? (*state.candidates)[cell] : DigitSet{state.values[cell]};
    std::string shown;
    for (int digit : digits) shown += (shown.empty() ? "" : "|") + std::to_string(digit);
    text += digits.is_single() ? shown : "[" + shown + "]";
    text += cell.col() == 8 ? "\n" : " ";
  }
  const Puzzle puzzle = read_puzzle(text);
  EXPECT_EQ(puzzle.format, "pencilmarks");
  EXPECT_EQ(puzzle.candidates, state.candidates);
  EXPECT_EQ((*read_puzzle(text.replace(text.find('['), text.find(']') - text.find('[') + 1, "x")).candidates)[Cell{1}],
            DigitSet{});
}

TEST(FormatHtml, ReadsTables) {
  const Grid grid = pattern_clues();
  const std::string rows = table(grid, "&nbsp;", "<tr><td>", "</td><td>", "</td></tr>\n");
  const Puzzle puzzle = read_puzzle("<table class=\"a>b\">\n" + rows + "</table>\n");
  EXPECT_EQ(puzzle.format, "html");
  EXPECT_EQ(puzzle.line, 1U);
  EXPECT_EQ(to_line(puzzle.clues), pattern_line());
  EXPECT_FALSE(puzzle.candidates);
  // A page around it, tags that are not closed, headings, a form, and a puzzle behind it.
  const std::string page =
      "<!DOCTYPE html>\n<html><head><script>if (a<b) x();</script></head><!-- <table> -->\n<body><table>" +
      table(grid, "", "<TR><TD>", "<TD>", "") + "</table><table><tr><td>1</table>\n</body></html>\n";
  EXPECT_EQ(to_line(read_puzzle(page).clues), pattern_line());
  EXPECT_EQ(
      to_line(
          read_puzzle("<table>" + table(grid, "<input size=1>", "<tr><th>A<td>", "<td>", "</tr>") + "</table>").clues),
      pattern_line());
  EXPECT_EQ(read_all(page + pattern_line() + "\n").size(), 2U);
}

TEST(FormatHtml, ReadsCandidates) {
  const Puzzle state = pattern_state();
  const auto in_cells = [&state](const std::function<std::string(DigitSet)>& text_of) {
    std::string text = "<table>";
    for (Cell cell : all_cells()) {
      const DigitSet digits = state.values.is_blank(cell) ? (*state.candidates)[cell] : DigitSet{state.values[cell]};
      text += (cell.col() == 0 ? "<tr><td>" : "<td>") + text_of(digits) + "</td>" + (cell.col() == 8 ? "</tr>\n" : "");
    }
    return read_puzzle(text + "</table>\n");
  };
  const auto with_commas = in_cells([](DigitSet digits) {
    std::string text;
    for (int digit : digits) text += (text.empty() ? "" : ",") + std::to_string(digit);
    return digits.is_single() ? "<i style=\"color:gray\">" + text + "</i>" : text;
  });
  EXPECT_EQ(with_commas.candidates, state.candidates);
  EXPECT_EQ(with_commas.clues, state.values);
  const auto with_tables = in_cells([](DigitSet digits) {
    std::string text = "<table>";
    for (int digit = 1; digit <= 9; ++digit) {
      text += (digit % 3 == 1 ? "<tr><td>" : "<td>") + (digits.contains(digit) ? std::to_string(digit) : "");
    }
    return text + "</table>";
  });
  EXPECT_EQ(with_tables.candidates, state.candidates);
}

TEST(FormatHtml, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("\n<table><tr><td>1</td></tr></table>\n"),
            (Error{2, 1, "no table of nine rows of nine cells in this HTML"}));
  std::string text = "<table>\n" + table(pattern_clues(), "", "<tr><td>", "</td><td>", "</td></tr>\n") + "</table>\n";
  std::string twice = text, odd = text;
  twice.replace(text.find("<td>1"), 5, "<td>11");
  odd.replace(text.find("<td>1"), 5, "<td>q");
  EXPECT_EQ(read_error(twice), (Error{2, 9, "r1c1: a digit twice in one cell"}));
  EXPECT_EQ(read_error(odd), (Error{2, 9, "r1c1: expected digits or nothing"}));
  EXPECT_EQ(to_line(read_puzzle(text.substr(0, text.size() - 20)).clues), pattern_line());  // the end is missing
}

}  // namespace
}  // namespace shudu
