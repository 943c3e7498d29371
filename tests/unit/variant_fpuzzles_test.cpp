// Documents of f-puzzles: every form of entry, what is kept, and what is refused.
#include <gtest/gtest.h>

#include "shudu/format.h"
#include "variant_round_trip.h"

namespace shudu::variant {
namespace {

std::string fpuzzles_with(const std::string& members, int size = 9) {
  std::string text = "{\"size\":" + std::to_string(size) + ",\"grid\":[";
  for (int row = 0; row < size; ++row) {
    text += row > 0 ? ",[" : "[";
    for (int column = 0; column < size; ++column) text += column > 0 ? ",{}" : "{}";
    text += ']';
  }
  return text + "]" + (members.empty() ? "" : ",") + members + "}";
}

std::string error_of(const std::string& text) {
  const auto puzzle = read(text);
  return puzzle ? "" : puzzle.error().message;
}

// The only clue of a document with these members.
Clue only_clue(const std::string& members, int size = 9) {
  const auto puzzle = read(fpuzzles_with(members, size));
  EXPECT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_TRUE(puzzle && puzzle->clues.size() == 1);
  return puzzle && puzzle->clues.size() == 1 ? puzzle->clues[0] : Clue{.rule = rules()[0]};
}

TEST(VariantFpuzzles, ReadsLinesAndCages) {
  Clue clue = only_clue(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"9"}])");
  EXPECT_EQ(clue.rule->id, "killer_cage");
  EXPECT_EQ(clue.parts, (std::vector<Cells>{{0, 1}}));
  EXPECT_EQ(clue.numbers, std::vector{9});
  EXPECT_EQ(only_clue(R"("killercage":[{"cells":["R1C1"],"value":""}])").numbers, std::vector<int>{});
  clue = only_clue(R"("thermometer":[{"lines":[["R9C9","R8C8","R7C8"]]}])");
  EXPECT_EQ(clue.parts, (std::vector<Cells>{{80, 70, 61}}));
  EXPECT_EQ(only_clue(R"("whispers":[{"lines":[["R1C1","R1C2"]],"value":4}])").numbers, std::vector{4});
  EXPECT_EQ(only_clue(R"("whispers":[{"lines":[["R1C1","R1C2"]]}])", 6).numbers, std::vector{3});
}

TEST(VariantFpuzzles, ReadsAnArrowWithAPill) {
  const Clue clue = only_clue(R"("arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R1C3","R1C4"]]}])");
  EXPECT_EQ(clue.parts, (std::vector<Cells>{{0, 1}, {2, 3}}));
}

TEST(VariantFpuzzles, ReadsCluesOutside) {
  EXPECT_EQ(only_clue(R"("sandwichsum":[{"cell":"R0C3","value":"12"}])").parts[0],
            (Cells{2, 11, 20, 29, 38, 47, 56, 65, 74}));
  EXPECT_EQ(only_clue(R"("skyscraper":[{"cell":"R1C10","value":3}])").parts[0], (Cells{8, 7, 6, 5, 4, 3, 2, 1, 0}));
  const Clue clue = only_clue(R"("littlekillersum":[{"cell":"R0C7","cells":[],"direction":"DR","value":"10"}])");
  EXPECT_EQ(clue.parts[0], (Cells{7, 17}));
  EXPECT_EQ(clue.numbers, std::vector{10});
}

TEST(VariantFpuzzles, WritesCluesOutside) {
  Puzzle puzzle = blank(square(9));
  puzzle.clues.push_back(
      {.rule = find_rule("sandwich"), .parts = {{72, 63, 54, 45, 36, 27, 18, 9, 0}}, .numbers = {7}});
  puzzle.clues.push_back({.rule = find_rule("x_sum"), .parts = {{0, 1, 2, 3, 4, 5, 6, 7, 8}}, .numbers = {20}});
  puzzle.clues.push_back({.rule = find_rule("little_killer"), .parts = {{7, 17}}, .numbers = {9}});
  puzzle.clues.push_back({.rule = find_rule("quadruple"), .parts = {{0, 1, 9, 10}}, .numbers = {1, 2}});
  for (const char* id : {"fpuzzles", "json", "sudokumaker"}) {
    const Written written = find_format(id)->variants.write(puzzle);
    ASSERT_EQ(written.refused, "") << id;
    const auto again = read(written.text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_TRUE(test::same_puzzle(puzzle, *again)) << id;
  }
}

TEST(VariantFpuzzles, ReadsNegativeRules) {
  auto puzzle = read(fpuzzles_with(R"("negative":["ratio","xv"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])"));
  ASSERT_TRUE(puzzle);
  ASSERT_EQ(puzzle->clues.size(), 3U);
  EXPECT_EQ(puzzle->clues[0].rule->id, "negative_ratio");
  EXPECT_EQ(puzzle->clues[0].numbers, std::vector{3});
  // Without dots every pair is meant; with dots the marked pairs are left out.
  EXPECT_EQ(only_clue(R"("nonconsecutive":true)").rule->id, "nonconsecutive");
  puzzle = read(fpuzzles_with(R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}])"));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->clues[1].rule->id, "negative_difference");
}

