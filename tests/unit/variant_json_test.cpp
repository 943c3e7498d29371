// The JSON formats of variants: every rule survives writing and reading in our own JSON, and in the others where they
// have it.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "variant_round_trip.h"

namespace shudu::variant {
namespace {

class RuleInFormats : public testing::TestWithParam<const Rule*> {};

std::string rule_id(const testing::TestParamInfo<const Rule*>& info) { return std::string{info.param->id}; }

std::vector<Shape> shapes_to_write() {
  Shape low = square(4);
  low.lowest = 0;
  Shape wide;
  wide.rows = 3, wide.columns = 5, wide.values = 5, wide.lines = false;
  wide.extra = {{"VA", 3}, {"VB", 1}};
  Shape more = low;
  more.values = 5;
  Shape chaos;
  chaos.rows = 2, chaos.columns = 2, chaos.values = 3, chaos.lines = false;
  chaos.extra = {{"CC", 4}};
  Shape overlapping = square(4);
  overlapping.regions = {{0, 1, 4, 5}, {1, 2, 5, 6}};
  return {square(9), square(4), low, more, wide, chaos, overlapping};
}

TEST_P(RuleInFormats, SurvivesOurJson) {
  Random random{7};
  int tried = 0;
  for (int round = 0; round < 20; ++round) {
    for (const Shape& shape : shapes_to_write()) {
      const Puzzle puzzle = test::puzzle_with(*GetParam(), shape, random);
      tried += puzzle.clues.empty() ? 0 : 1;
      const Written written = find_format("json")->variants.write(puzzle);
      ASSERT_EQ(written.refused, "");
      const auto again = read(written.text);
      ASSERT_TRUE(again) << again.error().message << '\n' << written.text;
      EXPECT_TRUE(test::same_puzzle(puzzle, *again)) << written.text;
      EXPECT_EQ(again->source_format, "json");
    }
  }
  EXPECT_GT(tried, 0) << "tests/variant_clues.h has no clues for the rule";
}

TEST_P(RuleInFormats, SurvivesWhereItIsWritten) {
  Random random{11};
  for (int round = 0; round < 20; ++round) {
    const Puzzle puzzle = test::puzzle_with(*GetParam(), square(round % 2 == 0 ? 9 : 4), random);
    for (const char* id : {"fpuzzles", "sudokumaker", "lisudoku"}) {
      const Written written = find_format(id)->variants.write(puzzle);
      EXPECT_NE(written.text.empty(), written.refused.empty());
      if (!written.refused.empty()) continue;
      const auto again = read(written.text);
      ASSERT_TRUE(again) << id << ": " << again.error().message;
      EXPECT_EQ(again->source_format, id);
      const Written json = find_format("json")->variants.write(*again);
      EXPECT_TRUE(test::same_puzzle(puzzle, *again)) << id << '\n' << json.text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variant, RuleInFormats, testing::ValuesIn(rules().begin(), rules().end()), rule_id);

// The rules that these formats do not have, and those for which random clues have no form there (lines seen from
// outside, diagonals), which other tests write.
TEST(VariantJson, FormatsHaveTheRulesThatTheyShould) {
  const std::map<std::string, std::set<std::string_view>> has = {
      {"fpuzzles",
       {"killer_cage",
        "arrow",
        "thermometer",
        "slow_thermometer",
        "difference",
        "ratio",
        "xv",
        "whisper",
        "renban",
        "palindrome",
        "region_sum_line",
        "between_line",
        "lockout_line",
        "entropic_line",
        "modular_line",
        "zipper_line",
        "nabner",
        "double_arrow",
        "odd",
        "even",
        "extra_region",
        "clone",
        "quadruple",
        "row_indexer",
        "column_indexer",
        "box_indexer",
        "positive_diagonal",
        "negative_diagonal",
        "anti_knight",
        "anti_king",
        "disjoint_groups",
        "nonconsecutive"}},
      {"sudokumaker",
       {"killer_cage",
        "arrow",
        "thermometer",
        "slow_thermometer",
        "difference",
        "ratio",
        "whisper",
        "renban",
        "palindrome",
        "region_sum_line",
        "between_line",
        "double_arrow",
        "odd",
        "even",
        "extra_region",
        "row_indexer",
        "column_indexer",
        "disjoint_groups",
        "nonconsecutive",
        "positive_diagonal",
        "negative_diagonal",
        "anti_knight",
        "anti_king"}},
      {"lisudoku",
       {"killer_cage", "arrow", "thermometer", "renban", "palindrome", "odd", "even", "extra_region", "difference",
        "ratio", "positive_diagonal", "negative_diagonal", "anti_knight", "anti_king"}},
  };
  for (const auto& [id, wanted] : has) {
    for (const std::string_view rule : wanted) {
      const Rule* found = find_rule(rule);
      if (found == nullptr) continue;
      Random random{5};
      bool written = false;
      for (int round = 0; round < 60 && !written; ++round) {
        Puzzle puzzle = test::puzzle_with(*found, square(9), random);
        if (puzzle.clues.size() > 1) puzzle.clues.resize(1);
        written = !puzzle.clues.empty() && find_format(id)->variants.write(puzzle).refused.empty();
      }
      EXPECT_TRUE(written) << id << ' ' << rule;
    }
  }
}

TEST(VariantJson, RefusesWhatIsNotAPuzzle) {
  for (const char* text : {"{}", "[]", "{\"format\":\"shudu\"}", "{\"format\":\"shudu\",\"grid\":[]}",
                           "{\"format\":\"shudu\",\"grid\":[[{}],[{},{}]]}"}) {
    EXPECT_FALSE(read(text, find_format("json"))) << text;
  }
}

TEST(VariantJson, KeepsTextsAndSolution) {
  Puzzle puzzle = blank(square(4));
  puzzle.title = "A \"title\"";
  puzzle.author = "数独";
  puzzle.ruleset = "Normal sudoku rules apply.\nHave fun!";
  puzzle.solution = "1234341221434321";
  for (const char* id : {"json", "fpuzzles"}) {
    const auto again = read(find_format(id)->variants.write(puzzle).text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->title, puzzle.title);
    EXPECT_EQ(again->author, puzzle.author);
    EXPECT_EQ(again->ruleset, puzzle.ruleset);
    EXPECT_EQ(again->solution, puzzle.solution);
  }
}

}  // namespace
}  // namespace shudu::variant
