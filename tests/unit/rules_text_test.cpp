// Sentences about rules: which rules they name, and which of them must not be taken for a rule that they resemble.
#include "format/rules_text.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace shudu {
namespace {

using Rules = std::set<std::string_view>;

struct Case {
  const char* text;
  Rules rules;
};

TEST(RulesText, NamesTheRulesOfASentence) {
  const Case cases[] = {
      {"Digits separated by an X sum to 10.", {"xv"}},
      {"Two cells with an X add to 10.", {"xv"}},
      {"Cells joined by an X add up to ten.", {"xv"}},
      {"An X between two cells shows that they sum to 10, a V that they sum to 5.", {"xv"}},
      {"Digits joined by a V sum to 5.", {"xv"}},
      {"Xs join digits that sum to 10.", {"xv"}},
      {"X-sum clues outside the grid give the sum of the first X digits, where X is the first digit.", {"x_sum"}},
      {"Clues outside the grid are the sum of the first X digits in that row or column.", {"x_sum"}},
      {"Digits outside the grid give the sum of the digits sandwiched between the 1 and the 9.", {"sandwich"}},
      {"Digits on a line lie between the digits in its circles.", {"between_line"}},
      {"Digits on a thermometer increase from the bulb.", {"thermometer"}},
      {"On slow thermometers, digits increase or stay the same from the bulb.", {"slow_thermometer"}},
      {"Along an arrow, digits sum to the digit in its circle.", {"arrow"}},
      {"Digits on the arrow, which can include repeats, sum to the number in the circle.", {"arrow"}},
      {"The digits between the circles of a double arrow sum to the circles.", {"double_arrow"}},
      {"An arrow outside the grid shows the sum of the digits on its diagonal.", {"little_killer"}},
      {"In cages, digits do not repeat and sum to the small number.", {"killer_cage"}},
      {"A white dot joins consecutive digits.", {"difference"}},
      {"A white dot means a difference of 1.", {"difference"}},
      {"A black dot means a 1:2 ratio.", {"ratio"}},
      {"White dots: consecutive, black dots: one is double the other.", {"difference", "ratio"}},
      {"Normal kropki rules apply.", {"difference", "ratio"}},
      {"Grey circles are odd, grey squares are even.", {"odd", "even"}},
      {"Shaded cells are even.", {"even"}},
      {"Digits in a circle appear in the four surrounding cells.", {"quadruple"}},
      {"Neighbouring digits on a green line differ by at least 5.", {"whisper"}},
      {"Purple lines hold a set of consecutive digits in any order.", {"renban"}},
      {"Each grey line is a palindrome.", {"palindrome"}},
      {"The digits of a line have an equal sum in each box that it passes through.", {"region_sum_line"}},
      {"Digits must not repeat on either main diagonal.", {"positive_diagonal", "negative_diagonal"}},
      {"The two main diagonals contain the digits 1 to 9.", {"positive_diagonal", "negative_diagonal"}},
      {"Digits cannot repeat on the positive diagonal.", {"positive_diagonal"}},
      {"Anti-knight, anti-king, nonconsecutive", {"anti_knight", "anti_king", "nonconsecutive"}},
      {"Cells a knight's move apart cannot contain the same digit.", {"anti_knight"}},
      {"Equal digits may not touch diagonally.", {"anti_king"}},
      {"Orthogonally adjacent cells may not contain consecutive digits.", {"nonconsecutive"}},
      {"Consecutive digits cannot be in orthogonally adjacent cells.", {"nonconsecutive"}},
      {"A digit never appears in the same position in two 3x3 boxes.", {"disjoint_groups"}},
      {"Standard killer and thermo rules apply.", {"killer_cage", "thermometer"}},
      {"Normal sudoku, Little Killer, Odd, Even.", {"little_killer", "odd", "even"}},
  };
  for (const auto& [text, rules] : cases) {
    const RulesText found = rules_in(text);
    EXPECT_EQ(found.not_understood, "") << text;
    EXPECT_EQ(found.rules, rules) << text;
    EXPECT_NE(found.beyond_classic, "") << text;
  }
}

TEST(RulesText, KnowsTheRulesOfClassicSudoku) {
  for (const char* text : {
           "",
           "Sudoku",
           "Normal sudoku rules apply.",
           "Standard Sudoku rules apply!",
           "Normal Sudoku rules.",
           "Classic sudoku. Have fun!",
           "Regular sudoku rules apply. Good luck and enjoy.",
           "Place the digits 1-9 once in every row, column and box.",
           "Fill the grid with the digits 1 to 9 so that no digit repeats in any row, column or 3x3 box.",
           "Each row, each column and each 3x3 box contains the numbers 1 through 9 exactly once.",
           "Digits must not repeat in a row, a column or a box.",
           "Complete the grid. The solution is unique.",
           "1. Normal 9x9 sudoku rules apply\n2. Enjoy :)",
           "\xE2\x80\xA2 Normal sudoku rules apply \xF0\x9F\x8E\x89",
           "Place the digits 1\xE2\x80\x93"
           "9 in the empty cells.",
       }) {
    const RulesText found = rules_in(text);
    EXPECT_EQ(found.not_understood, "") << text;
    EXPECT_EQ(found.beyond_classic, "") << text;
    EXPECT_TRUE(found.rules.empty()) << text;
  }
}

TEST(RulesText, TakesNoSentenceForARuleThatItTwists) {
  for (const char* text : {
           "Draw a snake.",
           "All rules are false.",
           "AK",
           "159",
           "\xE7\xA6\x81\xE6\xAD\xA2\xE9\xA9\xAC\xE6\xAD\xA5",  // anti-knight, in Chinese
           "Normal sudoku rules do not apply.",
           "No sudoku rules apply.",
           "Digits may repeat in rows and columns.",
           "In each grid, normal sudoku rules apply.",
           "Digits may not repeat on an arrow, which sums to its circle.",
           "Digits on a thermometer increase towards the bulb.",
           "Digits repeat in cages.",
           "Digits with an X sum to 5, those with a V sum to 10.",
           "Digits with an X sum to 5 or 10.",
           "A white dot shows a ratio of 1:2, a black dot shows consecutive digits.",
           "Grey squares are odd.",
           "Grey circles are even, grey squares are odd.",
           "Lines are not palindromes.",
           "Digits on a line are not between the digits in its circles.",
           "Cells joined by a V sum to 5 or 15.",
           "A knight's move away is an equal digit.",
           "No anti-knight rule.",
           "There is no disjoint groups rule.",
           "Anti-knight, no anti-king.",
           "Sudoku without anti-knight.",
           "Antiknight is not a rule.",
           "Cells a knight's move apart are not all different.",
           "Digits that touch diagonally cannot be different.",
           "Adjacent cells cannot contain non-consecutive digits.",
           "No adjacent cells are nonconsecutive.",
           "The main diagonals do not contain the digits 1-9.",
           "Digits do not repeat on any diagonal.",
           "Anti-knight in the grey cells.",
           "Anti-knight applies to cells in the same column only.",
           "Nonconsecutive in rows.",
           "Horizontally adjacent cells cannot be consecutive.",
           "Orthogonally and diagonally adjacent digits cannot be consecutive.",
           "Cells in the same position in two boxes in a row do not repeat.",
           "Normal sudoku rules do not all apply.",
           "Normal sudoku rules apply in rows.",
           "Place the digits 1 to 9 in every row and column, not in boxes.",
           "In rows, columns and boxes no digit is unique.",
       }) {
    EXPECT_NE(rules_in(text).not_understood, "") << text;
    EXPECT_NE(rules_in(text).beyond_classic, "") << text;
  }
}

TEST(RulesText, SaysWhetherAllMarksAreGiven) {
  const struct {
    const char* text;
    bool all_dots, all_xv;
  } cases[] = {
      {"White dots are consecutive. All dots are given.", true, false},
      {"White dots are consecutive. All possible white dots are given.", true, false},
      {"White dots are consecutive. Every possible dot is shown.", true, false},
      {"An X sums to 10. All Xs are given.", false, true},
      {"An X sums to 10, a V sums to 5. All possible Xs and Vs are shown.", false, true},
      {"White dots are consecutive. Not all dots are given.", false, false},
      {"White dots are consecutive. Not all possible dots are necessarily given.", false, false},
      {"Normal kropki rules apply (no negative constraint).", false, false},
      {"Kropki pairs, with negative constraint.", true, false},
      {"An X sums to 10. There is no negative constraint.", false, false},
  };
  for (const auto& [text, all_dots, all_xv] : cases) {
    const RulesText found = rules_in(text);
    EXPECT_EQ(found.all_dots, all_dots) << text;
    EXPECT_EQ(found.all_xv, all_xv) << text;
  }
}

TEST(RulesText, ReadsTheDigitsOfTheGrid) {
  EXPECT_EQ(rules_in("Place the digits 1 to 6 in every row and column.").digits, (std::vector{std::pair{1, 6}}));
  EXPECT_EQ(rules_in("Use the digits 0-8.").digits, (std::vector{std::pair{0, 8}}));
  EXPECT_EQ(rules_in("Normal 6x6 sudoku rules apply.").digits, (std::vector{std::pair{1, 6}}));
  EXPECT_NE(rules_in("Fill the grid with 0-8 in each row and column.").beyond_classic, "");
}

TEST(RulesText, QuotesASentenceOnOneLine) {
  EXPECT_EQ(quoted_sentence(" Two\n\t words "), "'Two words'");
  EXPECT_EQ(quoted_sentence(std::string(200, 'a')), "'" + std::string(100, 'a') + "…'");
}

}  // namespace
}  // namespace shudu
