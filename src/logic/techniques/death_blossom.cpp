// Death blossom: a stem cell, and for each of its candidates a petal. A petal is an almost locked set that cannot hold
// this digit if the stem does. Whatever digit the stem takes, its petal is locked. So a digit z of all petals is in one
// of them.
//
// Roles: pivot is the stem's candidates, link the same digits in their petals, pincer the candidates z in the petals.
// sets are the petals, by the stem's digits.
#include <algorithm>
#include <array>
#include <map>

#include "logic/patterns/als.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct Blossom {
  Cell stem;
  std::vector<const Als*> petals;       // by digit of the stem, ascending
  std::vector<Candidate> eliminations;  // by digit, then cell

  int size() const {
    int cells = 0;
    for (const Als* petal : petals) cells += petal->cells.size();
    return cells;
  }
};

class DeathBlossomSearch {
 public:
  explicit DeathBlossomSearch(Request& request) : hunt_(request), state_(request.state) {
    for (const Als& als : request.memo.get<AlsList>(request.state)) {
      for (int digit : als.digits) {
        for (Cell cell : als.watchers[digit]) {
          auto& list = petals_[cell.index()][digit];
          if (list.size() < most_petals) list.push_back(&als);
        }
      }
    }
  }

  // All blossoms in search order, or only the first.
  std::vector<Blossom> run() {
    for (Cell stem : state_.blanks()) {
      if (state_.candidates(stem).empty()) continue;  // a contradictory state: nothing follows
      blossom_ = {stem, {}, {}};
      std::array<CellSet, 10> open{};  // by digit: the eliminations that the petals so far allow
      for (int digit : ~state_.candidates(stem)) open[static_cast<std::size_t>(digit)] = state_.places(digit);
      if (!add_petal(state_.candidates(stem), {}, ~state_.candidates(stem), open)) break;
    }
    return std::move(found_);
  }

 private:
  static constexpr std::size_t most_petals = 100;  // of one candidate; more petals only repeat results

  // Tries every petal for the first digit of `left`. `shared` are the digits of all petals so far. Returns false to
  // stop.
  bool add_petal(DigitSet left, CellSet used, DigitSet shared, const std::array<CellSet, 10>& open) {
    if (left.empty()) return note(shared, open);
    const int digit = left.first();
    left.erase(digit);
    for (const Als* petal : petals_[blossom_.stem.index()][digit]) {
      if (!hunt_.options.als_overlap && petal->cells.intersects(used)) continue;
      std::array<CellSet, 10> still{};
      DigitSet common;
      for (int z : shared & petal->digits) {
        const auto i = static_cast<std::size_t>(z);
        still[i] = open[i] & petal->watchers[i];
        if (!still[i].empty()) common.insert(z);
      }
      if (common.empty()) continue;
      blossom_.petals.push_back(petal);
      const bool more = add_petal(left, used | petal->cells, common, still);
      blossom_.petals.pop_back();
      if (!more) return false;
    }
    return true;
  }

  bool note(DigitSet shared, const std::array<CellSet, 10>& open) {
    CellSet used;
    for (const Als* petal : blossom_.petals) used |= petal->cells;
    std::vector<Candidate> list;
    for (int digit : shared) {
      for (Cell cell : open[static_cast<std::size_t>(digit)] - used) list.emplace_back(cell, digit);
    }
    if (list.empty()) return true;
    Blossom blossom = blossom_;
    blossom.eliminations = list;
    if (hunt_.options.one_als_per_step) {
      const auto [known, is_new] = known_.try_emplace(std::move(list), found_.size());
      if (!is_new) {
        if (blossom.size() < found_[known->second].size()) found_[known->second] = std::move(blossom);
        return true;
      }
    }
    found_.push_back(std::move(blossom));
    return !hunt_.first_only;
  }

  Request& hunt_;
  const State& state_;
  std::array<std::array<std::vector<const Als*>, 10>, Cell::count> petals_;  // by cell and digit
  Blossom blossom_;
  std::vector<Blossom> found_;
  std::map<std::vector<Candidate>, std::size_t> known_;  // eliminations to the index in found_
};

Step step_of(const State& state, const Technique& wanted, const Blossom& blossom) {
  Step step{.technique = &wanted};
  step.eliminations = blossom.eliminations;
  for (Candidate candidate : blossom.eliminations) step.digits.insert(candidate.digit);
  std::size_t i = 0;
  for (int digit : state.candidates(blossom.stem)) {
    const Als& petal = *blossom.petals[i++];
    step.sets.push_back(petal.locked_set());
    step.marks.emplace_back(blossom.stem, digit, Role::pivot);
    for (Cell cell : petal.places[digit]) step.marks.emplace_back(cell, digit, Role::link);
    for (int z : step.digits) {
      for (Cell cell : petal.places[z]) step.marks.emplace_back(cell, z, Role::pincer);
    }
  }
  return step;
}

void find_death_blossom(Request& request, const Technique& wanted) {
  std::vector<Blossom> blossoms = DeathBlossomSearch{request}.run();
  std::stable_sort(blossoms.begin() + (blossoms.empty() ? 0 : 1), blossoms.end(),
                   [](const Blossom& a, const Blossom& b) { return a.eliminations.size() > b.eliminations.size(); });
  for (const Blossom& blossom : blossoms) {
    if (!request.report(step_of(request.state, wanted, blossom))) return;
  }
}

}  // namespace

constinit const Technique death_blossom{
    .id = "death_blossom",
    .page = "death_blossom",
    .family = Family::almost_locked_sets,
    .name = "Death Blossom",
    .look = {"technique.death_blossom.look",
             "Look at the stem {pivot} with {pivot.digits}, and at its petals, the almost locked sets {sets}."},
    .why = {"technique.death_blossom.why",
            "Each petal lacks only one of its digits. Whichever of {pivot.digits} is in {pivot}, a petal that it sees "
            "cannot hold this digit any more and holds all its others, {eliminated.digits} among them. So one of the "
            "sets holds {eliminated.digits} in any case, and all places in question are seen from {eliminated}."},
    .hodoku = {.code = "0904", .index = 6000, .level = Level::unfair, .score = 360},
    .find = find_death_blossom,
};

}  // namespace shudu::logic
