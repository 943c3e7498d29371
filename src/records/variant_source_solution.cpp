#include "records/source_solution.h"
#include "records/variant_board.h"
#include "shudu/variant/search.h"
#include "variant/value_text.h"

namespace shudu {
namespace {

// The first cell in which the source has another value than the solution; -1 if there is none.
int first_difference(const std::string& source, const std::string& solution) {
  for (std::size_t i = 0; i < source.size() && i < solution.size(); ++i) {
    if (source[i] != '.' && source[i] != solution[i]) return static_cast<int>(i);
  }
  return -1;
}

// Whether the puzzle has a solution with the values of the source.
bool is_possible(const variant::Puzzle& puzzle, const std::string& source) {
  variant::Puzzle position = puzzle;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const auto value = variant::value_of_character(source[i]);
    if (!value) continue;
    if (!puzzle.shape.has_value(*value)) return false;
    position.candidates[i] &= puzzle.shape.bit(*value);
    if (position.candidates[i] == 0) return false;
  }
  return variant::search(position, {.limit = 1}).count > 0;
}

}  // namespace

SourceSolution compared_with_source(const variant::Puzzle& puzzle, const variant::SearchResult& found,
                                    std::uint64_t limit) {
  if (puzzle.solution.empty()) return {};
  if (found.count == 0) return {true, "the source has a solution, the puzzle has none"};
  const std::string solution = to_line(puzzle.shape, found.solution);
  const int at = first_difference(puzzle.solution, solution);
  if (at < 0) return {true};
  const bool is_only = found.count == 1 && limit > 1;
  if (!is_only && is_possible(puzzle, puzzle.solution)) return {true};
  if (found.count > 1) return {true, "the solution of the source is none of the puzzle's"};
  const auto cell = static_cast<std::size_t>(at);
  return {true, variant::name(puzzle.shape, static_cast<variant::Cell>(at)) + " is " + puzzle.solution[cell] +
                    " in the solution of the source, " + solution[cell] + " in the answer"};
}

}  // namespace shudu
