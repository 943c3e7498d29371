// Automata of variants: expressions against std::regex, functions against a count, texts, and limits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "shudu/random.h"
#include "variant/automaton/automaton.h"

namespace shudu {
namespace {

using testing::HasSubstr;
using variant::Automaton;

variant::Shape three_values() {
  variant::Shape shape = variant::square(3);
  return shape;
}

// Calls the function with every sequence of values (numbers from 0) up to a length.
template <class Use>
void each_sequence(int values, std::size_t longest, Use use) {
  std::vector<int> sequence;
  for (;;) {
    use(sequence);
    std::size_t i = 0;
    while (i < sequence.size() && sequence[i] == values - 1) sequence[i++] = 0;
    if (i < sequence.size()) {
      ++sequence[i];
    } else if (sequence.size() == longest) {
      return;
    } else {
      sequence.push_back(0);
    }
  }
}

void expect_same_as_regex(const std::string& expression) {
  const variant::Shape shape = three_values();
  const auto automaton = automaton_of_expression(shape, expression);
  ASSERT_TRUE(automaton) << expression << ": " << automaton.error();
  const std::regex regex{expression};
  each_sequence(3, 6, [&](const std::vector<int>& sequence) {
    std::string text;
    for (const int value : sequence) text += static_cast<char>('1' + value);
    ASSERT_EQ(accepts(*automaton, sequence), std::regex_match(text, regex)) << expression << " on " << text;
  });
}

// A random expression of the grammar.
std::string random_expression(Random& random, int depth) {
  const auto digit = [&] { return std::string(1, static_cast<char>('1' + random.below(3))); };
  switch (random.below(depth > 0 ? 8 : 4)) {
    case 0:
    case 1: return digit();
    case 2: return ".";
    case 3: return random.below(2) == 0 ? "[^" + digit() + ']' : "[" + digit() + "-3]";
    case 4: return '(' + random_expression(random, depth - 1) + '|' + random_expression(random, depth - 1) + ')';
    case 5: {
      const char* const repeats[] = {"*", "+", "?", "{2}", "{1,}", "{0,2}", "{1,3}", "{0}"};
      return '(' + random_expression(random, depth - 1) + ')' + repeats[random.below(8)];
    }
    default: return random_expression(random, depth - 1) + random_expression(random, depth - 1);
  }
}

TEST(VariantAutomaton, ExpressionsLikeStdRegex) {
  for (const char* expression : {"", "1", "12|3", ".*1.*", "(1|2)*3", "[12]{2,4}", "1{2,}3?", "(12?)+", "[^1]*",
                                 "(|1)2", "1*2*3*", "(1{2}){2}", "((1*)*)*", "(1|12)(3|23)"}) {
    expect_same_as_regex(expression);
  }
  Random random{3};
  for (int i = 0; i < 200; ++i) {
    std::string expression = random_expression(random, 4);
    // A range must ascend; "[3-3]" is fine.
    if (expression.size() < 40) expect_same_as_regex(expression);
  }
}

TEST(VariantAutomaton, ExpressionErrors) {
  const variant::Shape shape = three_values();
  const auto error = [&](const std::string& expression) {
    const auto automaton = automaton_of_expression(shape, expression);
    return automaton ? std::string{} : automaton.error();
  };
  EXPECT_THAT(error("12)"), HasSubstr("at character 3"));
  EXPECT_THAT(error("(12"), HasSubstr("')' is expected"));
  EXPECT_THAT(error("*"), HasSubstr("a value of the puzzle is expected at character 1"));
  EXPECT_THAT(error("4"), HasSubstr("a value of the puzzle"));
  EXPECT_THAT(error("[]"), HasSubstr("a value"));
  EXPECT_THAT(error("[1"), HasSubstr("a value"));
  EXPECT_THAT(error("[3-1]"), HasSubstr("ascend"));
  EXPECT_THAT(error("1{"), HasSubstr("number of repeats"));
  EXPECT_THAT(error("1{2"), HasSubstr("'}'"));
  EXPECT_THAT(error("1{3,2}"), HasSubstr("larger"));
  EXPECT_THAT(error("1{99999999999}"), HasSubstr("too large"));
  EXPECT_THAT(error("((1{1000}){1000}){1000}"), HasSubstr("too large"));
  EXPECT_THAT(error(std::string(5000, '(')), HasSubstr("too many groups"));
  EXPECT_THAT(error(std::string(50'000, '1')), HasSubstr("too long"));
  EXPECT_EQ(error("((){1000}){1000}1"), "");
}

// The subsets of an expression like this are 2^20. The automaton then stays nondeterministic.
TEST(VariantAutomaton, StaysSmallWhenSubsetsExplode) {
  const auto automaton = automaton_of_expression(three_values(), ".*1.{20}");
  ASSERT_TRUE(automaton);
  EXPECT_LE(automaton->states, 23);
}

TEST(VariantAutomaton, LettersStandForValuesAboveNine) {
  const auto automaton = automaton_of_expression(variant::square(12), "[9-b]A");
  ASSERT_TRUE(automaton) << automaton.error();
  EXPECT_TRUE(accepts(*automaton, {8, 9}));
  EXPECT_TRUE(accepts(*automaton, {10, 9}));
  EXPECT_FALSE(accepts(*automaton, {11, 9}));
}

TEST(VariantAutomaton, OfAFunctionIsReducedToTwoStates) {
  variant::Shape shape = three_values();
  // The sum of the values is divisible by 2. States count the sum up to 40.
  const Automaton even = reduced(variant::automaton_of(
      shape, 0, [](int state, int value) { return state + value > 40 ? state + value - 40 : state + value; },
      [](int state) { return state % 2 == 0; }));
  EXPECT_EQ(even.states, 2);
  EXPECT_EQ(even.steps.size(), 6U);
  each_sequence(3, 5, [&](const std::vector<int>& sequence) {
    int sum = 0;
    for (const int value : sequence) sum += value + 1;
    ASSERT_EQ(accepts(even, sequence), sum % 2 == 0);
  });
}

TEST(VariantAutomaton, OfAFunctionWithTooManyStatesIsEmpty) {
  EXPECT_EQ(variant::automaton_of(three_values(), 0, [](int state, int value) { return state + value; }).states, 0);
}

TEST(VariantAutomaton, ThatAcceptsNothingIsReducedToOneState) {
  const Automaton nothing = reduced(variant::automaton_of(
      three_values(), 0, [](int state, int) { return state == 0 ? 1 : variant::no_state; }, [](int) { return false; }));
  EXPECT_EQ(nothing.states, 1);
  EXPECT_TRUE(nothing.steps.empty());
  EXPECT_FALSE(accepts(nothing, {}));
}

TEST(VariantAutomaton, TextRoundTrip) {
  const variant::Shape shape = variant::square(12);
  for (const char* expression : {"", "1*", "(1|2A)+[^3]{2,5}", ".*C.*"}) {
    const auto automaton = automaton_of_expression(shape, expression);
    ASSERT_TRUE(automaton);
    const std::string text = to_text(shape, *automaton);
    const auto again = automaton_of_text(shape, text);
    ASSERT_TRUE(again) << text << ": " << again.error();
    EXPECT_EQ(again->states, automaton->states);
    EXPECT_EQ(again->accepting, automaton->accepting);
    EXPECT_EQ(to_text(shape, *again), text);
  }
  EXPECT_EQ(to_text(three_values(), *automaton_of_text(three_values(), "1>1,23>2;!1>1;2>0")), "1>1,23>2;!1>1;2>0");
}

TEST(VariantAutomaton, TextErrors) {
  const auto error = [](const std::string& text) {
    const auto automaton = automaton_of_text(three_values(), text);
    return automaton ? std::string{} : automaton.error();
  };
  EXPECT_THAT(error("4>0"), HasSubstr("a value of the puzzle is expected at character 1"));
  EXPECT_THAT(error("1"), HasSubstr("'>'"));
  EXPECT_THAT(error("1>1"), HasSubstr("the number of a state"));
  EXPECT_THAT(error("1>-1"), HasSubstr("the number of a state"));
  EXPECT_THAT(error("1>0x"), HasSubstr("',' or ';'"));
  EXPECT_THAT(error(std::string(100'000, ';')), HasSubstr("more than 4096"));
  EXPECT_EQ(error(""), "");
}

}  // namespace
}  // namespace shudu
