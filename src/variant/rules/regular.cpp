// Regular expression and automaton: the values along the line, read in order, match a pattern. The clue has it as text:
// an expression, or the states and steps of an automaton (automaton.h).
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

using ReadPattern = Result<Automaton, std::string> (*)(const Shape&, std::string_view);

template <ReadPattern read_pattern>
std::string pattern_fault(const Clue& clue, const Shape& shape) {
  const auto automaton = read_pattern(shape, clue.text);
  return automaton ? std::string{} : "has a text that cannot be read: " + automaton.error();
}

template <ReadPattern read_pattern>
bool pattern_holds(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const auto automaton = read_pattern(puzzle.shape, clue.text);
  std::vector<int> numbers;
  for (const Cell cell : clue.parts[0]) numbers.push_back(values[cell] - puzzle.shape.lowest);
  return automaton && accepts(*automaton, numbers);
}

template <ReadPattern read_pattern>
void post_pattern(const Clue& clue, const Puzzle&, Model& model) {
  auto automaton = read_pattern(model.shape(), clue.text);
  if (!automaton) return model.impossible();  // fault() has refused it
  model.along(clue.parts[0], reduced(*automaton));
}

}  // namespace

constinit const Rule regex_rule = {
    .id = "regex",
    .name = {"rule.regex", "Regular expression"},
    .meaning = {"rule.regex.meaning",
                "The values along the line, read as a text, match a regular expression. Values above 9 are the letters "
                "A, B, …."},
    .form = "line; text: expression",
    .look = {Look::Kind::line, "#a9b4d6", 0.08},
    .parts = {1, 1},
    .cells = {1, any_number},
    .text = true,
    .fault = pattern_fault<automaton_of_expression>,
    .holds = pattern_holds<automaton_of_expression>,
    .post = post_pattern<automaton_of_expression>,
};

constinit const Rule automaton_rule = {
    .id = "automaton",
    .name = {"rule.automaton", "Automaton"},
    .meaning =
        {"rule.automaton.meaning",
         "The values along the line, read in order, lead an automaton from its first state to an accepting one."},
    .form = "line; text: states and steps",
    .look = {Look::Kind::line, "#a9b4d6", 0.08},
    .parts = {1, 1},
    .cells = {1, any_number},
    .text = true,
    .fault = pattern_fault<automaton_of_text>,
    .holds = pattern_holds<automaton_of_text>,
    .post = post_pattern<automaton_of_text>,
};

}  // namespace shudu::variant
