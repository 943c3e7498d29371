#include "solve/variant_faults.h"

#include <fmt/core.h>

#include "records/variant_fields.h"
#include "shudu/variant/rule.h"
#include "shudu/variant/search.h"
#include "variant/value_text.h"

namespace shudu::cli {
namespace {

std::string_view trimmed_answer(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// Adds the faults of single cells, and reads the values.
void read_cells(const variant::Puzzle& puzzle, std::string_view answer, variant::Solution& values,
                std::vector<std::string>& found) {
  const variant::Shape& shape = puzzle.shape;
  for (std::size_t i = 0; i < answer.size(); ++i) {
    const auto cell = static_cast<variant::Cell>(i);
    if (!variant::in_grid(shape, cell)) continue;
    const std::string name = variant::name(shape, cell);
    const auto value = variant::value_of_character(answer[i]);
    if (!value || !shape.has_value(*value)) {
      found.push_back(fmt::format("{} is '{}', expected a value from {} to {}", name, answer[i],
                                  variant::value_character(shape.lowest), variant::value_character(shape.highest())));
    } else if ((puzzle.candidates[cell] & shape.bit(*value)) == 0) {
      found.push_back(fmt::format("{} is {}, which the givens exclude", name, answer[i]));
    } else {
      values[cell] = static_cast<std::int8_t>(*value);
    }
  }
}

// Whether the auxiliary cells have values with which all clues hold.
bool can_be_completed(const variant::Puzzle& puzzle, const variant::Solution& values) {
  variant::Puzzle full = puzzle;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != variant::no_value) full.candidates[i] = puzzle.shape.bit(values[i]);
  }
  return variant::search(full, {.limit = 1}).count > 0;
}

}  // namespace

std::vector<std::string> variant_faults(const variant::Puzzle& puzzle, std::string_view answer) {
  const variant::Shape& shape = puzzle.shape;
  answer = trimmed_answer(answer);
  if (answer.size() != static_cast<std::size_t>(shape.grid_cells())) {
    return {fmt::format("{} cells, expected {}", answer.size(), shape.grid_cells())};
  }
  std::vector<std::string> found;
  variant::Solution values(static_cast<std::size_t>(shape.cells()), variant::no_value);
  read_cells(puzzle, answer, values, found);
  const auto repeated = conflicts(shape, values);
  if (!repeated.empty()) found.push_back(to_string(repeated, shape));
  if (!found.empty()) return found;
  if (!shape.extra.empty()) {
    if (!can_be_completed(puzzle, values)) found.emplace_back("a clue does not hold");
    return found;
  }
  for (const variant::Clue& clue : puzzle.clues) {
    if (!clue.rule->holds(clue, puzzle, values)) found.push_back(shudu::in_words(clue, shape) + " does not hold");
  }
  return found;
}

}  // namespace shudu::cli
