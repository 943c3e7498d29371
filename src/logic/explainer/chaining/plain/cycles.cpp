#include "logic/explainer/chaining/plain/cycles.h"

#include <algorithm>
#include <limits>

#include "logic/explainer/chaining/plain/cycle_search.h"

namespace shudu::logic::explainer::chaining {

void CycleSearch::chains(Variant variant) {
  if (!choose(variant, false)) return;
  if (best_only_) best_off_chain();
  for_sources([&](Id source) {
    if (!best_only_ && reach_.refutes(source)) walk_on(source, to_off);
    if (!reach_.proves(source)) return;
    const int most = best_only_ ? most_steps(source, to_on) : 1;
    if (most > 0 && (!best_only_ || distance_.to_on(source, most) <= most)) walk_off(source);
  });
}

// The length of a chain decides which one is best, so only the best is walked.
void CycleSearch::best_off_chain() {
  std::optional<Id> best;
  int most = candidate_count;
  for_sources([&](Id source) {
    if (!reach_.refutes(source)) return;
    most = std::min(most, most_steps(source, to_off));
    const int steps = most > 0 ? distance_.to_off(source, most) : most + 1;
    if (steps > most) return;
    best = source;
    most = steps - 1;
  });
  if (best) walk_on(*best, to_off);
  if (variant_ == Variant::x) may_have_x_cycles_ = best || has_refuted_singles();
}

bool CycleSearch::has_refuted_singles() const {
  for (int cell = 0; cell < Cell::count; ++cell) {
    const unsigned digits = board_.digits[cell];
    if (count(digits) == 1 && reach_.refutes(id_of(cell, std::countr_zero(digits)))) return true;
  }
  return false;
}

void CycleSearch::cycles(Variant variant) {
  if (!choose(variant, true)) return;
  // If all cycles are wanted, the board is that of a net, and the walks are shorter than this search.
  if (best_only_) {
    useful_cycles_.find(board_, links_, reach_, distance_, limits_[1] / 2);
    if (!useful_cycles_.any()) return;
  }
  for_sources([&](Id source) {
    if (!reach_.cycles(source)) return;
    if (!best_only_ || useful_cycles_.may_pass(source, limit(source, to_itself) / 2)) walk_on(source, to_itself);
  });
}

bool CycleSearch::choose(Variant variant, bool for_cycles) {
  variant_ = variant;
  find_limits();
  constexpr int shortest = 4;
  if (limits_[for_cycles] < shortest) return false;
  if (prepared_ == variant) return true;
  prepared_ = variant;
  // Only candidates with an outgoing strong link can continue a chain.
  useful_ = {};
  for (Id id : reach_.linked()) {
    if (!onwards(id).empty()) useful_.insert(id);
  }
  if (best_only_) distance_.look_at(links_, reach_, useful_, variant);
  return true;
}

void CycleSearch::find_limits() {
  for (bool is_cycle : {false, true}) {
    int& limit = limits_[is_cycle];
    limit = std::numeric_limits<int>::max();
    is_tied_[is_cycle] = false;
    if (!best_only_ || findings.empty()) continue;
    limit = 0;
    while (!(is_easier(findings[0].difficulty, findings[0].complexity, type_key(findings[0].type),
                       draft(is_cycle, limit + 2)))) {
      limit += 2;
    }
    const ChainFinding last = draft(is_cycle, limit);
    is_tied_[is_cycle] = !is_easier(last.difficulty, last.complexity, type_key(last.type), findings[0]);
  }
}

void CycleSearch::walk_on(Id source, Way way) {
  const bool to_cycles = way == to_itself;
  ++stamp_;
  visits_.clear();
  visit(source, -1, -1, -1, -1, 0);
  std::uint32_t found = 0;
  for (std::size_t at = 0; at < visits_.size(); ++at) {
    const Visit here = visits_[at];
    if (2 * here.depth + 2 > limit(source, way)) return;
    if (!to_cycles && at > 0 && sees(here.id, source)) {
      add_off_chain(source, static_cast<int>(at));
      return;
    }
    for_conflicts(useful_, here.id, with_cell(), [&](Id via, int via_house) {
      for (const Strong& strong : onwards(via)) {
        if (to_cycles && strong.other == source && at > 0 && !is_ancestor(static_cast<int>(at), via)) {
          add_cycle(source, static_cast<int>(at), via, via_house, strong.house, found++);
        }
        if (seen_[strong.other] != stamp_) {
          visit(strong.other, via, static_cast<int>(at), via_house, strong.house, here.depth + 1);
        }
      }
      return true;
    });
  }
}

bool CycleSearch::is_ancestor(int at, Id via) const {
  for (; at > 0; at = visits_[static_cast<std::size_t>(at)].from) {
    if (visits_[static_cast<std::size_t>(at)].via == via) return true;
  }
  return false;
}

void CycleSearch::walk_off(Id source) {
  ++stamp_;
  visits_.clear();
  for (const Strong& strong : onwards(source)) {
    if (seen_[strong.other] != stamp_) visit(strong.other, source, -1, -1, strong.house, 1);
  }
  for (std::size_t at = 0; at < visits_.size(); ++at) {
    const Visit here = visits_[at];
    if (2 * here.depth + 2 > limit(source, to_on)) return;
    bool found = false;
    for_conflicts(useful_, here.id, with_cell(), [&](Id via, int via_house) {
      if (via == source) return true;  // the source is already off
      for (const Strong& strong : onwards(via)) {
        if (strong.other == source) {
          add_on_chain(source, static_cast<int>(at), via, via_house, strong.house);
          found = true;
          return false;
        }
        if (seen_[strong.other] != stamp_) {
          visit(strong.other, via, static_cast<int>(at), via_house, strong.house, here.depth + 1);
        }
      }
      return true;
    });
    if (found) return;
  }
}

std::vector<ChainFinding> cycles_and_chains(const ChainBoard& board, PlainChains& plain, Record& record,
                                            bool best_only) {
  plain.look_at(board);
  const Reach& reach = plain.reach();
  // A candidate that a cycle removes refutes itself, because it would break the cycle at both ends of a link. So if no
  // candidate refutes itself, no chain or cycle gives a result.
  if (!reach.refutes_any()) return {};
  CycleSearch search(board, plain, record, best_only);
  // Chains are searched first. They are found faster, and the best of them limits the search for cycles.
  search.chains(Variant::x);
  search.chains(Variant::xy);
  if (reach.cycles_any()) {
    search.cycles(Variant::xy);
    if (!best_only || search.may_have_x_cycles()) search.cycles(Variant::x);
    search.cycles(Variant::y);
  }
  sort_and_filter(search.findings);
  return std::move(search.findings);
}

}  // namespace shudu::logic::explainer::chaining
