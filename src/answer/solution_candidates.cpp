#include "answer/solution_candidates.h"

#include "shudu/search.h"

namespace shudu {

Candidates solution_candidates(const Puzzle& puzzle) {
  const Candidates possible = puzzle.candidates.value_or(Candidates{puzzle.clues});
  Candidates found;
  for (Cell cell : all_cells()) found.set(cell, {});
  for (Cell cell : all_cells()) {
    for (int digit : possible[cell]) {
      if (found[cell].contains(digit)) continue;
      Candidates narrowed = possible;
      narrowed.set(cell, DigitSet{digit});
      const Answer answer = search(narrowed).answer;
      if (answer.count == 0) continue;
      for (Cell each : all_cells()) {
        DigitSet digits = found[each];
        digits.insert(answer.solution[each]);
        found.set(each, digits);
      }
    }
  }
  return found;
}

}  // namespace shudu
