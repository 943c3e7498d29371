// What is wrong with a puzzle: the shape, the candidates, and every clue against the form that its rule declares. After
// this check the functions of a rule may rely on the form: numbers are small, and cells are in the puzzle.
#include <cassert>
#include <cstddef>

#include "base/counted.h"
#include "shudu/variant.h"
#include "variant/puzzle/clue_fault.h"
#include "variant/rules.h"

namespace shudu::variant {

namespace {

// No puzzle that people make comes near these. They bound the memory that a document can ask for.
constexpr std::size_t max_clues = 100'000;            // branches included
constexpr std::size_t max_named_cells = 500'000;      // in all clues together
constexpr std::size_t max_cells_of_part = max_cells;  // with repeats
constexpr int max_depth = 8;                          // of branches
constexpr int max_number = 1 << 20;

struct Totals {
  std::size_t clues = 0, cells = 0;
};

// How many cells a clue counts as: those it names, or their pairs if the model gets a constraint for each pair.
std::size_t weight_of(const Clue& clue) {
  const bool has_pairs = clue.rule == &all_pairs_rule || clue.rule == &same_values_rule;
  std::size_t weight = 0;
  for (const Cells& part : clue.parts) weight += has_pairs ? part.size() * part.size() : part.size();
  return weight;
}

std::string count_fault(std::string_view what, std::size_t count, Range range) {
  if (count < static_cast<std::size_t>(range.least)) {
    return "has " + std::to_string(count) + ' ' + std::string{what} + ", but needs " + std::to_string(range.least);
  }
  if (count > static_cast<std::size_t>(range.most)) {
    return "has " + std::to_string(count) + ' ' + std::string{what} + ", but takes at most " +
           std::to_string(range.most);
  }
  return {};
}

std::string part_fault(const Clue& clue, const Cells& part, const Shape& shape) {
  if (std::string wrong = count_fault("cells", part.size(), clue.rule->cells); !wrong.empty()) return wrong;
  if (part.size() > max_cells_of_part) return "has too many cells";
  for (const Cell cell : part) {
    if (cell >= shape.cells()) return "has a cell outside the grid";
    if (!shape.is_extra(cell) && !in_grid(shape, cell)) {
      return "has the cell " + name(shape, cell) + " outside the grid";
    }
  }
  return {};
}

std::string form_fault(const Clue& clue, const Shape& shape) {
  const Rule& rule = *clue.rule;
  if (std::string wrong = count_fault("parts", clue.parts.size(), rule.parts); !wrong.empty()) return wrong;
  for (const Cells& part : clue.parts) {
    if (std::string wrong = part_fault(clue, part, shape); !wrong.empty()) return wrong;
  }
  if (std::string wrong = count_fault("numbers", clue.numbers.size(), rule.numbers); !wrong.empty()) return wrong;
  for (const int number : clue.numbers) {
    if (number > max_number || number < -max_number) return "has the number " + std::to_string(number);
  }
  if (rule.text && clue.text.empty()) return "has no text";
  if (!rule.text && !clue.text.empty()) return "has a text, which the rule does not use";
  if (!clue.branches.empty() && &rule != &any_of_rule) return "has branches, which the rule does not use";
  return rule.fault == nullptr ? std::string{} : rule.fault(clue, shape);
}

std::string clues_fault(const std::vector<Clue>& clues, const Shape& shape, Totals& totals, int depth) {
  for (std::size_t i = 0; i < clues.size(); ++i) {
    const Clue& clue = clues[i];
    std::string which = "clue " + std::to_string(i + 1);
    if (clue.rule == nullptr) return which + " has no rule";
    which += " (" + std::string{clue.rule->id} + ") ";
    totals.cells += weight_of(clue);
    if (++totals.clues > max_clues || totals.cells > max_named_cells) return "the puzzle has too many clues";
    if (std::string wrong = form_fault(clue, shape); !wrong.empty()) return which + wrong;
    if (!clue.branches.empty() && depth == max_depth) return which + "is nested too deeply";
    for (const std::vector<Clue>& branch : clue.branches) {
      const std::string wrong = clues_fault(branch, shape, totals, depth + 1);
      if (!wrong.empty()) return which.append("has a branch in which ").append(wrong);
    }
  }
  return {};
}

}  // namespace

std::string clue_fault(const Clue& clue, const Shape& shape) {
  assert(clue.rule != nullptr);
  return form_fault(clue, shape);
}

std::string fault(const Puzzle& puzzle) {
  const Shape& shape = puzzle.shape;
  if (std::string wrong = fault(shape); !wrong.empty()) return wrong;
  if (puzzle.candidates.size() != static_cast<std::size_t>(shape.cells())) {
    return "the puzzle has candidates for " + counted(puzzle.candidates.size(), "cell") + ", but " +
           counted(shape.cells(), "cell");
  }
  for (std::size_t i = 0; i < puzzle.candidates.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if ((puzzle.candidates[i] & ~shape.all_values()) != 0) {
      return name(shape, cell) + " has a value that the puzzle lacks";
    }
    if (puzzle.candidates[i] != 0 && !shape.is_extra(cell) && !in_grid(shape, cell)) {
      return name(shape, cell) + " is in no grid and has candidates";
    }
  }
  Totals totals;
  return clues_fault(puzzle.clues, shape, totals, 0);
}

}  // namespace shudu::variant
