#include "variant/learn/state.h"

#include <algorithm>
#include <bit>

namespace shudu::variant::learn {

State::State(const Problem& problem) {
  const std::size_t variables = problem.candidates.size(), sets = problem.sets.size();
  values_.resize(2 * variables);
  watches_.resize(2 * variables);
  reasons_.resize(variables);
  levels_.resize(variables);
  places_.resize(variables);
  first_.resize(variables + 1);
  members_.resize(sets * CandidateSet::max_size);
  for (const CandidateSet& set : problem.sets) {
    for (const Variable variable : set.members) ++first_[variable + 1];
    exactly_one_.push_back(set.exactly_one);
    open_.push_back(static_cast<std::uint32_t>((std::uint64_t{1} << set.members.size()) - 1));
  }
  for (std::size_t v = 0; v < variables; ++v) first_[v + 1] += first_[v];
  memberships_.resize(first_[variables]);
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (std::uint32_t s = 0; s < sets; ++s) {
    const std::vector<Variable>& members = problem.sets[s].members;
    for (std::size_t i = 0; i < members.size(); ++i) {
      members_[s * CandidateSet::max_size + i] = members[i];
      memberships_[next[members[i]]++] = {s, std::uint32_t{1} << i};
    }
    if (!exactly_one_[s]) continue;
    if (members.empty()) impossible_ = true;
    if (members.size() == 1 && value(is_true(members[0])) == 0) set_value(is_true(members[0]), {s, Reason::set});
  }
  settled_ = open_;
}

void State::set_value(Literal literal, Reason reason) {
  const Variable variable = variable_of(literal);
  values_[literal] = 1;
  values_[opposite(literal)] = -1;
  reasons_[variable] = reason;
  levels_[variable] = static_cast<std::uint32_t>(starts_.size());
  places_[variable] = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back(literal);
}

void State::set_false(Variable variable, Reason reason) {
  set_value(is_false(variable), reason);
  for (std::uint32_t i = first_[variable]; i < first_[variable + 1]; ++i) {
    const auto [set, bit] = memberships_[i];
    const std::uint32_t left = open_[set] &= ~bit;
    if ((left & (left - 1)) != 0 || !exactly_one_[set]) continue;
    if (left == 0) {
      conflict({set, Reason::set});
    } else if (const Literal last = is_true(member(set, left)); value(last) == 0) {
      singles_.push_back({last, set});
    }
  }
}

void State::imply(Literal literal, Reason reason) {
  if (says_false(literal)) {
    set_false(variable_of(literal), reason);
  } else {
    set_value(literal, reason);
  }
}

void State::assume(Literal literal) {
  starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
  imply(literal, {});
}

Literal State::undo_last() {
  const Literal literal = trail_.back();
  trail_.pop_back();
  values_[literal] = values_[opposite(literal)] = 0;
  const Variable variable = variable_of(literal);
  if (says_false(literal)) {
    for (std::uint32_t i = first_[variable]; i < first_[variable + 1]; ++i) {
      open_[memberships_[i].set] |= memberships_[i].bit;
    }
  }
  return literal;
}

// Clauses come first: they are shortcuts through many sets, and conflicts found by them teach more. With the sets first,
// a 25×25 puzzle took 273,000 conflicts instead of 95,000. The only candidates left of sets come last, because their
// reasons have the most literals.
bool State::propagate() {
  for (;;) {
    if (failed_) return false;
    if (clause_head_ < trail_.size()) {
      if (!visit_clauses(trail_[clause_head_++])) return false;
    } else if (true_head_ < trail_.size()) {
      if (!exclude_others(trail_[true_head_++])) return false;
    } else if (single_head_ < singles_.size()) {
      if (!place(singles_[single_head_++])) return false;
    } else {
      singles_.clear();
      single_head_ = 0;
      return true;
    }
  }
}

// A true candidate makes the others of its sets false.
bool State::exclude_others(Literal literal) {
  if (says_false(literal)) return true;
  const Variable variable = variable_of(literal);
  for (std::uint32_t i = first_[variable]; i < first_[variable + 1]; ++i) {
    const auto [set, bit] = memberships_[i];
    for (std::uint32_t left = open_[set] & ~bit; left != 0; left &= left - 1) {
      const Variable other = member(set, left);
      if (value(is_true(other)) > 0) {
        conflict({literal, Reason::candidate});
        conflict_other_ = is_false(other);
        return false;
      }
      set_false(other, {literal, Reason::candidate});
    }
  }
  return true;
}

bool State::place(Single single) {
  if (value(single.literal) == 0) set_value(single.literal, {single.set, Reason::set});
  return !failed_;
}

bool State::visit_clauses(Literal literal) {
  std::vector<Watch>& watches = watches_[literal];
  const Literal now_false = opposite(literal);
  std::size_t kept = 0, i = 0;
  while (i < watches.size()) {
    const Watch watch = watches[i++];
    if (value(watch.other) > 0) {
      watches[kept++] = watch;
      continue;
    }
    const std::span<Literal> clause = clauses_[watch.clause];
    if (clause[0] == now_false) std::swap(clause[0], clause[1]);
    const Literal first = clause[0];
    const Watch same{watch.clause, first};
    if (value(first) > 0) {
      watches[kept++] = same;
      continue;
    }
    std::size_t k = 2;
    while (k < clause.size() && value(clause[k]) < 0) ++k;
    if (k < clause.size()) {
      std::swap(clause[1], clause[k]);
      watches_[opposite(clause[1])].push_back(same);
      continue;
    }
    watches[kept++] = same;
    const Reason reason{watch.clause, Reason::clause};
    if (value(first) < 0) {
      conflict(reason);
    } else {
      imply(first, reason);
    }
    if (failed_) break;
  }
  kept = static_cast<std::size_t>(std::copy(watches.begin() + static_cast<std::ptrdiff_t>(i), watches.end(),
                                            watches.begin() + static_cast<std::ptrdiff_t>(kept)) -
                                  watches.begin());
  watches.resize(kept);
  return !failed_;
}

ClauseRef State::learn(std::span<const Literal> literals, std::uint32_t levels) {
  const ClauseRef at = clauses_.add(literals, levels);
  watches_[opposite(literals[0])].push_back({at, literals[1]});
  watches_[opposite(literals[1])].push_back({at, literals[0]});
  return at;
}

void State::reduce_clauses() {
  std::vector<bool> needed(clauses_.words());
  for (const Literal literal : trail_) {
    const Reason reason = reasons_[variable_of(literal)];
    if (reason.kind == Reason::clause) needed[reason.index] = true;
  }
  clauses_.reduce(needed);
  for (const Literal literal : trail_) {
    Reason& reason = reasons_[variable_of(literal)];
    if (reason.kind == Reason::clause) reason.index = clauses_.moved(reason.index);
  }
  for (std::vector<Watch>& watches : watches_) {
    for (Watch& each : watches) each.clause = clauses_.moved(each.clause);
    std::erase_if(watches, [](const Watch& each) { return each.clause == Clauses::none; });
  }
  clauses_.finish();
}

void State::settle() {
  settled_ = open_;
  // Reasons on level 0 are never asked for.
  for (const Literal literal : trail_) reasons_[variable_of(literal)] = {};
}

}  // namespace shudu::variant::learn
