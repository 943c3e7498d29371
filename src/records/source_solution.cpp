#include "records/source_solution.h"

namespace shudu {
namespace {

bool agree(const Grid& source, const Grid& solution) {
  for (const Cell cell : source.filled()) {
    if (source[cell] != solution[cell]) return false;
  }
  return true;
}

// Whether the puzzle has a solution with the digits of the source.
bool is_possible(const Puzzle& puzzle, const Grid& source) {
  Candidates allowed = puzzle.candidates.value_or(Candidates{puzzle.clues});
  for (const Cell cell : all_cells()) {
    if (!puzzle.clues.is_blank(cell)) allowed.set(cell, allowed[cell] & DigitSet{puzzle.clues[cell]});
    if (!source.is_blank(cell)) allowed.set(cell, allowed[cell] & DigitSet{source[cell]});
  }
  return search(allowed, 1).answer.count > 0;
}

std::string difference_between(const Grid& source, const Grid& solution) {
  for (const Cell cell : source.filled()) {
    if (source[cell] == solution[cell]) continue;
    return name(cell) + " is " + std::to_string(source[cell]) + " in the solution of the source, " +
           std::to_string(solution[cell]) + " in the answer";
  }
  return {};
}

}  // namespace

void SourceSolution::add_to(JsonObject& object) const {
  if (!is_given) return;
  object.add("source_agrees", difference.empty());
  if (!difference.empty()) object.add("source_difference", difference);
}

SourceSolution compared_with_source(const Puzzle& puzzle, const Answer& found, std::uint64_t limit) {
  if (!puzzle.solution || puzzle.solution->clue_count() == 0) return {};
  const Grid& source = *puzzle.solution;
  if (found.count == 0) return {true, "the source has a solution, the puzzle has none"};
  if (agree(source, found.solution)) return {true};
  const bool is_only = found.count == 1 && limit > 1;
  if (!is_only && is_possible(puzzle, source)) return {true};
  if (found.count > 1) return {true, "the solution of the source is none of the puzzle's"};
  return {true, difference_between(source, found.solution)};
}

}  // namespace shudu
