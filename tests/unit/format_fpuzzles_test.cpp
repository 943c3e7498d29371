// Addresses of f-puzzles.
#include <gtest/gtest.h>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// Packed by the JavaScript library: the pattern with a digit in r1c2, marks in r1c3 and r9c8, texts and a solution.
const std::string packed =
    "N4IgzglgXgpiBcBOANCALhNAbO8QAUBDNNGAJwDsACQZAIrAHU0BunEVQgVzQAsB7MhcTmwAmbFiDJscYGGn4A5XgFtCWKmGHcA1myoSpVQgAd"
    "DWAJ4A6MQHMyEIQgDaD0ADcVbXAEZUViC5gUCGgSMAC+yK7uuABM4aAAxgGkZPgB8RBYALKEZJpgjgDMyAAcALpxIG5YHggALD5+AUEhca0RlV"
    "EIAOwN/oHwwR5twKGlyM4VVTXwAKy9TQMtEcMd1bjF8/2DYcu7kWsI0ZvNQ8tjE3ur0yggvn0nOyOXU7hFt41bS0/fV7gAbMdFkNzvtpkd3vcg"
    "Y8Vi8EHMIQttsNJp14BsEZ9Tt9RuMfrD4ACMQ9ke18Tc7oivjDUW8KZjoSDqQd4N4iVCSaDcPU2Ui9ijmT0eS0Qb8ELSPsS+aTUYS6ZLsdLmeS"
    "Jey+YzFdNBXLVQrOQhWdrebrRfBuYaqeq8ajweasUzpvDbdD2nTUhR0lkcnlHD1EGMQPFeBRyG6Pdlcvl4A5POUNetAUjSv6wNxqhhuP1o8gjk"
    "V6nMAT0Nig88gCyVkChvDnkIWK8gq8hc8h89nG8gS2Wi/Xm6Wa+XK62m12G02Wz1R73awOjp26yP2z3p22O32yqEgA";

std::string packed_document(const std::string& json) { return "fpuz" + lz_compressed_to_base64(json); }

// A document with nothing but 81 empty cells and `more` members.
std::string packed_empty_grid(const std::string& more) {
  std::string json = "{" + more + "\"grid\":[";
  for (int row = 0; row < 9; ++row) json += std::string{row > 0 ? "," : ""} + "[{},{},{},{},{},{},{},{},{}]";
  return packed_document(json + "]}");
}

void expect_the_pattern(const Puzzle& puzzle) {
  EXPECT_EQ(puzzle.clues, pattern_clues());
  EXPECT_EQ(puzzle.values[Cell{1}], 2);
  EXPECT_EQ(puzzle.values.clue_count(), puzzle.clues.clue_count() + 1);
  ASSERT_TRUE(puzzle.notes);
  EXPECT_EQ((*puzzle.notes)[Cell{2}], (DigitSet{3, 8}));
  EXPECT_EQ((*puzzle.notes)[Cell{79}], DigitSet{});
  ASSERT_TRUE(puzzle.corner_notes);
  EXPECT_NE((*puzzle.corner_notes)[Cell{79}], DigitSet{});
  ASSERT_TRUE(puzzle.candidates);
  EXPECT_EQ((*puzzle.candidates)[Cell{79}], (DigitSet{7, 9} & Candidates{puzzle.values}[Cell{79}]));
  EXPECT_EQ(puzzle.solution, pattern_solution());
  EXPECT_EQ(puzzle.title, "Pattern – 数独");
  EXPECT_EQ(puzzle.author, "shudu");
  EXPECT_EQ(puzzle.description, "Normal sudoku rules apply.");
  EXPECT_EQ(puzzle.format, "fpuzzles");
}

TEST(FormatFpuzzles, ReadsEveryKindOfAddress) {
  expect_the_pattern(read_puzzle("https://f-puzzles.com/?load=" + packed + "\r\n"));
  expect_the_pattern(read_puzzle("https://www.f-puzzles.com/?x=1&load=" + percent_encoded(packed)));
  expect_the_pattern(read_puzzle("https://sudokupad.app/fpuzzles" + percent_encoded(packed)));
  expect_the_pattern(read_puzzle("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz" + packed));
  expect_the_pattern(read_puzzle("fpuz" + packed + "  some name"));
  expect_the_pattern(read_puzzle(packed, "fpuzzles"));
}

TEST(FormatFpuzzles, PutsBackALostSlash) {
  // U+FFFF is sixteen set bits. In some position of the packed text they give "//", which servers reduce to "/" in a
  // path.
  int repaired = 0;
  for (std::size_t n = 0; n < 12; ++n) {
    Puzzle puzzle = puzzle_of(pattern_clues());
    puzzle.title = std::string("abcdefghijklmn").substr(0, n) + "\uFFFF";
    const std::string text = percent_decoded(written(puzzle, "fpuzzles"));
    const std::size_t at = text.find("//", 8);
    if (at == std::string::npos || text.find("///", at) == at) continue;
    EXPECT_EQ(read_puzzle(std::string{text}.erase(at, 1)).title, puzzle.title);
    ++repaired;
  }
  EXPECT_GT(repaired, 0);
}

