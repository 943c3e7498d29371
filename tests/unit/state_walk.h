// States that occur on solving paths, for tests that look for wrong eliminations.
#pragma once

#include <array>
#include <vector>

#include "logic/techniques.h"
#include "puzzle_maker.h"
#include "shudu/logic.h"

namespace shudu::test {

struct Puzzle {
  Grid givens, solution;
};

inline Puzzle unique_puzzle(PuzzleMaker& maker) {
  Puzzle puzzle{maker.unique(), {}};
  maker.count(puzzle.givens, 1, &puzzle.solution);
  return puzzle;
}

// Calls `visit(state)` wherever singles, intersections and subsets lead no further. Then it removes a few wrong
// candidates or fills a cell, as harder techniques would do, and continues.
template <class Visit>
void walk(PuzzleMaker& maker, const Puzzle& puzzle, Visit visit) {
  const std::array<const logic::Technique*, 9> basic{
      &logic::full_house,           &logic::naked_single,         &logic::hidden_single,
      &logic::locked_candidates[0], &logic::locked_candidates[1], &logic::naked_subset[0],
      &logic::hidden_subset[0],     &logic::naked_subset[1],      &logic::naked_subset[2]};
  logic::State state{puzzle.givens};
  while (!state.is_solved()) {
    if (const auto step = logic::find_first(state, basic)) {
      state.apply(*step);
      continue;
    }
    visit(state);
    std::vector<logic::Candidate> wrong;
    for (Cell cell : state.blanks()) {
      for (int digit : state.candidates(cell)) {
        if (digit != puzzle.solution[cell]) wrong.emplace_back(cell, digit);
      }
    }
    for (int i = 0; i < 3; ++i) {
      const logic::Candidate taken = wrong[maker.random().below(wrong.size())];
      state.remove(taken.cell, taken.digit);
    }
  }
}

// Describes the first elimination or placement of a step that the solution contradicts. Empty if the step is right.
inline std::string mistake(const logic::Step& step, const Grid& solution) {
  for (logic::Candidate placed : step.placements) {
    if (solution[placed.cell] != placed.digit) return std::string{step.technique->id} + ": " + result_text(step);
  }
  for (logic::Candidate gone : step.eliminations) {
    if (solution[gone.cell] == gone.digit) return std::string{step.technique->id} + ": " + result_text(step);
  }
  return {};
}

}  // namespace shudu::test
