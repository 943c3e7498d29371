// Addresses of SudokuPad.
#include <gtest/gtest.h>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/codec/puzzle_zipper.h"
#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// Packed by the JavaScript library: the pattern as plain JSON with its texts in cages.
const std::string sudokupad_packed =
    "N4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrGgBuAhlAK4qogCMIAvtsGx+yFbfSABZW7Tpx7U6aEAHZhXDgF1sZMb0kN0c0dzX8AHFpE6J/AEx"
    "alKoxRNSAnIfni+UgMyPVthgDZWlmy4M5tpOulKaIZ6BIAaR/lHqIL6RxtEOKQGJ7qLx1s6JzBn5/EJFYQyyLP7Fbh6picnWCfzpTbmZ/JVN9f"
    "yF3R1SpSLtzVLB/TUadQMMsQpKIABOEADm8AD2AHZEqKTEOJiWOIxH2KaWjNiHypcnN2eWpleP2HfET+eW+9iupwKn6AuPyB/3ugOUT1+EOwoP"
    "e2EBXxw3lO0lOeiByPuqPu6OhmLh2Lh6K+rmeylJb1J52UAjJxFpb1p1OI6DprLerM+ymIpKhPJhllJ4PpwJpArFwtZfNZsNZCO5pPxpMJpNxI"
    "vxtMJtLVrPxrMJrOJ3O8dJNbxNzOkdKtbytzL0dIdbwdXNIJr5JthJuFVr5VthVuFDr5DthDvlbuw+JNhJNaqt+KthKtaod+IdhIdxIWYEoKwg"
    "OzIkxAABd4CWoBBUAACAAKlBLJYgi02cmLlBoJYAFutFjWCF2aAATGht8ogAjrWhlrY1ximVwCdDeaR6OxLldr+euVd2bcbhcb3eMZfHw9bw+n"
    "xeni+bveX+/Xzd+XBQeCbAskBY0TZD5tQSgAE9CwWdZyH/ICQNwShFkWdYAHcQJYIA==";
// The same in shorthand.
const std::string packed_shorthand =
    "N4YwzgXArADANCAphA2i4A3CBGAvnAzCAFn0KwHYyBdOFOIqMhrADmaICZ9b6WIAnBywBmYRABsuXl3FMC/dgV78pCokPWiedcjnGktEKjO1G1"
    "ezXBVEqRvEcMr+3I/L3tqtAE7I0KeBheeGxguE5ebDgguijQ2PDeTmikuHiUZIjeALgRMOIwqEjc4oKEorpkvMq4Moy4Iuz4CTCKMNZiloS2hI"
    "6arvqe+o7skRS6MfSxiLpicZQ59LmZlCh5tfS1rLoUMerd2t4xioWS2cPzk7X9tbq1xp2xgbGhsb7Tgbmhufe1gbWhmsRjsJPNQelQSsKPNoel"
    "oStWPNEelEds0KD9qC6qCTtD9tC6tCToj9oi6oiHui4ANQUNQe9oQNoUNoe9EQNEUNESNaCAAIaoIgAcgALgBLEUAG2QAAIAJIigA6QrAMr5Mo"
    "ADnyRSLEN4AHZCuDeCAihAQABiFpgNpg0lwQA===";

std::string sudokupad_packed_document(const std::string& json) { return "scl" + lz_compressed_to_base64(json); }

std::string packed_empty_cells(const std::string& more) {
  std::string json = "{" + more + "\"cells\":[";
  for (int row = 0; row < 9; ++row) json += std::string{row > 0 ? "," : ""} + "[{},{},{},{},{},{},{},{},{}]";
  return sudokupad_packed_document(json + "]}");
}

TEST(FormatSudokupad, ReadsEveryKindOfAddress) {
  for (const std::string& text :
       {"https://sudokupad.app/scl" + sudokupad_packed,
        "https://sudokupad.app/sudoku/ctc" + percent_encoded(sudokupad_packed) + "?setting-x=1",
        "http://beta.sudokupad.app/?puzzleid=scl" + percent_encoded(sudokupad_packed) + "&y=2",
        "sudokupad://puzzle/scl" + sudokupad_packed, "https://app.crackingthecryptic.com/sudoku/scl" + sudokupad_packed,
        "scl" + sudokupad_packed}) {
    const Puzzle puzzle = read_puzzle(text + "\r\n");
    EXPECT_EQ(puzzle.clues, pattern_clues()) << text;
    EXPECT_EQ(puzzle.title, "Pattern");
    EXPECT_EQ(puzzle.author, "shudu");
    EXPECT_EQ(puzzle.solution, pattern_solution());
    EXPECT_EQ(puzzle.format, "sudokupad");
  }
}