TEST(FormatFpuzzles, RefusesOtherRulesByName) {
  const auto message = [](const std::string& more) { return read_error(packed_empty_grid(more)).message; };
  EXPECT_EQ(message("\"killercage\":[{\"cells\":[\"R1C1\"]}],"),
            "this puzzle has killer cages; only classic Sudoku is read");
  EXPECT_EQ(message("\"antiknight\":true,"), "this puzzle has an anti-knight rule; only classic Sudoku is read");
  EXPECT_EQ(message("\"zigzag\":[1],"), "this puzzle has the rule 'zigzag'; only classic Sudoku is read");
  EXPECT_EQ(message("\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"7\"}],"),
            "this puzzle has cages; only classic Sudoku is read");
  EXPECT_EQ(message("\"size\":6,"), "this puzzle has size 6; only 9 is read");
  EXPECT_EQ(read_error(packed_document("{\"grid\":[[{\"region\":1},{},{}]]}")).message, "1 row, expected 9");
}

TEST(FormatFpuzzles, TakesRulesThatAreOff) {
  EXPECT_EQ(read_puzzle(packed_empty_grid("\"size\":9,\"antiking\":false,\"arrow\":[],\"cage\":[{\"cells\":[\"R1C1\"],"
                                          "\"value\":\"msgcorrect: yes\"}],\"disabledlogic\":[\"x\"],"))
                .clues,
            Grid{});
}

TEST(FormatFpuzzles, ReadsTheTextOfTheRules) {
  EXPECT_EQ(
      read_error(packed_empty_grid("\"ruleset\":\"Normal sudoku rules apply.\\nCells of one colour are equal.\","))
          .message,
      "the rules say 'Cells of one colour are equal'; only classic Sudoku is read");
  EXPECT_EQ(read_error(packed_empty_grid("\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"rules: Antiking.\"}],")).message,
            "the rules say 'Antiking'; only classic Sudoku is read");
  EXPECT_EQ(read_puzzle(packed_empty_grid("\"ruleset\":\"Normal Sudoku rules apply.\",")).description,
            "Normal Sudoku rules apply.");
}

// A message needs no space after its colon. A clue such as "sum:10" is not a message.
TEST(FormatFpuzzles, KnowsRemarksInCages) {
  const auto cage = [](const std::string& value) {
    return packed_empty_grid("\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"" + value + "\"}],");
  };
  for (const char* remark : {"msgcorrect:welldone", "msgcorrect: well done", "title:x", "FOW"}) {
    EXPECT_EQ(read_puzzle(cage(remark)).clues, Grid{}) << remark;
  }
  for (const char* clue : {"sum:10", "7", "a b: c", ":x"}) {
    EXPECT_EQ(read_error(cage(clue)).message, "this puzzle has cages; only classic Sudoku is read") << clue;
  }
}

TEST(FormatFpuzzles, ComparesRegionsWithBoxes) {
  const auto document = [](auto region_of) {
    std::string json = "{\"grid\":[";
    for (Cell cell : all_cells()) {
      json += cell.col() > 0 ? "," : cell.row() > 0 ? "],[" : "[";
      json += "{\"region\":" + region_of(cell) + "}";
    }
    return packed_document(json + "]]}");
  };
  read_puzzle(document([](Cell cell) { return std::to_string(8 - cell.box()); }));
  for (const std::string odd : {"9", "null", "0", "\"a\""}) {
    EXPECT_EQ(
        read_error(document([&](Cell cell) { return cell == Cell{80} ? odd : std::to_string(cell.box()); })).message,
        "this puzzle has irregular regions; only classic Sudoku is read");
  }
}

TEST(FormatFpuzzles, NamesThePlaceOfAFault) {
  const std::string damaged = "this does not unpack to a puzzle; part of the address may be missing";
  EXPECT_EQ(read_error("https://f-puzzles.com/?load=" + packed.substr(0, 300)), (Error{1, 29, damaged}));
  EXPECT_EQ(read_error("  fpuzzles!!!"), (Error{1, 11, damaged}));
  EXPECT_EQ(read_error("https://f-puzzles.com/?id=abc"),
            (Error{1, 30, "expected ?load= and a packed puzzle; an id alone names a puzzle on the server"}));
  EXPECT_EQ(read_error(packed_document("{oops}")), (Error{1, 5, "this does not unpack to JSON"}));
  EXPECT_EQ(read_error(packed_document("{\"a\":1}")), (Error{1, 5, "this unpacks to JSON without a grid"}));
  EXPECT_EQ(read_error(packed_document("{\"grid\":[[{\"value\":12},{},{},{},{},{},{},{},{}],"
                                       "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
                                       "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
                                       "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
                                       "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}]]}")),
            (Error{1, 5, "r1c1 is not a digit"}));
  EXPECT_EQ(read_error(packed_document("{\"a\":" + std::string(100, '[') + std::string(100, ']') + "}")).message,
            "this does not unpack to JSON");
}

TEST(FormatFpuzzles, WritesWhatItReads) {
  Puzzle puzzle = pattern_state();
  puzzle.notes = Candidates{};
  for (Cell cell : all_cells()) puzzle.notes->set(cell, cell.row() == 4 ? DigitSet{1, 9} : DigitSet{});
  puzzle.corner_notes = puzzle.notes;
  puzzle.corner_notes->set(Cell{0}, DigitSet{4});
  puzzle.colours = pattern_clues();
  puzzle.solution = pattern_solution();
  puzzle.title = "\"é\" \\ \n😀";
  puzzle.author = "x";
  puzzle.description = "rules";
  const std::string text = written(puzzle, "fpuzzles");
  EXPECT_EQ(text.substr(0, 28), "https://f-puzzles.com/?load=");
  Puzzle again = read_puzzle(text);
  again.line = 0;
  again.format = {};
  EXPECT_EQ(again, puzzle);
  puzzle.candidates->set(Cell{1}, {});
  EXPECT_EQ(refusal(puzzle, "fpuzzles"), "cannot hold a cell without candidates");
}

}  // namespace
}  // namespace shudu
