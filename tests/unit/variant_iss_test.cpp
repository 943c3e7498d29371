// Strings of Interactive Sudoku Solver: what each type of token means, and that a puzzle written is the one read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "format/variants/iss_code.h"
#include "shudu/format.h"
#include "shudu/variant.h"

namespace shudu {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using variant::Cells;
using variant::Puzzle;

// The puzzle; a default one and a failed test if it cannot be read.
Puzzle iss_puzzle(std::string_view text) {
  const auto puzzle = variant::read(text);
  EXPECT_TRUE(puzzle) << text << ": " << puzzle.error().message;
  return puzzle ? *puzzle : variant::blank(variant::square(9));
}

std::string iss_error(std::string_view text) {
  const auto puzzle = variant::read(text, find_format("iss"));
  return puzzle ? "no error" : puzzle.error().message;
}

// "rule part part; numbers", cells by their numbers.
std::string shown(const variant::Clue& clue) {
  std::string text{clue.rule->id};
  for (const Cells& part : clue.parts) {
    text += ' ';
    for (std::size_t i = 0; i < part.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(part[i]);
  }
  if (!clue.numbers.empty()) text += ';';
  for (const int number : clue.numbers) text += ' ' + std::to_string(number);
  for (const auto& branch : clue.branches) {
    text += " {";
    for (const auto& each : branch) text += ' ' + shown(each);
    text += " }";
  }
  return text;
}

std::vector<std::string> iss_clues(std::string_view text) {
  std::vector<std::string> all;
  for (const auto& clue : iss_puzzle(text).clues) all.push_back(shown(clue));
  return all;
}

TEST(VariantIss, ReadsLinesAndCages) {
  EXPECT_THAT(iss_clues(".Cage~10~R1C1~R1C2.Cage~0~R2C1~R2C2"), ElementsAre("killer_cage 0,1; 10", "killer_cage 9,10"));
  EXPECT_THAT(iss_clues(".Thermo~r1c1~r2c1"), ElementsAre("thermometer 0,9"));
  EXPECT_THAT(iss_clues(".Arrow~R1C1~R1C2~R1C3"), ElementsAre("arrow 0 1,2"));
  EXPECT_THAT(iss_clues(".PillArrow~2~R1C2~R1C1~R2C2~R3C2"), ElementsAre("arrow 0,1 10,19"));
  EXPECT_THAT(iss_clues(".Whisper~R1C1~R1C2.Whisper~4~R1C1~R1C2"), ElementsAre("whisper 0,1; 5", "whisper 0,1; 4"));
  EXPECT_THAT(iss_clues(".Lockout~4~R1C1~R1C2~R1C3"), ElementsAre("lockout_line 0,1,2; 4"));
  EXPECT_THAT(iss_clues(".EqualSum~R1C1~R1C2~-~R2C1"), ElementsAre("equal_sums 0,1 9"));
  EXPECT_THAT(iss_clues(".SameValues~2~R1C1~R1C2~R2C1~R2C2"), ElementsAre("same_values 0,1 9,10"));
  EXPECT_THAT(iss_clues(".SumLine~10~R1C1~R1C2~R2C2~LOOP"), ElementsAre("sum_line 0,1,10,0; 10"));
  EXPECT_THAT(iss_clues(".Sum~0_=_1_1_-1~R1C1~R1C2~R1C3"), ElementsAre("sum 0,1,2; 0 1 1 -1"));
  EXPECT_THAT(iss_clues(".CountDistinct~R1C1~R1C2~R1C3"), ElementsAre("count_distinct 0 1,2"));
  EXPECT_THAT(iss_clues(".LookAndSay~1324~R1C1~R1C2~R1C3"), ElementsAre("look_and_say 0,1,2; 1 3 2 4"));
  EXPECT_THAT(iss_clues(".ContainExact~1_1_2~R1C1~R1C2~R1C3"), ElementsAre("contain_exactly 0,1,2; 1 1 2"));
  EXPECT_THAT(iss_clues(".Quad~R1C1~3~7"), ElementsAre("quadruple 0,1,9,10; 3 7"));
  EXPECT_THAT(iss_clues(".Indexing~C~R1C1"), ElementsAre("column_indexer 0"));
}

TEST(VariantIss, CountsCellsThatAreNamedTwice) {
  EXPECT_THAT(iss_clues(".Cage~20~R4C2~R4C3~R4C3"), ElementsAre("extra_region 28,29", "sum 28,29; 20 1 2"));
  EXPECT_THAT(iss_clues(".Sum~20~R4C2~R4C3~R4C3"), ElementsAre("sum 28,29; 20 1 2"));
  EXPECT_THAT(iss_clues(".AllDifferent~R1C1~R1C2~R1C1"), ElementsAre("extra_region 0,1"));
}

TEST(VariantIss, PairsNeighbours) {
  EXPECT_THAT(iss_clues(".WhiteDot~R1C1~R1C2~R2C1"), ElementsAre("difference 0,1", "difference 0,9"));
  EXPECT_THAT(iss_clues(".X~R1C2~R1C1.V~R1C1~R2C1"), ElementsAre("xv 1,0; 10", "xv 0,9; 5"));
  EXPECT_THAT(iss_clues(".GreaterThan~R2C2~R1C2~R2C1"), ElementsAre("greater_than 10,9", "greater_than 10,1"));
  EXPECT_THAT(iss_error(".BlackDot~R1C1~R3C3"), HasSubstr("neighbours"));
}

TEST(VariantIss, ReadsOutsideClues) {
  EXPECT_THAT(iss_clues(".Shape~4x4.XSum~R1~5~7.Skyscraper~C2~~3"),
              ElementsAre("x_sum 0,1,2,3; 5", "x_sum 3,2,1,0; 7", "skyscraper 13,9,5,1; 3"));
  EXPECT_THAT(iss_clues(".Shape~4x4.Sandwich~0~C1"), ElementsAre("sandwich 0,4,8,12; 0"));
  EXPECT_THAT(iss_clues(".Shape~4x4~6.Sandwich~0~C1"), ElementsAre("lunchbox 0,4,8,12; 0"));
  EXPECT_THAT(iss_error(".XSum~R10~5"), HasSubstr("row or a column"));
}

TEST(VariantIss, KnowsTheDiagonalOfALittleKiller) {
  EXPECT_THAT(iss_clues(".Shape~4x4.LittleKiller~9~R1C1"), ElementsAre("little_killer 0,5,10,15; 9"));
  EXPECT_THAT(iss_clues(".Shape~4x4.LittleKiller~9~R1C3"), ElementsAre("little_killer 2,5,8; 9"));
  EXPECT_THAT(iss_clues(".Shape~4x4.LittleKiller~9~R3C4"), ElementsAre("little_killer 11,6,1; 9"));
  EXPECT_THAT(iss_clues(".Shape~4x4.LittleKiller~9~R4C2"), ElementsAre("little_killer 13,10,7; 9"));
  EXPECT_THAT(iss_error(".Shape~4x4.LittleKiller~9~R2C2"), HasSubstr("no diagonal"));
  // A diagonal across the whole grid belongs to one side only.
  EXPECT_THAT(iss_clues(".Shape~5x3.LittleKiller~9~R1C1"), ElementsAre("little_killer 0,4,8; 9"));
  EXPECT_THAT(iss_error(".Shape~5x3.LittleKiller~9~R3C3"), HasSubstr("no diagonal"));
}

TEST(VariantIss, ReadsGlobals) {
  EXPECT_THAT(iss_clues(".AntiKnight.AntiKing.Diagonal~1.Diagonal~-1"),
              ElementsAre("anti_knight", "anti_king", "positive_diagonal", "negative_diagonal"));
  EXPECT_THAT(iss_clues(".StrictKropki.StrictXV"),
              ElementsAre("negative_difference; 1", "negative_ratio; 2", "negative_xv; 5 10"));
  EXPECT_THAT(iss_clues(".NoBoxes.DisjointSets"), SizeIs(9));  // as regions, because there are no boxes
}

TEST(VariantIss, ReadsShapes) {
  const variant::Shape six = iss_puzzle(".Shape~6x6~0-5.AntiKnight").shape;
  EXPECT_EQ(six.lowest, 0);
  EXPECT_EQ(six.values, 6);
  EXPECT_EQ(six.regions, variant::boxes(6, 6, 2, 3));
  EXPECT_EQ(iss_puzzle(".Shape~5x10").shape.regions, variant::boxes(5, 10, 5, 2));
  EXPECT_TRUE(iss_puzzle(".Shape~7x7~9.RegionSize~9").shape.regions.empty());
  EXPECT_EQ(iss_puzzle(".Shape~6x6~9.RegionSize~9").shape.regions, variant::boxes(6, 6, 3, 3));
  const variant::Shape raw = iss_puzzle(".Shape~3x4~0-9~Raw").shape;
  EXPECT_FALSE(raw.lines);
  EXPECT_TRUE(raw.regions.empty());
  EXPECT_EQ(raw.values, 10);
  const Puzzle jigsaw = iss_puzzle(".Shape~4x4.NoBoxes.Jigsaw~0001021122132333");
  EXPECT_EQ(jigsaw.shape.regions.size(), 4U);
  EXPECT_EQ(jigsaw.shape.regions[0], (Cells{0, 1, 2, 4}));
  EXPECT_THAT(iss_error(".Shape~99x9"), HasSubstr("Shape"));
  EXPECT_THAT(iss_error(".Shape~9x9~5"), HasSubstr("values"));
}

TEST(VariantIss, ReadsAuxiliaryCells) {
  const Puzzle puzzle = iss_puzzle(".Var~A~name~3.Var~B.Var~C~~2x3.Arrow~VA2~VB~R1C1.~VA1_3_4");
  EXPECT_EQ(puzzle.shape.cells(), 81 + 3 + 1 + 6);
  EXPECT_EQ(puzzle.shape.extra[2].columns, 3);
  EXPECT_EQ(shown(puzzle.clues[0]), "arrow 82 84,0");
  EXPECT_EQ(puzzle.candidates[81], 0b1100U);
  EXPECT_THAT(iss_error(".Var~A~~3.Thermo~VA~R1C1"), HasSubstr("no cell VA"));
  EXPECT_THAT(iss_error(".Var~A~~999999"), HasSubstr("cells"));
}

TEST(VariantIss, ReadsGivens) {
  const Puzzle puzzle = iss_puzzle(".~R1C1_5~R1C2_1_3~R1C2_3_4 .~R9C9_9");
  EXPECT_EQ(puzzle.candidates[0], 1U << 4);
  EXPECT_EQ(puzzle.candidates[1], 1U << 2);
  EXPECT_EQ(puzzle.candidates[80], 1U << 8);
  EXPECT_THAT(iss_error(".~R1C1_10"), HasSubstr("no value 10"));
  EXPECT_THAT(iss_error(".~R1Ca_1"), HasSubstr("no cell R1Ca"));
  EXPECT_EQ(iss_puzzle(".Shape~16x16.~RaCg_16").candidates[9 * 16 + 15], 1U << 15);
}

TEST(VariantIss, ReadsGroups) {
  EXPECT_THAT(iss_clues(".Or.Thermo~R1C1~R1C2.And.Renban~R1C1~R1C2.~R2C2_3.End.End"),
              ElementsAre("any_of { thermometer 0,1 } { renban 0,1 contain_at_least 10; 3 }"));
  EXPECT_THAT(iss_clues(".And.Thermo~R1C1~R1C2.End"), ElementsAre("thermometer 0,1"));
  // A copy at R1C1 and one at R2C3.
  EXPECT_THAT(iss_clues(".Replicate~BgA.SameValues~2~R1C1~R3C3.End"),
              ElementsAre("same_values 0 20", "same_values 11 31"));
  EXPECT_THAT(iss_error(".Replicate~AAAAAAAAAAAAAg.Thermo~R1C1~R2C1.End"), HasSubstr("outside"));
  EXPECT_THAT(iss_error(".Or.Thermo~R1C1~R1C2"), HasSubstr("no End"));
  EXPECT_THAT(iss_error(".Thermo~R1C1~R1C2.End"), HasSubstr("End without"));
}

TEST(VariantIss, ReadsTables) {
  // 1 and 3 side by side.
  const Puzzle pair = iss_puzzle(".Pair~EAEBEAAQAAAAE~_name~R1C1~R1C2~~R2C1~R2C2~R2C3");
  ASSERT_THAT(pair.clues, SizeIs(2));
  EXPECT_EQ(pair.clues[1].parts[0], (Cells{9, 10, 11}));
  EXPECT_EQ(pair.clues[0].text.size(), 81U);
  EXPECT_EQ(pair.clues[0].text.substr(0, 9), "001000000");
  // The older name has '-' and '_' exchanged.
  EXPECT_EQ(iss_puzzle(".BinaryX~8H-xf8H-xf8H-B~~R1C1~R1C2").clues,
            iss_puzzle(".PairX~8H_xf8H_xf8H_B~~R1C1~R1C2").clues);
  const Puzzle regex = iss_puzzle(".Regex~LiooMTJ8MjQpLio~R1C1~R2C1~~R1C2~R2C2");
  ASSERT_THAT(regex.clues, SizeIs(2));
  EXPECT_EQ(regex.clues[0].text, ".*(12|24).*");
  EXPECT_THAT(iss_error(".Pair~*~~R1C1~R1C2"), HasSubstr("base64"));
  EXPECT_THAT(iss_error(".NFA~*~~R1C1~R1C2"), HasSubstr("base64"));
}

TEST(VariantIss, CodesAutomata) {
  const variant::Shape shape = variant::square(9);
  // Two equal values side by side anywhere.
  variant::Automaton automaton;
  automaton.states = 11;
  automaton.accepting.assign(11, false);
  automaton.accepting[10] = true;
  for (std::uint16_t state = 0; state < 11; ++state) {
    for (std::uint16_t value = 0; value < 9; ++value) {
      const bool done = state == 10 || state == value + 1;
      automaton.steps.push_back({state, value, static_cast<std::uint16_t>(done ? 10 : value + 1)});
    }
  }
  const std::string code = variant::iss_automaton_code(automaton);
  const auto read = variant::iss_automaton(code, 9, {}, 0);
  ASSERT_TRUE(read) << read.error();
  for (int n = 0; n < 729; ++n) {
    const std::vector<int> values{n / 81, n / 9 % 9, n % 9};
    EXPECT_EQ(accepts(*read, values), accepts(automaton, values));
  }
  EXPECT_EQ(to_text(shape, reduced(*read)), to_text(shape, reduced(automaton)));
}

TEST(VariantIss, UnfoldsSegments) {
  // State 0 reads 1s. The break leads to state 1, which reads 2s and accepts.
  variant::Automaton with_break;
  with_break.states = 2;
  with_break.accepting = {false, true};
  with_break.steps = {{0, 0, 0}, {0, 2, 1}, {1, 1, 1}};  // values 1 and 2, then the break
  const std::string code = variant::iss_automaton_code(with_break);
  const auto read = variant::iss_automaton(code, 2, {2}, 4);
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(accepts(*read, {0, 0, 1, 1}));
  for (const auto& wrong :
       std::vector<std::vector<int>>{{0, 1, 1, 1}, {0, 0, 0, 1}, {1, 1, 1, 1}, {0, 0, 1, 0}, {0, 0}}) {
    EXPECT_FALSE(accepts(*read, wrong));
  }
}

TEST(VariantIss, ReadsAddressesCommentsAndParts) {
  const Puzzle cage = iss_puzzle(".Cage~10~R1C1~R1C2.~R5C5_7");
  EXPECT_EQ(iss_puzzle("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2.%7ER5C5_7&x=1"), cage);
  EXPECT_EQ(iss_puzzle("# a comment\n.Cage~10~R1C1~R1C2\n\n .~R5C5_7\n"), cage);
  const Puzzle both = iss_puzzle("..3. 1... ...2 .4..\n\n.Shape~4x4.AntiKnight");
  EXPECT_EQ(both.shape.rows, 4);
  EXPECT_THAT(both.clues, SizeIs(1));
  EXPECT_EQ(both.candidates[2], 1U << 2);
}

TEST(VariantIss, DoesNotClaimGrids) {
  for (const char* text : {".....1.4", "..X.", ".V.X....", "...", ".", "", "5~3"}) {
    const Format* format = variant::detect(text);
    EXPECT_TRUE(format == nullptr || format->id != "iss") << text;
  }
}

TEST(VariantIss, NamesUnknownRules) {
  const auto read = variant::read(".Cage~10~R1C1~R1C2.Rainbow~R1C1");
  ASSERT_FALSE(read);
  EXPECT_EQ(to_string(read.error()), "line 1, column 19: Rainbow: the rule is not known");
}

TEST(VariantIss, WritesWhatItReads) {
  for (const std::string_view text : {
           ".Cage~10~R1C1~R1C2.Cage~0~R2C1~R2C2.Thermo~R1C1~R2C1.Arrow~R1C1~R1C2.PillArrow~2~R1C1~R1C2~R2C2",
           ".Whisper~5~R1C1~R1C2.EqualSum~R1C1~R1C2~-~R2C1.SameValues~2~R1C1~R1C2~R2C1~R2C2.SumLine~10~R1C1~R1C2~LOOP",
           ".Sum~0_=_1_1_-1~R1C1~R1C2~R1C3.CountDistinct~R1C1~R1C2~R1C3.LookAndSay~1324~R1C1~R1C2~R1C3",
           ".WhiteDot~R1C1~R1C2.BlackDot~R3C1~R3C2.X~R1C2~R1C3.V~R5C1~R6C1.GreaterThan~R2C2~R1C2.StrictKropki.StrictXV",
           ".XSum~R1~5~.XSum~R1~~7.Skyscraper~C2~~3.Sandwich~8~C1.LittleKiller~20~R1C3.LittleKiller~20~R8C9.FullRank~"
           "R1~7~",
           ".Shape~6x6~0-5.AntiKnight.Diagonal~1.DisjointSets.Quad~R1C1~3~0.Indexing~R~R1C1",
           ".Shape~3x4~0-9~Raw.ConnectedValues~~1_2~4.Var~A~~2x3.ConnectedValues~VA~3",
           ".Shape~4x4.NoBoxes.Jigsaw~0001021122132333.RegionSumLine~R1C1~R1C2~R1C3.~R1C1_2~R4C4_1_3",
           ".Or.Thermo~R1C1~R1C2.And.Renban~R1C1~R1C2.~R2C2_3~R2C3_4_5.End.End.Windoku",
           ".Pair~EAEBEAAQAAAAE~_~R1C1~R1C2.Regex~LiooMTJ8MjQpLio~R1C1~R2C1.ContainAtLeast~1_1~R1C1~R5C5",
           ".Shape~9x9~0-9.Doppelganger.Whisper~4~DGC2~DGC3~DGB1",
           ".Shape~5x5~9.RegionSameValues.RellikCage~7~R1C1~R1C2.Entropic~R1C1~R1C2~R1C3.Modular~3~R1C1~R1C2~R1C3",
       }) {
    const Puzzle puzzle = iss_puzzle(text);
    const variant::Written written = find_format("iss")->variants.write(puzzle);
    ASSERT_EQ(written.refused, "") << text;
    EXPECT_EQ(iss_puzzle(written.text), puzzle) << text << "\n" << written.text;
  }
}

TEST(VariantIss, KeepsNamesAndHints) {
  const std::string_view text =
      ".Var~A~Out%20side~2.Thermo~R1C1~R1C2.Pair~EAEBEAAQAAAAE~_1%3A3%2E~R1C1~R1C2~~R2C1~R2C2.SearchPriority~5~R1C1";
  const Puzzle puzzle = iss_puzzle(text);
  EXPECT_EQ(puzzle.document,
            R"({"labels":{"VA":"Out side"},"names":{"1":"1:3.","2":"1:3."},"other":[".SearchPriority~5~R1C1"]})");
  const variant::Written written = find_format("iss")->variants.write(puzzle);
  EXPECT_THAT(written.text, HasSubstr("_1%3A3%2E"));
  EXPECT_EQ(iss_puzzle(written.text), puzzle);
}

TEST(VariantIss, RefusesWhatIssLacks) {
  const Format& iss = *find_format("iss");
  EXPECT_NE(iss.variants.write(variant::blank(variant::square(25))).refused, "");
  Puzzle negative = variant::blank(variant::square(9));
  negative.clues.push_back(
      {.rule = variant::find_rule("negative_ratio"), .parts = {}, .numbers = {3}, .text = {}, .branches = {}});
  EXPECT_THAT(iss.variants.write(negative).refused, HasSubstr("negative_ratio"));
}

// Puzzles of the examples of Interactive Sudoku Solver. Sources: sugarroad.blogspot.com (arrows), and the slingshot
// puzzle of Logic Wiz, reddit.com/r/sudoku/comments/ueeocq.
TEST(VariantIss, SolvesExamples) {
  const auto solved = [](std::string_view text) {
    const Puzzle puzzle = iss_puzzle(text);
    const variant::SearchResult found = variant::search(puzzle);
    EXPECT_EQ(found.count, 1U);
    return found.count == 0 ? std::string{} : to_line(puzzle.shape, found.solution);
  };
  EXPECT_EQ(solved(".Arrow~R1C5~R2C4~R3C3~R4C2~R5C1.Arrow~R3C7~R2C6~R3C5~R4C4~R5C3.Arrow~R6C2~R7C3~R6C4~R5C5~R4C6."
                   "Arrow~R7C4~R7C5~R7C6.Arrow~R6C7~R5C7~R4C7.Arrow~R5C9~R6C8~R7C7~R8C6~R9C5.~R1C2_6~R1C9_9~R2C1_9~"
                   "R8C9_3~R9C1_4~R9C8_7"),
            "167584329985362417342719856718293645253647198694158732571936284829471563436825971");
  EXPECT_EQ(solved(".Shape~4x4.FullRank~C1~10~.FullRank~C2~15~.FullRank~R4~5~.FullRankTies~any"), "3421124341322314");
}

TEST(VariantIss, HostileTextsFailFast) {
  const auto start = std::chrono::steady_clock::now();
  std::string cells = ".Cage~10";
  for (int i = 0; i < 500'000; ++i) cells += "~R1C1";
  std::string dots = ".WhiteDot";
  for (int i = 0; i < 200'000; ++i) dots += i % 2 == 0 ? "~R1C1" : "~R9C9";
  std::string nested;
  for (int i = 0; i < 100'000; ++i) nested += ".Or";
  std::string copies;
  for (int i = 0; i < 12; ++i) copies += ".Replicate~_____________H";
  copies += ".Cage~3~R1C1";
  for (int i = 0; i < 12; ++i) copies += ".End";
  std::string givens = copies;
  givens.replace(givens.find(".Cage~3~R1C1"), 12, ".~R1C1_5");
  std::string automaton = ".NFA~V";
  automaton.append(1'000'000, '_');
  automaton += "~~R1C1~R1C2";
  for (const std::string& text :
       std::vector<std::string>{cells, dots, nested, copies, givens, automaton, std::string(4'000'000, '.') + "~",
                                std::string(3'000'000, '~'), ".Shape~9999999999x9", ".Sum~99999999999~R1C1",
                                ".~R1C1_99999999999", ".Var~A~~16x99999999.Thermo~VA1~VA2"}) {
    EXPECT_FALSE(variant::read(text, find_format("iss")).has_value()) << text.substr(0, 60);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds{5});
}

}  // namespace
}  // namespace shudu