TEST(FormatSudokupad, ReadsTheShorthand) {
  const Puzzle puzzle = read_puzzle("https://sudokupad.app/scl" + packed_shorthand);
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.title, "It's a pattern");
}

TEST(PuzzleZipper, WritesOutInFull) {
  EXPECT_EQ(puzzle_unzipped("{ce:[[{v:5},,{v:'a'}],[,]],cs:50,r:t,x:f,c:FF0000,c1:#0,c2:#F,v:-1.5,t:'a,b:\\'{'}"),
            "{\"cells\":[[{\"value\":5},{},{\"value\":\"a\"}],[{},{}]],\"cellSize\":50,\"rounded\":true,\"x\":false,"
            "\"color\":\"#FF0000\",\"borderColor\":\"#000000\",\"backgroundColor\":\"#FFFFFF\",\"value\":-1.5,"
            "\"title\":\"a,b:'{\"}");
  EXPECT_EQ(puzzle_unzipped("{t:\"it's \\\"so\\\"\",a:[{}],o:{}}"),
            "{\"title\":\"it's \\\"so\\\"\",\"arrows\":[{}],\"overlays\":{}}");
  EXPECT_EQ(puzzle_unzipped("[" + std::string(max_record_bytes / 2, ',') + "]"), std::nullopt);
}

TEST(FormatSudokupad, ReadsClassicCodes) {
  for (const std::string code :
       {"1C4C7D5C8C2D9C3C62C5C8D6C9C3D1C4C73C6C9D7C1C4D2C5C8", "LObPSWTN6MPcQTXLO7NQdRLYMP8"}) {
    EXPECT_EQ(read_puzzle("https://sudokupad.app/" + code).clues, pattern_clues()) << code;
    EXPECT_EQ(read_puzzle("https://sudokupad.app/classic" + code).clues, pattern_clues()) << code;
    EXPECT_EQ(read_puzzle("classic" + code).clues, pattern_clues()) << code;
  }
  const Puzzle puzzle = read_puzzle("https://sudokupad.app/scfLObPSWTN6MPcQTXLO7NQdRLYMP8*tA%20star%20**%20*ame");
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.title, "A star * ");
  EXPECT_EQ(puzzle.author, "me");
}

TEST(FormatSudokupad, ReadsMarksAndDigitsOfAPlayer) {
  const std::string blank = ",{},{},{},{},{},{},{}]";
  std::string json = "{\"cells\":[[{\"value\":\"5\",\"given\":false},{\"pencilMarks\":[1,\"2\",\" \"]}" + blank;
  for (int row = 1; row < 9; ++row) json += ",[{},{}" + blank;
  const Puzzle puzzle = read_puzzle(sudokupad_packed_document(
      json + "],\"metadata\":{\"title\":\"x\",\"rules\":[\"Normal sudoku rules apply\",\"Have fun\"]}}"));
  EXPECT_EQ(puzzle.clues, Grid{});
  EXPECT_EQ(puzzle.values[Cell{0}], 5);
  EXPECT_FALSE(puzzle.notes);
  ASSERT_TRUE(puzzle.corner_notes);
  EXPECT_EQ((*puzzle.corner_notes)[Cell{1}], (DigitSet{1, 2}));
  EXPECT_EQ(puzzle.title, "x");
  EXPECT_EQ(puzzle.description, "Normal sudoku rules apply\nHave fun");
}

TEST(FormatSudokupad, RefusesOtherRulesByName) {
  const auto message = [](const std::string& more) { return read_error(packed_empty_cells(more)).message; };
  EXPECT_EQ(message("\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"7\"}],"),
            "this puzzle has cages; only classic Sudoku is read");
  EXPECT_EQ(message("\"lines\":[{}],"), "this puzzle has the rule 'lines'; only classic Sudoku is read");
  EXPECT_EQ(message("\"metadata\":{\"antiking\":true},"),
            "this puzzle has an anti-king rule; only classic Sudoku is read");
  EXPECT_EQ(message("\"regions\":[[[0,0],[0,1]]],"), "this puzzle has irregular regions; only classic Sudoku is read");
  EXPECT_EQ(read_error("https://sudokupad.app/scfLObPSWTN6MPcQTXLO7NQdRLYMP8*x").message,
            "this puzzle has diagonals; only classic Sudoku is read");
}

