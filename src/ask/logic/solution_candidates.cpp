#include "ask/logic/solution_candidates.h"

#include "shudu/search.h"

namespace shudu {

Candidates solution_candidates(const Candidates& possible) {
  Candidates found;
  for (Cell cell : all_cells()) found.set(cell, {});
  for (Cell cell : all_cells()) {
    for (int digit : possible[cell]) {
      if (found[cell].contains(digit)) continue;
      Candidates narrowed = possible;
      narrowed.set(cell, DigitSet{digit});
      const Answer answer = search(narrowed, 1).answer;
      if (answer.count == 0) continue;
      for (Cell each : all_cells()) found.set(each, found[each] | DigitSet{answer.solution[each]});
    }
  }
  return found;
}

Candidates solution_candidates(const Puzzle& puzzle) {
  return solution_candidates(puzzle.candidates.value_or(Candidates{puzzle.clues}));
}

bool is_exhausted(const logic::State& state) {
  if (!state.with_candidate_count(1).empty()) return false;
  Candidates possible;
  for (Cell cell : all_cells()) {
    const int digit = state.values()[cell];
    possible.set(cell, digit != 0 ? DigitSet{digit} : state.candidates(cell));
  }
  return !possible.has_contradiction() && solution_candidates(possible) == possible;
}

}  // namespace shudu