TEST(VariantFpuzzles, MarksOfOneRuleAreOneClue) {
  EXPECT_EQ(only_clue(R"("minimum":[{"cell":"R1C1"},{"cell":"R1C2"}])").parts[0], (Cells{0, 1}));
}

TEST(VariantFpuzzles, ReadsRegionsAndCandidates) {
  std::string text = fpuzzles_with("", 4);
  const auto grid = text.find("[[");
  text.replace(grid, 4, R"([[{"region":3,"value":2,"given":true})");
  EXPECT_NE(error_of(text).find("cells, expected 4"), std::string::npos) << error_of(text);
  text = fpuzzles_with("", 4);
  text.replace(grid, 4, R"([[{"givenPencilMarks":[1,3],"value":1,"c":"#ff0000"})");
  const auto puzzle = read(text);
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->candidates[0], 0b101U);
  EXPECT_NE(puzzle->document.find("#ff0000"), std::string::npos);
  const auto again = read(find_format("fpuzzles")->variants.write(*puzzle).text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, *puzzle);  // the colour and the entry survive
}

TEST(VariantFpuzzles, KeepsWhatHasNoMeaning) {
  const std::string text = fpuzzles_with(
      R"("foglight":["R1C1"],"successMessage":"Well done","thermometer":[{"lines":[["R1C1","R1C2"]],"colour":"#123456"}],)"
      R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00","isNewConstraint":true}],)"
      R"("cage":[{"value":"msgcorrect: yes","cells":[]}])");
  const auto puzzle = read(text);
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  const auto again = read(find_format("fpuzzles")->variants.write(*puzzle).text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, *puzzle);
  for (const char* part : {"foglight", "Well done", "#123456", "#00FF00", "msgcorrect"}) {
    EXPECT_NE(again->document.find(part), std::string::npos) << part;
  }
}

TEST(VariantFpuzzles, NamesTheRuleThatIsNotKnown) {
  const auto puzzle = read(fpuzzles_with(R"("heatpipe":[{"cells":["R1C1"]}])"));
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().message, "the rule 'heatpipe' is not known");
  const auto drawn = read(fpuzzles_with(R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00"}])"));
  ASSERT_FALSE(drawn);
  EXPECT_NE(drawn.error().message.find("line"), std::string::npos) << drawn.error().message;
  // The same line with a rule is only drawn twice.
  EXPECT_EQ(error_of(fpuzzles_with(R"("renban":[{"lines":[["R1C2","R1C1"]]}],)"
                                   R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00"}])")),
            "");
  EXPECT_EQ(error_of(fpuzzles_with(R"("version":3,"level":"hard","heatpipe":[])")), "");
}

TEST(VariantFpuzzles, ErrorsNameKeyNumberAndCell) {
  EXPECT_EQ(error_of(fpuzzles_with(R"("killercage":[{"cells":["R1C1"]},{"cells":["R10C1"],"value":"5"}])")),
            "killercage 2: R10C1 is outside the grid");
  EXPECT_EQ(error_of(fpuzzles_with(R"("killercage":[{"cells":["R1C1"],"value":"five"}])")),
            "killercage 1: expected a number, found 'five'");
  EXPECT_EQ(error_of(fpuzzles_with(R"("thermometer":[{"lines":[["A1"]]}])")),
            "thermometer 1: expected a cell like R1C1, found 'A1'");
  EXPECT_EQ(error_of(fpuzzles_with(R"("sandwichsum":[{"cell":"R3C3","value":"5"}])")),
            "sandwichsum 1: R3C3 is not beside the grid");
  EXPECT_EQ(error_of(fpuzzles_with(R"("arrow":5)")), "arrow: expected a list");
}

