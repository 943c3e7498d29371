// Documents of SudokuPad: clues are recognised in the drawing with the help of the rules text, and what is not
// understood is refused.
#include <gtest/gtest.h>

#include <set>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/rules_text.h"
#include "shudu/format.h"
#include "variant_round_trip.h"

namespace shudu::variant {
namespace {

Clue scl_clue(std::string_view rule, std::vector<Cells> parts = {}, std::vector<int> numbers = {}) {
  return {.rule = find_rule(rule), .parts = std::move(parts), .numbers = std::move(numbers)};
}

std::string scl_with(const std::string& members, const std::string& rules) {
  std::string text = "{\"cells\":[";
  for (int row = 0; row < 9; ++row) {
    text += row > 0 ? ",[" : "[";
    for (int column = 0; column < 9; ++column) text += column > 0 ? ",{}" : "{}";
    text += ']';
  }
  return text + "],\"metadata\":{\"rules\":\"" + rules + "\"}" + (members.empty() ? "" : ",") + members + "}";
}

std::string scl_error(const std::string& text) {
  const auto puzzle = read(text);
  return puzzle ? "" : puzzle.error().message;
}

TEST(VariantScl, DrawsAndRecognisesTheCommonRules) {
  const Cells line{0, 1, 2, 11, 20};
  const Cells row{0, 1, 2, 3, 4, 5, 6, 7, 8};
  const std::vector<std::vector<Clue>> puzzles = {
      {scl_clue("killer_cage", {{0, 1, 9}}, {15})},
      {scl_clue("extra_region", {{0, 10, 20}})},
      {scl_clue("arrow", {{40}, {41, 42, 51}})},
      {scl_clue("arrow", {{40, 41}, {42, 43}})},
      {scl_clue("thermometer", {line})},
      {scl_clue("slow_thermometer", {line})},
      {scl_clue("difference", {{0, 1}})},
      {scl_clue("difference", {{0, 9}}, {3})},
      {scl_clue("ratio", {{4, 13}})},
      {scl_clue("difference", {{0, 9}}), scl_clue("ratio", {{4, 13}}), scl_clue("negative_difference"),
       scl_clue("negative_ratio")},
      {scl_clue("xv", {{4, 13}}, {5}), scl_clue("xv", {{5, 6}}, {10})},
      {scl_clue("xv", {{4, 13}}, {5}), scl_clue("negative_xv")},
      {scl_clue("little_killer", {{7, 17}}, {9})},
      {scl_clue("positive_diagonal")},
      {scl_clue("positive_diagonal"), scl_clue("negative_diagonal")},
      {scl_clue("whisper", {line})},
      {scl_clue("whisper", {line}, {4})},
      {scl_clue("renban", {line})},
      {scl_clue("palindrome", {line})},
      {scl_clue("region_sum_line", {line})},
      {scl_clue("between_line", {line})},
      {scl_clue("entropic_line", {line})},
      {scl_clue("modular_line", {line})},
      {scl_clue("nabner", {line})},
      {scl_clue("odd", {{0, 5}}), scl_clue("even", {{7}})},
      {scl_clue("anti_knight")},
      {scl_clue("anti_king")},
      {scl_clue("nonconsecutive")},
      {scl_clue("disjoint_groups")},
      {scl_clue("quadruple", {{0, 1, 9, 10}}, {1, 2})},
      {scl_clue("counting_circles", {{0, 5, 9}})},
      {scl_clue("sandwich", {row}, {12})},
      {scl_clue("x_sum", {row}, {12})},
      {scl_clue("skyscraper", {row}, {3})},
      {scl_clue("numbered_room", {row}, {3})},
      {scl_clue("renban", {{0, 1, 2}}), scl_clue("whisper", {{18, 19}}), scl_clue("palindrome", {{40, 41, 42}}),
       scl_clue("thermometer", {{60, 61}}), scl_clue("killer_cage", {{79, 80}}, {9})},
  };
  for (const std::vector<Clue>& clues : puzzles) {
    Puzzle puzzle = blank(square(9));
    puzzle.candidates[44] = 0b100;
    puzzle.clues = clues;
    const Written written = find_format("sudokupad")->variants.write(puzzle);
    ASSERT_EQ(written.refused, "") << clues[0].rule->id;
    const auto again = read(written.text);
    ASSERT_TRUE(again) << clues[0].rule->id << ": " << again.error().message;
    EXPECT_TRUE(test::same_puzzle(puzzle, *again)) << clues[0].rule->id;
    // The drawing that was read is written again.
    const Written twice = find_format("sudokupad")->variants.write(*again);
    EXPECT_EQ(twice.refused, "");
  }
}

TEST(VariantScl, TheTextDecidesWhatAColourMeans) {
  const std::string line =
      R"("lines":[{"color":"#FF0000","thickness":10,"wayPoints":[[0.5,0.5],[0.5,3.5],[2.5,3.5]]}])";
  auto puzzle = read(scl_with(line, "Normal sudoku rules apply. Red lines are palindromes."));
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  ASSERT_EQ(puzzle->clues.size(), 1U);
  EXPECT_EQ(puzzle->clues[0].rule->id, "palindrome");
  EXPECT_EQ(puzzle->clues[0].parts[0], (Cells{0, 1, 2, 3, 12, 21}));
  puzzle = read(scl_with(line,
                         "Normal sudoku rules apply. Renban: digits on a red line are a set of consecutive digits. "
                         "Green lines are palindromes."));
  EXPECT_FALSE(puzzle);  // no green line is drawn
  EXPECT_EQ(scl_error(scl_with(line, "Normal sudoku rules apply.")), "lines 1: a line without a rule");
}

TEST(VariantScl, RefusesSentencesThatItDoesNotUnderstand) {
  const auto puzzle = read(scl_with("", "Normal sudoku rules apply. Each digit seven hides a small dragon."));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().message, "rules: this sentence is not understood: 'Each digit seven hides a small dragon'");
  EXPECT_FALSE(read(scl_with("", "Normal sudoku rules apply. All knights are liars.")));
}

TEST(VariantScl, KeepsFogAndOtherMembers) {
  const auto puzzle = read(scl_with(R"("foglight":[[0,0],[0,1]],"settings":{"nogrid":1},"id":"abc")",
                                    "Normal sudoku rules apply. Cells a knight's move apart are different."));
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_NE(puzzle->document.find("foglight"), std::string::npos);
  const auto again = read(find_format("sudokupad")->variants.write(*puzzle).text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_NE(again->document.find("foglight"), std::string::npos);
  EXPECT_NE(again->document.find("nogrid"), std::string::npos);
  EXPECT_TRUE(test::same_puzzle(*puzzle, *again));
}

TEST(VariantScl, ReadsTextsInCages) {
  const auto puzzle = read(scl_with(
      R"("cages":[{"value":"title: Example"},{"value":"author: A. Setter"},{"cells":[[0,0],[0,1]],"value":"9"}])",
      "Digits in cages sum to the total."));
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->title, "Example");
  EXPECT_EQ(puzzle->author, "A. Setter");
  ASSERT_EQ(puzzle->clues.size(), 1U);
  EXPECT_EQ(puzzle->clues[0].numbers, std::vector{9});
}

// A document that the classic reader takes is the same puzzle for both.
TEST(VariantScl, AgreesWithTheClassicReader) {
  const shudu::Grid clues =
      *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  std::string text;
  write_puzzle(*find_format("sudokupad"), puzzle_of(clues), 0, text);
  const auto puzzle = read(text);
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_TRUE(is_classic(*puzzle));
  for (int cell = 0; cell < 81; ++cell) {
    const int digit = clues[shudu::Cell{cell}];
    EXPECT_EQ(puzzle->candidates[static_cast<std::size_t>(cell)], digit == 0 ? 0x1ffU : 1U << (digit - 1));
  }
}

// Texts that name a known rule and change it.
TEST(VariantScl, UnusualRulesAreNotUnderstood) {
  for (const char* text : {
           "Normal sudoku rules do not apply.",
           "Normal sudoku rules apply, and every tinted region holds the digits 1-9.",
           "Digits in a cage sum to the clue in its corner and may repeat.",
           "All cages have the same sum.",
           "The sum of a cage is rounded to the nearest ten.",
           "Digits on a thermometer increase by growing steps from the bulb.",
           "Along thermometers, digits decrease from the bulb.",
           "Digits along an arrow have the average that is in the circle.",
           "White dots join digits that differ by two.",
           "Black dots join digits with a 1:3 ratio.",
           "Adjacent digits on a green whisper line are close to each other.",
           "Every digit sees itself a knight's move away.",
           "Digits in cages are even.",
           "Sandwich clues give the sum of the digits between the 2 and the 8.",
           "Digits in a circle cannot appear in the four surrounding cells.",
           "A renban line has no consecutive digits next to each other and one gap.",
           "X joins two cells that sum to 9.",
           "Digits on each diagonal may repeat only twice.",
       }) {
    EXPECT_NE(rules_in(text).not_understood, "") << text;
  }
}

TEST(VariantScl, UsualRulesAreUnderstood) {
  const struct {
    const char* text;
    std::set<std::string_view> rules;
  } cases[] = {
      {"Normal sudoku rules apply. Digits increase along thermometers, starting at the bulb end.", {"thermometer"}},
      {"In cages, digits do not repeat and sum to the clue in the top left corner (if given).", {"killer_cage"}},
      {"Clues outside the grid give the sum of the indicated diagonal. Digits may repeat along such a diagonal.",
       {"little_killer"}},
      {"Digits a knight's move or a king's move apart cannot be the same.", {"anti_knight", "anti_king"}},
      {"Cells with a white dot between them contain consecutive digits; black dots show a ratio of 1:2. Not all dots "
       "are "
       "given.",
       {"difference", "ratio"}},
      {"No digit appears in the same position within two 3x3 boxes.", {"disjoint_groups"}},
      {"Digits cannot repeat on either main diagonal (marked in blue).", {"positive_diagonal", "negative_diagonal"}},
  };
  for (const auto& [text, rules] : cases) {
    const RulesText found = rules_in(text);
    EXPECT_EQ(found.not_understood, "") << text;
    EXPECT_EQ(found.rules, rules) << text;
  }
}

// A short address that unpacks to many megabytes.
TEST(VariantScl, PackedTextsDoNotGrowWithoutBound) {
  const std::string packed = percent_encoded(lz_compressed_to_base64(std::string(10'000'000, ' ')));
  ASSERT_LT(packed.size(), max_text);
  for (const std::string& start :
       {std::string{"https://sudokupad.app/scl"}, std::string{"https://f-puzzles.com/?load="},
        std::string{"https://sudokumaker.app/?puzzle="}}) {
    const double seconds = test::seconds_of([&] {
      const auto puzzle = read(start + packed);
      ASSERT_FALSE(puzzle) << start;
      EXPECT_NE(puzzle.error().message, "");
    });
    EXPECT_LT(seconds, 1) << start;
  }
}

TEST(VariantScl, HostileDocumentsFailSoon) {
  std::string points = "[0.5,0.5]";
  for (int i = 0; i < 300'000; ++i) points += i % 2 == 0 ? ",[8.5,8.5]" : ",[0.5,0.5]";
  const std::string texts[] = {
      scl_with("\"lines\":[{\"wayPoints\":[" + points + "]}]", "Whispers."),
      scl_with(R"("lines":[{"wayPoints":[[1e300,0],[-1e300,0]]}])", "Whispers."),
      scl_with(R"("overlays":[{"center":[1e300,0],"text":"5"}])", "Sandwich."),
      scl_with(R"("overlays":[{"center":[4.5,4.5],"width":1e9,"height":1e9,"rounded":true}])", "Odd."),
      scl_with(R"("arrows":[{"wayPoints":[[4.5,4.5],[4.5,5.5]]}],)"
               R"("overlays":[{"center":[4.5,4.5],"width":1e9,"height":1e9,"rounded":true}])",
               "Digits on an arrow sum to the circle."),
      scl_with(R"("cages":[{"cells":[[99,0]],"value":"5"}])", "Cages."),
      scl_with("\"regions\":[[[0,0]]]", ""),
      scl_with("", std::string(1'000'000, 'x')),
      "{\"cells\":[[{}],[{}]]}",
      "{\"cells\":[[]]}",
  };
  for (const std::string& text : texts) {
    const double seconds =
        test::seconds_of([&] { EXPECT_FALSE(read(text, find_format("sudokupad"))) << text.substr(0, 600); });
    EXPECT_LT(seconds, 1);
  }
}

}  // namespace
}  // namespace shudu::variant