TEST(FormatSudokupad, RefusesRulesThatAreOnlyWritten) {
  const auto message = [](const std::string& rules) {
    return read_error(packed_empty_cells("\"metadata\":{\"rules\":" + rules + "},")).message;
  };
  EXPECT_EQ(message("\"Normal sudoku rules apply. Anti-knight rules apply.\""),
            "the rules say 'Anti-knight rules apply'; only classic Sudoku is read");
  EXPECT_EQ(message("[\"Normal sudoku rules apply\",\"Draw a snake\"]"),
            "the rules say 'Draw a snake'; only classic Sudoku is read");
  EXPECT_EQ(
      read_error(packed_empty_cells("\"cages\":[{\"value\":\"title: x\"},{\"value\":\"rules:All lie.\"}],")).message,
      "the rules say 'All lie'; only classic Sudoku is read");
  EXPECT_EQ(read_error(packed_empty_cells("\"cages\":[{\"value\":\"antiknight: true\"}],")).message,
            "this puzzle has the rule 'antiknight'; only classic Sudoku is read");
  EXPECT_EQ(read_puzzle(packed_empty_cells("\"metadata\":{\"rules\":\"Place the digits 1-9.\"},")).clues, Grid{});
}

TEST(FormatSudokupad, ReadsASolutionWithOpenCells) {
  const std::string known = "53467891267219534819834256785976142342685379171392485696153728428741963534528617?";
  const Puzzle puzzle = read_puzzle(packed_empty_cells("\"metadata\":{\"solution\":\"" + known + "\"},"));
  ASSERT_TRUE(puzzle.solution);
  EXPECT_EQ(to_line(*puzzle.solution), known.substr(0, 80) + '.');
}

TEST(FormatSudokupad, NamesThePlaceOfAFault) {
  EXPECT_EQ(read_error("https://sudokupad.app/abc123XYZ"),
            (Error{1, 23, "this address holds only an id; the puzzle itself is on the server"}));
  EXPECT_EQ(read_error("https://sudokupad.app/"),
            (Error{1, 23, "this address holds only an id; the puzzle itself is on the server"}));
  EXPECT_EQ(read_error("https://sudokupad.app/scl" + sudokupad_packed.substr(0, 200)),
            (Error{1, 23, "this does not unpack to a puzzle; part of the address may be missing"}));
  EXPECT_EQ(read_error("https://sudokupad.app/classic123"), (Error{1, 23, "this code does not hold 81 cells"}));
  EXPECT_EQ(read_error("https://sudokupad.app/scf123"), (Error{1, 23, "this code does not hold 81 cells"}));
  EXPECT_EQ(read_error(sudokupad_packed_document("{cells:[[],[],[],[],oops:}")).message,
            "this does not unpack to JSON");
  EXPECT_EQ(read_error(sudokupad_packed_document("{\"x\":[1,2,3,4,5]}")).message, "this unpacks to JSON without cells");
  EXPECT_EQ(read_error(sudokupad_packed_document("{\"cells\":[[{}],[{}]]}")).message, "2 rows, expected 9");
}

TEST(FormatSudokupad, WritesWhatItReads) {
  Puzzle puzzle = puzzle_of(pattern_clues());
  puzzle.notes = Candidates{};
  for (Cell cell : all_cells()) puzzle.notes->set(cell, cell.col() == 4 ? DigitSet{1, 9} : DigitSet{});
  puzzle.values = pattern_state().values;
  puzzle.corner_notes = puzzle.notes;
  puzzle.solution = pattern_solution();
  puzzle.title = "one: \"two\"";
  puzzle.author = "me";
  puzzle.description = "rules";
  const std::string text = written(puzzle, "sudokupad");
  EXPECT_EQ(text.substr(0, 25), "https://sudokupad.app/scl");
  Puzzle again = read_puzzle(text);
  again.line = 0;
  again.format = {};
  EXPECT_EQ(again, puzzle);
  puzzle.colours = pattern_clues();
  EXPECT_EQ(refusal(puzzle, "sudokupad").substr(0, 19), "cannot hold colours");
}

}  // namespace
}  // namespace shudu
