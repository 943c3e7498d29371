#include "logic/minutes/ideas.h"

#include <initializer_list>

#include "logic/minutes/openings.h"
#include "logic/own/decisions.h"

namespace shudu::logic::minutes {
namespace {

bool apply_all(State& state, std::initializer_list<own::Kind> kinds) {
  const State before = state;
  bool any = false;
  for (own::Kind kind : kinds) {
    const own::Decisions found = kind(before);
    any = any || !found.empty();
    found.apply_to(state);
  }
  return any;
}

// Places the openings. Returns false if they contradict one another.
bool place_all(State& state, const Openings& openings) {
  for (Cell cell : openings.cells) {
    if (!openings.digits[cell.index()].is_single()) return false;
  }
  for (Cell cell : openings.cells) {
    const int digit = openings.digits[cell.index()].first();
    if (!state.has(cell, digit)) return false;
    state.place(cell, digit);
  }
  return true;
}

// The round in which singles refute the digit, or most + 1 if they do not in `most` rounds.
int rounds_to_refute(const State& state, Cell cell, int digit, const Habits& habits, int most) {
  State trial = state;
  trial.place(cell, digit);
  for (int round = 1; round <= most; ++round) {
    if (trial.find_contradiction()) return round;
    const Openings openings = find_openings(trial, habits);
    if (openings.cells.empty()) break;
    if (!place_all(trial, openings)) return round;
  }
  return most + 1;
}

// Tries the digits of the cells with the fewest candidates. Removes those that are refuted in the fewest rounds.
bool apply_trial(State& state, CellSet cells, const Grid& solution, const Habits& habits) {
  own::Decisions found;
  int fewest = Cell::count;
  for (Cell cell : cells) {
    for (int digit : state.candidates(cell)) {
      if (digit == solution[cell]) continue;
      const int rounds = rounds_to_refute(state, cell, digit, habits, fewest);
      if (rounds > fewest) continue;
      if (rounds < fewest) found = {};
      fewest = rounds;
      found.removed[cell.index()].insert(digit);
    }
  }
  found.apply_to(state);
  return !found.empty();
}

CellSet cells_with_fewest_candidates(const State& state) {
  for (int n = 1; n <= 9; ++n) {
    const CellSet cells = state.with_candidate_count(n);
    if (!cells.empty()) return cells;
  }
  return {};
}

}  // namespace

Idea apply_easiest_idea(State& state, const Grid& solution, const Habits& habits) {
  if (apply_all(state, {own::locked_candidates})) return Idea::locked_candidates;
  if (apply_all(state, {own::naked_subsets<2>, own::hidden_subsets<2>})) return Idea::pairs;
  if (apply_all(state, {own::naked_subsets<3>, own::hidden_subsets<3>, own::fish<2>})) {
    return Idea::triples_and_x_wings;
  }
  const CellSet cells = cells_with_fewest_candidates(state);
  if (apply_trial(state, cells, solution, habits)) return Idea::trial;
  // Singles refute nothing here. The player guesses right, after a long time.
  for (Cell cell : cells) state.place(cell, solution[cell]);
  return Idea::beyond;
}

}  // namespace shudu::logic::minutes
