// A player's digits and notes, compared with the solution (shudu/ask.h).
#include "shudu/ask.h"

namespace shudu {

void take_notes(const Candidates& notes, logic::State& state) {
  Candidates allowed;
  for (Cell cell : all_cells()) {
    if (!notes[cell].empty()) allowed.set(cell, notes[cell]);
  }
  state.restrict_to(allowed);
}

Mistakes mistakes(const Puzzle& puzzle, const logic::State& state, const Grid& solution) {
  Mistakes found;
  for (Cell cell : puzzle.values.filled()) {
    if (puzzle.values[cell] != solution[cell]) found.wrong.emplace_back(cell, puzzle.values[cell]);
  }
  if (!found.wrong.empty()) return found;
  for (Cell cell : state.blanks()) {
    if (!state.has(cell, solution[cell])) found.missing.emplace_back(cell, solution[cell]);
  }
  return found;
}

}  // namespace shudu
