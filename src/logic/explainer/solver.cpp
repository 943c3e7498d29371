#include "logic/explainer/solver.h"

#include <algorithm>

#include "logic/explainer/chaining/chaining.h"
#include "logic/explainer/rules/aligned.h"
#include "logic/explainer/rules/fish.h"
#include "logic/explainer/rules/grave.h"
#include "logic/explainer/rules/locking.h"
#include "logic/explainer/rules/sets.h"
#include "logic/explainer/rules/singles.h"
#include "logic/explainer/rules/unique_loops.h"
#include "logic/explainer/rules/wings.h"
#include "shudu/rating.h"

namespace shudu::logic::explainer {

namespace {

CellSet bivalue_cells(const State& state) {
  CellSet cells;
  for (Cell cell : state.blanks()) {
    if (count(state.candidates(cell)) == 2) cells.insert(cell);
  }
  return cells;
}

}  // namespace

std::optional<Finding> find_pattern(const State& state, bool uniqueness, Memory& memory) {
  std::optional<Finding> found;
  const auto first = [&](const Finding& finding) {
    found = finding;
    return false;
  };
  if (const auto single = first_hidden_single(state)) return finding_of(*single);
  memory.update(state);
  Memory::Open& open = memory.open;
  // Each search returns false when it has found something.
  if (!find_direct_locking(state, open.direct_locking, first) ||
      !find_hidden_set<2, true>(state, open.direct_hidden[2], first) || !find_naked_single(state, first) ||
      !find_hidden_set<3, true>(state, open.direct_hidden[3], first)) {
    return found;
  }
  if (!find_locking(state, open.locking, first) || !find_naked_set<2>(state, open.naked[2], first) ||
      !find_fish<2>(state, open.fish[2], first) || !find_hidden_set<2, false>(state, open.hidden[2], first) ||
      !find_naked_set<3>(state, open.naked[3], first) || !find_fish<3>(state, open.fish[3], first) ||
      !find_hidden_set<3, false>(state, open.hidden[3], first)) {
    return found;
  }
  const CellSet bivalues = bivalue_cells(state);
  if (!find_wing<false>(state, bivalues, first) || !find_wing<true>(state, bivalues, first)) return found;
  if (uniqueness) {
    found = find_unique_loop(state, memory.loops);
    if (found) return found;
  }
  if (!find_naked_set<4>(state, open.naked[4], first) || !find_fish<4>(state, open.fish[4], first) ||
      !find_hidden_set<4, false>(state, open.hidden[4], first)) {
    return found;
  }
  if (uniqueness && !find_grave(state, first)) return found;
  find_aligned_pair(state, memory.pairs, first);
  return found;
}

std::optional<Finding> find_late_pattern(const State& state, Memory& memory) {
  std::optional<Finding> found;
  find_aligned_triple(state, memory.triples, [&](const Finding& finding) {
    found = finding;
    return false;
  });
  return found;
}

}  // namespace shudu::logic::explainer

namespace shudu::logic {

namespace {

using explainer::Chaining;

// The next move: a finding, or a step if it is a chain.
struct Move {
  std::optional<explainer::Finding> finding = {};
  std::optional<Step> step = {};
  bool beyond = false;  // nothing was found, and the next rules exceed the rating asked for

