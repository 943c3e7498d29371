// A step as a case of a library: the line that shudu techniques --verify reads (src/logic/library_case.h).
#pragma once

#include <set>
#include <string>
#include <vector>

#include "shudu/logic.h"

namespace shudu::test {

inline std::string case_line(const logic::State& state, const logic::Step& step, const std::string& variant = {}) {
  const auto word = [](Cell cell, int digit) { return 100 * digit + 10 * (cell.row() + 1) + cell.col() + 1; };
  const auto add = [](std::string& field, int number) {
    if (!field.empty()) field += ' ';
    field += std::to_string(number);
  };
  // Results are sorted by digit.
  const auto add_sorted = [&](std::string& field, const std::vector<logic::Candidate>& list) {
    std::set<int> numbers;
    for (logic::Candidate candidate : list) numbers.insert(word(candidate.cell, candidate.digit));
    for (int number : numbers) add(field, number);
  };
  // The candidates that the values alone would leave. The difference was deleted.
  Grid givens;
  for (Cell cell : state.givens()) givens.set(cell, state.values()[cell]);
  const logic::State fresh{givens, state.values()};
  std::string board, deleted, eliminations, placements;
  for (Cell cell : all_cells()) {
    const int value = state.values()[cell];
    if (value != 0 && !state.givens().contains(cell)) board += '+';
    board += value == 0 ? '.' : static_cast<char>('0' + value);
    for (int digit : fresh.candidates(cell) - state.candidates(cell)) add(deleted, word(cell, digit));
  }
  add_sorted(eliminations, step.eliminations);
  add_sorted(placements, step.placements);
  return ':' + std::string{step.technique->hodoku.code} + (variant.empty() ? "" : '-' + variant) + ':' +
         to_string(step.digits) + ':' + board + ':' + deleted + ':' + eliminations + ':' + placements + ':' +
         (step.inferences != 0 ? std::to_string(step.inferences) : "");
}

}  // namespace shudu::test
