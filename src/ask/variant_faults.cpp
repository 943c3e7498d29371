#include "ask/variant_faults.h"

#include "ask/variant_fields.h"
#include "shudu/variant.h"
#include "variant/puzzle/value_text.h"
#include "variant/search/broken_clues.h"

namespace shudu::ask {
namespace {

std::string_view trimmed_answer(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_blank_sign(char c, const variant::Shape& shape) {
  return c == '.' || c == '_' || c == '-' || c == '*' || c == '?' || (c == '0' && !shape.has_value(0));
}

// Adds the faults of single cells, and reads the values. Blank cells have no value.
void read_cells(const variant::Puzzle& puzzle, std::string_view answer, variant::Solution& values,
                std::vector<std::string>& found) {
  const variant::Shape& shape = puzzle.shape;
  std::vector<std::string> blanks;
  for (std::size_t i = 0; i < answer.size(); ++i) {
    const auto cell = static_cast<variant::Cell>(i);
    if (!variant::in_grid(shape, cell)) continue;
    const std::string name = variant::name(shape, cell);
    if (is_blank_sign(answer[i], shape)) {
      blanks.push_back(name);
      continue;
    }
    const auto value = variant::value_of_character(answer[i]);
    if (!value || !shape.has_value(*value)) {
      found.push_back(name + " is '" + answer[i] + "', expected a value from " +
                      variant::value_character(shape.lowest) + " to " + variant::value_character(shape.highest()));
      continue;
    }
    if ((puzzle.candidates[cell] & shape.bit(*value)) == 0) {
      found.push_back(name + " is " + answer[i] + ", which the givens exclude");
    }
    values[cell] = static_cast<std::int8_t>(*value);
  }
  if (blanks.size() == 1) found.push_back(blanks[0] + " is blank");
  if (blanks.size() > 1) found.push_back(std::to_string(blanks.size()) + " cells are blank, the first is " + blanks[0]);
}

// Whether the auxiliary cells have values with which all clues hold.
bool can_be_completed(const variant::Puzzle& puzzle, const variant::Solution& values) {
  variant::Puzzle full = puzzle;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != variant::no_value) full.candidates[i] = puzzle.shape.bit(values[i]);
  }
  return variant::search(full, {.limit = 1}).count > 0;
}

bool is_full(const variant::Shape& shape, const variant::Solution& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto cell = static_cast<variant::Cell>(i);
    if (values[i] == variant::no_value && (shape.is_extra(cell) || variant::in_grid(shape, cell))) return false;
  }
  return true;
}

// Every clue that does not hold, with the cells that break it. In an answer with blanks, these are the clues that no
// values of the blank cells can satisfy, as far as is easily seen.
void add_broken_clues(const variant::Puzzle& puzzle, const variant::Solution& values, std::vector<std::string>& found) {
  std::vector<std::string> places(puzzle.clues.size());
  for (const variant::BrokenClue& broken : variant::broken_clues(puzzle, values)) {
    std::string& text = places[broken.clue];
    if (!text.empty()) text += ", ";
    for (const std::string& name : cell_names(broken.cells, puzzle.shape)) {
      text += (text.empty() || text.ends_with(' ') ? "" : " ") + name;
    }
  }
  const bool can_ask = is_full(puzzle.shape, values);
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    const variant::Clue& clue = puzzle.clues[i];
    const bool holds = places[i].empty() && (!can_ask || clue.rule->holds(clue, puzzle, values));
    if (holds) continue;
    const std::string at = places[i].empty() ? "" : " at " + places[i];
    found.push_back(shudu::in_words(clue, puzzle.shape) + " does not hold" + at);
  }
}

}  // namespace

std::vector<std::string> variant_faults(const variant::Puzzle& puzzle, std::string_view answer) {
  const variant::Shape& shape = puzzle.shape;
  answer = trimmed_answer(answer);
  if (answer.size() != static_cast<std::size_t>(shape.grid_cells())) {
    return {std::to_string(answer.size()) + " cells, expected " + std::to_string(shape.grid_cells())};
  }
  std::vector<std::string> found;
  variant::Solution values(static_cast<std::size_t>(shape.cells()), variant::no_value);
  read_cells(puzzle, answer, values, found);
  const auto repeated = conflicts(shape, values);
  if (!repeated.empty()) found.push_back(to_string(repeated, shape));
  add_broken_clues(puzzle, values, found);
  // Auxiliary cells are never in an answer.
  if (found.empty() && !is_full(shape, values) && !can_be_completed(puzzle, values)) {
    found.emplace_back("the clues do not hold together");
  }
  return found;
}

}  // namespace shudu::ask
