// Decisions: the results of all deductions of one kind on the whole board.
#pragma once

#include <array>

#include "shudu/logic.h"

namespace shudu::logic::own {

// Candidates to place and to remove. They have no order, so a board and its mirror image have the same decisions.
struct Decisions {
  std::array<DigitSet, Cell::count> placed;
  std::array<DigitSet, Cell::count> removed;

  bool empty() const { return count() == 0; }
  int count() const {
    int sum = 0;
    for (Cell cell : all_cells()) sum += placed[cell.index()].size() + removed[cell.index()].size();
    return sum;
  }
  // Applies all of them. A cell that two digits claim, or a digit that two cells of a house claim, results in a
  // contradiction.
  void apply_to(State& state) const;
};

// One kind of deduction.
using Kind = Decisions (*)(const State&);

Decisions full_houses(const State& state);
Decisions hidden_singles_in_boxes(const State& state);
Decisions hidden_singles_in_lines(const State& state);
Decisions naked_singles(const State& state);
Decisions singles(const State& state);  // hidden and naked
Decisions locked_candidates(const State& state);
template <int size>
Decisions naked_subsets(const State& state);
template <int size>
Decisions hidden_subsets(const State& state);
template <int size>
Decisions fish(const State& state);
// Singles, locked candidates and pairs.
Decisions basics(const State& state);

}  // namespace shudu::logic::own
