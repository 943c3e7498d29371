#include "logic/own/trial.h"

namespace shudu::logic::own {

namespace {

// The round in which assuming the candidate leads to a contradiction, or most + 1 if there is none in `most` rounds.
int rounds_to_contradiction(const State& state, Cell cell, int digit, Kind kind, int most) {
  State trial = state;
  trial.place(cell, digit);
  for (int round = 1; round <= most; ++round) {
    if (trial.find_contradiction()) return round;
    if (trial.is_solved()) break;
    const Decisions decided = kind(trial);
    if (decided.empty()) break;
    decided.apply_to(trial);
  }
  return most + 1;
}

}  // namespace

Decisions shortest_contradictions(const State& state, Kind kind, int most, int& rounds,
                                  const std::function<bool()>& go_on) {
  Decisions found;
  rounds = most;
  for (Cell cell : state.blanks()) {
    for (int digit : state.candidates(cell)) {
      if (go_on && !go_on()) return {};
      const int needed = rounds_to_contradiction(state, cell, digit, kind, rounds);
      if (needed > rounds) continue;
      if (needed < rounds) found = {};
      rounds = needed;
      found.removed[cell.index()].insert(digit);
    }
  }
  return found;
}

Decisions singles_or_refutations(const State& state) {
  Decisions found = singles(state);
  if (!found.empty()) return found;
  constexpr int enough = Cell::count;
  for (Cell cell : state.blanks()) {
    for (int digit : state.candidates(cell)) {
      if (rounds_to_contradiction(state, cell, digit, singles, enough) <= enough) {
        found.removed[cell.index()].insert(digit);
      }
    }
  }
  return found;
}

}  // namespace shudu::logic::own
