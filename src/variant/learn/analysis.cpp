#include "variant/learn/analysis.h"

#include <algorithm>

namespace shudu::variant::learn {

Analysis::Analysis(State& state, Order& order)
    : state_(state), order_(order), marks_(state.variables()), joined_(state.variables()) {}

void Analysis::analyse() {
  stamps_.resize(std::max(stamps_.size(), state_.depth() + 1));
  resolve();
  shorten();
  clause_levels_ = count_levels(clause_);
  order_watches();
  for (const Variable variable : marked_) marks_[variable] = unseen;
  marked_.clear();
}

void Analysis::resolve() {
  clause_.assign(1, 0);
  open_ = 0;
  use(state_.conflict());
  state_.each_of_conflict([this](Literal literal) { meet(literal); });
  std::size_t at = state_.trail().size();
  for (;;) {
    do --at;
    while (marks_[variable_of(state_.trail()[at])] == unseen);
    const Literal literal = state_.trail()[at];
    if (--open_ == 0) {
      clause_[0] = opposite(literal);
      return;
    }
    const Reason reason = state_.reason(variable_of(literal));
    use(reason);
    state_.each_of(reason, literal, [this](Literal other) { meet(other); });
  }
}

void Analysis::meet(Literal literal) {
  const Variable variable = variable_of(literal);
  const std::uint32_t level = state_.level(variable);
  if (marks_[variable] != unseen || level == 0) return;
  order_.bump(variable);
  marks_[variable] = in_clause;
  marked_.push_back(variable);
  if (level == state_.depth()) {
    ++open_;
  } else {
    clause_.push_back(literal);
  }
}

// A clause that is used stays longer.
void Analysis::use(Reason reason) {
  if (reason.kind != Reason::clause) return;
  const std::uint32_t before = state_.clauses().levels(reason.index);
  if (before > 2) state_.clauses().use(reason.index, std::min(before, count_levels(state_.clauses()[reason.index])));
}

std::uint32_t Analysis::count_levels(std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t count = 0;
  for (const Literal literal : literals) {
    std::uint64_t& stamp = stamps_[state_.level(variable_of(literal))];
    if (stamp != stamp_) ++count;
    stamp = stamp_;
  }
  return count;
}

void Analysis::shorten() {
  count_levels(clause_);  // from now on, stamps_ tells the levels of the clause
  std::sort(clause_.begin() + 1, clause_.end(),
            [this](Literal a, Literal b) { return state_.place(variable_of(a)) > state_.place(variable_of(b)); });
  shorter_.assign(1, clause_[0]);
  for (std::size_t begin = 1; begin < clause_.size();) {
    const std::uint32_t level = state_.level(variable_of(clause_[begin]));
    std::size_t end = begin + 1;
    while (end < clause_.size() && state_.level(variable_of(clause_[end])) == level) ++end;
    if (end - begin == 1 || !join_level(begin, end)) {
      for (std::size_t i = begin; i < end; ++i) keep_unless_it_follows(clause_[i]);
    }
    begin = end;
  }
  clause_.swap(shorter_);
}

// Replaces the literals of a level by one from which they follow together with the rest of the clause.
bool Analysis::join_level(std::size_t begin, std::size_t end) {
  const std::uint32_t level = state_.level(variable_of(clause_[begin]));
  std::size_t open = 0;
  const auto join = [&](Variable variable) {
    if (joined_[variable]) return;
    joined_[variable] = true;
    joining_.push_back(variable);
    ++open;
  };
  for (std::size_t i = begin; i < end; ++i) join(variable_of(clause_[i]));
  std::size_t at = state_.place(variable_of(clause_[begin]));
  bool possible = true;
  for (;; --at) {
    const Literal literal = state_.trail()[at];
    const Variable variable = variable_of(literal);
    if (!joined_[variable]) continue;
    if (open == 1) {
      shorter_.push_back(opposite(literal));
      if (marks_[variable] == unseen) marked_.push_back(variable);
      marks_[variable] = in_clause;
      break;
    }
    // The assumption of the level implies all that remain, so it is the last to be met.
    state_.each_of(state_.reason(variable), literal, [&](Literal other) {
      if (!possible) return;
      if (state_.level(variable_of(other)) == level) {
        join(variable_of(other));
      } else {
        possible = follows_or_is_in(other);
      }
    });
    if (!possible) break;
    --open;
  }
  for (const Variable variable : joining_) joined_[variable] = false;
  joining_.clear();
  return possible;
}

bool Analysis::follows_or_is_in(Literal literal) {
  const Variable variable = variable_of(literal);
  return state_.level(variable) == 0 || marks_[variable] != unseen || follows(literal);
}

void Analysis::keep_unless_it_follows(Literal literal) {
  if (!follows(literal)) shorter_.push_back(literal);
}

// Whether a false literal follows from literals of the clause.
bool Analysis::follows(Literal literal) {
  const std::size_t marked_before = marked_.size();
  to_explain_.assign(1, literal);
  bool possible = stamps_[state_.level(variable_of(literal))] == stamp_;
  while (possible && !to_explain_.empty()) {
    const Literal next = to_explain_.back();
    to_explain_.pop_back();
    const Reason reason = state_.reason(variable_of(next));
    if (reason.kind == Reason::none) possible = false;
    if (!possible) break;
    state_.each_of(reason, opposite(next), [&](Literal other) {
      const Variable variable = variable_of(other);
      if (!possible || marks_[variable] != unseen || state_.level(variable) == 0) return;
      possible = stamps_[state_.level(variable)] == stamp_ && state_.reason(variable).kind != Reason::none;
      marks_[variable] = implied;
      marked_.push_back(variable);
      to_explain_.push_back(other);
    });
  }
  if (possible) return true;
  for (std::size_t i = marked_before; i < marked_.size(); ++i) marks_[marked_[i]] = unseen;
  marked_.resize(marked_before);
  return false;
}

// The second literal is one of the last level but that of the first.
void Analysis::order_watches() {
  back_ = 0;
  if (clause_.size() == 1) return;
  const auto level = [this](Literal literal) { return state_.level(variable_of(literal)); };
  const auto second =
      std::max_element(clause_.begin() + 1, clause_.end(), [&](Literal a, Literal b) { return level(a) < level(b); });
  std::iter_swap(clause_.begin() + 1, second);
  back_ = level(clause_[1]);
}

}  // namespace shudu::variant::learn
