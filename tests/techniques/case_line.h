// A step as a case of a library: the line that shudu techniques --verify reads (include/shudu/library_case.h).
#pragma once

#include <string>

#include "shudu/state.h"
#include "shudu/step.h"

namespace shudu::test {

inline std::string case_line(const logic::State& state, const logic::Step& step, const std::string& variant = {}) {
  const auto add = [](std::string& field, Cell cell, int digit) {
    if (!field.empty()) field += ' ';
    field += std::to_string(100 * digit + 10 * (cell.row() + 1) + cell.col() + 1);
  };
  // What the values alone would leave: the difference was deleted.
  Grid givens;
  for (Cell cell : state.givens()) givens.set(cell, state.values()[cell]);
  const logic::State fresh{givens, state.values()};
  std::string board, deleted, eliminations, placements;
  for (Cell cell : all_cells()) {
    const int value = state.values()[cell];
    if (value != 0 && !state.givens().contains(cell)) board += '+';
    board += value == 0 ? '.' : static_cast<char>('0' + value);
    for (int digit : fresh.candidates(cell) - state.candidates(cell)) add(deleted, cell, digit);
  }
  for (logic::Candidate candidate : step.eliminations) add(eliminations, candidate.cell, candidate.digit);
  for (logic::Candidate candidate : step.placements) add(placements, candidate.cell, candidate.digit);
  return ':' + std::string{step.technique->hodoku.code} + (variant.empty() ? "" : '-' + variant) + ':' +
         to_string(step.digits) + ':' + board + ':' + deleted + ':' + eliminations + ':' + placements + ':' +
         (step.inferences != 0 ? std::to_string(step.inferences) : "");
}

}  // namespace shudu::test