TEST(VariantFpuzzles, ReadsAddresses) {
  Puzzle puzzle = blank(square(9));
  puzzle.clues.push_back({.rule = find_rule("anti_knight")});
  const std::string address = find_format("fpuzzles")->variants.write(puzzle).text;
  EXPECT_TRUE(address.starts_with("https://f-puzzles.com/?load=N4Ig")) << address;
  const std::string packed = address.substr(address.find("load=") + 5);
  for (const std::string& text : {address, "https://sudokupad.app/fpuzzles" + packed, "fpuz" + packed}) {
    const auto again = read(text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_TRUE(test::same_puzzle(puzzle, *again));
  }
  EXPECT_FALSE(read("https://f-puzzles.com/?id=abc"));
  EXPECT_FALSE(read(address.substr(0, address.size() / 2)));
}

// A document that both readers take is the same puzzle for both; all others are refused by the classic one.
TEST(VariantFpuzzles, AgreesWithTheClassicReader) {
  const shudu::Grid clues =
      *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  for (const char* id : {"fpuzzles"}) {
    std::string text;
    write_puzzle(*find_format(id), puzzle_of(clues), 0, text);
    const auto puzzle = read(text);
    ASSERT_TRUE(puzzle) << puzzle.error().message;
    EXPECT_TRUE(is_classic(*puzzle));
    for (int cell = 0; cell < 81; ++cell) {
      const int digit = clues[shudu::Cell{cell}];
      EXPECT_EQ(puzzle->candidates[static_cast<std::size_t>(cell)], digit == 0 ? 0x1ffU : 1U << (digit - 1));
    }
  }
  for (const char* members : {"\"antiknight\":true", R"("killercage":[{"cells":["R1C1"],"value":"5"}])"}) {
    const auto puzzle = read(fpuzzles_with(members));
    ASSERT_TRUE(puzzle);
    EXPECT_FALSE(is_classic(*puzzle));
    PuzzleReader classic{read_from(fpuzzles_with(members)), nullptr};
    const auto record = classic.next();
    EXPECT_TRUE(record && !*record);
  }
}

// Hostile documents get an error within a second.
TEST(VariantFpuzzles, HostileDocumentsFailSoon) {
  const auto repeated = [](const std::string& part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
  };
  const std::string many = R"("R1C1")" + repeated(R"(,"R1C1")", 500'000);
  const std::string texts[] = {
      fpuzzles_with(R"("killercage":[{"cells":[)" + many + "]}]"),
      fpuzzles_with(R"("killercage":[{"cells":["R1C1"]})" + repeated(R"(,{"cells":["R1C1"]})", 100'000) + "]"),
      fpuzzles_with(R"("killercage":[{"cells":)" + repeated("[", 100'000) + repeated("]", 100'000) + "}]"),
      fpuzzles_with(R"("any_of":)" + repeated(R"([{"branches":[{"any_of":)", 15) + "[]" + repeated("}]}]", 15)),
      fpuzzles_with(R"("killercage":[{"cells":["R1C99999999999999999999"]}])"),
      fpuzzles_with(R"("killercage":[{"cells":["R1C1"],"value":1e999}])"),
      fpuzzles_with(R"("killercage":[{"cells":["R1C1"],"value":99999999999999999999}])"),
      "{\"size\":9,\"grid\":[[{}]]}",
      "{\"size\":1000000,\"grid\":[[{}]]}",
      "{\"size\":-1,\"grid\":[[{}]]}",
      "{\"grid\":[[{}" + repeated(",{}", 600'000) + "]]}",
      "{\"grid\":[[{" + repeated("\"a\":{", 5'000),
  };
  for (const std::string& text : texts) {
    const double seconds = test::seconds_of([&] {
      const auto puzzle = read(text, find_format("fpuzzles"));
      EXPECT_FALSE(puzzle || puzzle.error().message.empty()) << text.substr(0, 200);
    });
    EXPECT_LT(seconds, 1) << text.substr(0, 200);
  }
}

}  // namespace
}  // namespace shudu::variant