  bool exists() const { return finding || step; }
  int rating() const { return finding ? finding->rating : step->rating; }
  bool places() const { return finding ? finding->placed.has_value() : !step->placements.empty(); }
  const Technique* technique() const { return finding ? explainer::technique_of(*finding) : step->technique; }
};

constexpr int least_rating(Chaining kind) {
  switch (kind) {
    case Chaining::cycles_and_chains: return 65;
    case Chaining::nishio: return 75;
    case Chaining::multiple: return 80;
    case Chaining::dynamic: return 85;
    case Chaining::dynamic_plus: return 90;
    case Chaining::nested_2: return 95;
    case Chaining::nested_3: return 100;
    case Chaining::nested_4: return 105;
    case Chaining::nested_5: break;
  }
  return 110;
}

Move next_move(const State& state, const ExplainerOptions& options, explainer::Memory& memory) {
  const auto stopped = [&] { return options.go_on && !options.go_on(); };
  Move move;
  if (stopped()) return move;
  if ((move.finding = explainer::find_pattern(state, options.uniqueness, memory))) return move;
  if (least_rating(Chaining::cycles_and_chains) > options.most) return {.beyond = true};
  if ((move.step = explainer::find_chaining(state, Chaining::cycles_and_chains, options.go_on))) return move;
  if ((move.finding = explainer::find_late_pattern(state, memory))) return move;
  for (Chaining kind : {Chaining::nishio, Chaining::multiple, Chaining::dynamic, Chaining::dynamic_plus,
                        Chaining::nested_2, Chaining::nested_3, Chaining::nested_4, Chaining::nested_5}) {
    if (least_rating(kind) > options.most) return {.beyond = true};
    if (stopped()) return move;
    if ((move.step = explainer::find_chaining(state, kind, options.go_on))) return move;
  }
  return move;
}

// Computes the three numbers of the rating.
class Tally {
 public:
  // `used` is null for a single.
  void add(int rating, bool places, const Technique* used = nullptr) {
    ++rating_.steps;
    if (rating > rating_.er) {
      rating_.er = rating;
      rating_.hardest = used;
    }
    if (rating_.ep != 0) return;
    if (rating_.ed == 0) rating_.ed = rating_.er;
    if (places) rating_.ep = rating_.er;
  }
  ExplainerRating rating(Path::End end) const {
    if (end == Path::End::contradiction) return {};
    ExplainerRating result = rating_;
    if (result.hardest == nullptr && result.er > 0) {
      result.hardest = find_technique(result.er == 10 ? "full_house" : "hidden_single");
    }
    if (end == Path::End::stuck) result.er = explainer_unsolved;
    return result;
  }

 private:
  ExplainerRating rating_;
};

}  // namespace

ExplainerRating explainer_rating(const State& start, const ExplainerOptions& options) {
  State state = start;
  explainer::Memory memory;
  Tally tally;
  if (state.find_contradiction()) return tally.rating(Path::End::contradiction);
  while (!state.is_solved()) {
    // Most steps are hidden singles, so they are applied without building a finding.
    if (const auto single = explainer::first_hidden_single(state)) {
      tally.add(single->rating(), true);
      state.place(single->placed.cell, single->placed.digit);
      continue;
    }
    const Move move = next_move(state, options, memory);
    if (move.beyond) {
      tally.add(options.most + 1, false);
      return tally.rating(Path::End::solved);
    }
    if (!move.exists()) {
      return tally.rating(state.find_contradiction() ? Path::End::contradiction : Path::End::stuck);
    }
    tally.add(move.rating(), move.places(), move.technique());
    if (move.rating() > options.most) return tally.rating(Path::End::solved);
    if (move.finding) {
      explainer::apply(state, *move.finding);
    } else {
      state.apply(*move.step);
    }
  }
  return tally.rating(Path::End::solved);
}

Walk explainer_walk(const State& start, const ExplainerOptions& options) {
  return Walk{start, [options, memory = explainer::Memory{}](const State& state) mutable {
                Move move = next_move(state, options, memory);
                return move.finding ? explainer::step_of(state, *move.finding) : std::move(move.step);
              }};
}

Path explainer_path(const State& start, const ExplainerOptions& options) {
  return path_of(explainer_walk(start, options));
}

ExplainerRating rating_of(const Path& path) {
  Tally tally;
  for (const Step& step : path.steps) tally.add(step.rating, !step.placements.empty(), step.technique);
  return tally.rating(path.end);
}

std::string to_string(const ExplainerRating& rating) {
  const auto tenths = [](int n) { return std::to_string(n / 10) + '.' + std::to_string(n % 10); };
  return tenths(rating.er) + '/' + tenths(rating.ep) + '/' + tenths(rating.ed);
}

}  // namespace shudu::logic
