#include "logic/hodoku/solver.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "logic/bit_count.h"
#include "logic/techniques.h"
#include "shudu/rating.h"

namespace shudu::logic::hodoku {

namespace {

// The techniques of the default path after the singles, in its order, one for each switch.
std::vector<const Technique*> switches_after_singles() {
  std::vector<const Technique*> found;
  for (const Technique* technique : techniques()) {
    const HodokuFacts& facts = technique->hodoku;
    if (facts.on && facts.index > hidden_single.hodoku.index && technique->find != nullptr) found.push_back(technique);
  }
  const auto index = [](const Technique* technique) { return technique->hodoku.index; };
  std::stable_sort(found.begin(), found.end(),
                   [&](const Technique* a, const Technique* b) { return index(a) < index(b); });
  found.erase(std::unique(found.begin(), found.end(),
                          [&](const Technique* a, const Technique* b) { return index(a) == index(b); }),
              found.end());
  return found;
}

const std::vector<const Technique*>& switches() {
  static const std::vector<const Technique*> made = switches_after_singles();
  return made;
}

void place_in(Step& step, const Technique& technique, Candidate candidate) {
  step.technique = &technique;
  step.placements = {candidate};
  step.digits = {candidate.digit};
  step.marks = {{candidate.cell, candidate.digit, Role::pattern}};
}

// A step must change the state, or the path would not end.
[[maybe_unused]] bool changes(const State& state, const Step& step) {
  for (Candidate candidate : step.eliminations) {
    if (state.has(candidate.cell, candidate.digit)) return true;
  }
  return !step.placements.empty();
}

}  // namespace

Solver::Solver(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed,
               const std::function<bool()>& go_on)
    : board_(puzzle), solution_(solution), last_allowed_(switches().size()), log_(switches().size()) {
  options_.uniqueness = solution != nullptr;
  options_.go_on = go_on;
  if (!allowed || allowed(brute_force)) return;
  const auto some_allowed = [&](const Technique* one) {
    return std::any_of(techniques().begin(), techniques().end(), [&](const Technique* technique) {
      return technique->hodoku.index == one->hodoku.index && allowed(*technique);
    });
  };
  while (last_allowed_ > 0 && !some_allowed(switches()[last_allowed_ - 1])) --last_allowed_;
}

Solver::Solver(const State& start, bool uniqueness, const std::function<bool()>& go_on)
    : board_(start), solution_(nullptr), last_allowed_(switches().size()), log_(switches().size()) {
  options_.uniqueness = uniqueness;
  options_.go_on = go_on;
}

std::optional<Single> Solver::next_single() {
  assert(!state().is_solved());
  if (const auto found = board_.full_house()) return Single{&full_house, *found};
  if (const auto found = board_.naked_single()) return Single{&naked_single, *found};
  if (const auto found = board_.hidden_single()) return Single{&hidden_single, *found};
  return std::nullopt;
}

void Solver::describe(const Single& single, Step& step) const {
  place_in(step, *single.technique, single.candidate);
  // Boxes come first, because they are the easiest to see.
  const auto& [row, column, box] = houses(single.candidate.cell);
  for (House house : {box, column, row}) {
    const bool is_last = single.technique == &full_house && is_one(state().blank_places(house));
    const bool is_only = single.technique == &hidden_single && is_one(state().positions(house, single.candidate.digit));
    if (!is_last && !is_only) continue;
    step.base = {house};
    return;
  }
}

void Solver::apply(const Single& single) {
  board_.place(single.candidate.cell, single.candidate.digit);
  memo_.forget();
}

Step Solver::next_step() {
  const std::optional<Single> single = next_single();
  if (!single) return harder_step();
  Step step;
  describe(*single, step);
  return step;
}

Step Solver::harder_step() {
  assert(!state().is_solved());
  log_.note(state());
  for (std::size_t i = 0; i < last_allowed_; ++i) {
    if (switches()[i]->needs_uniqueness && !options_.uniqueness) continue;
    if (options_.go_on && !options_.go_on()) return Step{.technique = &give_up};
    if (auto step = first_step(i)) return std::move(*step);
  }
  if (last_allowed_ < switches().size()) return Step{.technique = &give_up};
  Step step{.technique = &give_up};
  if (solution_ != nullptr) place_in(step, brute_force, guess());
  return step;
}

std::optional<Step> Solver::first_step(std::size_t i) {
  const Technique& technique = *switches()[i];
  const Changes since_failure = log_.since_failure(i);
  std::optional<Step> found;
  Request request{.state = state(),
                  .options = options_,
                  .memo = memo_,
                  .take =
                      [&](Step&& step) {
                        found = std::move(step);
                        return false;
                      },
                  .first_only = true,
                  .as_found = true,
                  .changes = since_failure};
  technique.find(request, technique);
  if (!found) log_.note_failure(i);
  assert(!found || changes(state(), *found));
  return found;
}

Candidate Solver::guess() const {
  int before = state().blanks().size() / 2;
  for (Cell cell : state().blanks()) {
    if (before-- == 0) return {cell, (*solution_)[cell]};
  }
  return {};
}

void Solver::apply(const Step& step) {
  for (Candidate candidate : step.placements) {
    if (state().blanks().contains(candidate.cell)) board_.place(candidate.cell, candidate.digit);
  }
  for (Candidate candidate : step.eliminations) board_.remove(candidate.cell, candidate.digit);
  memo_.forget();
}

}  // namespace shudu::logic::hodoku
