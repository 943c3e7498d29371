#include "variant/learn/learner.h"

#include <algorithm>
#include <cmath>

namespace shudu::variant::learn {

namespace {

// Conflicts before the first reduction of the clauses. Later ones are that times the root of their number apart.
constexpr double first_reduction = 300;
constexpr std::uint64_t conflicts_between_questions = 64;
constexpr std::uint64_t least_conflicts_between_restarts = 10;
constexpr double recent = 1.0 / 32, all = 1e-4;  // weights of the newest in the averages
constexpr double worse = 1.25;                   // restart if recent clauses are worse than all by this factor

}  // namespace

Learner::Learner(const Problem& problem)
    : state_(problem),
      order_(problem.candidates.size()),
      analysis_(state_, order_),
      exhausted_(state_.impossible()),
      next_reduction_(static_cast<std::uint64_t>(first_reduction)) {}

Learner::Outcome Learner::next(const std::function<bool()>& go_on, std::uint64_t max_guesses) {
  if (has_solution_ && !exclude_solution()) exhausted_ = true;
  while (!exhausted_) {
    if (!state_.propagate()) {
      if (!resolve_conflict()) break;
      if (stats_.contradictions % conflicts_between_questions == 0 && go_on && !go_on()) return Outcome::stopped;
      continue;
    }
    if (is_time_to_restart()) restart();
    if (state_.depth() == 0 && state_.trail().size() > settled_) {
      state_.settle();
      settled_ = state_.trail().size();
    }
    if (stats_.contradictions >= next_reduction_) reduce();
    if (!assume_next()) {
      has_solution_ = true;
      return Outcome::solution;
    }
    if (stats_.guesses > max_guesses) return Outcome::stopped;
  }
  exhausted_ = true;
  return Outcome::exhausted;
}

bool Learner::resolve_conflict() {
  ++stats_.contradictions;
  ++conflicts_since_restart_;
  if (state_.depth() == 0) return false;
  analysis_.analyse();
  const auto levels = static_cast<double>(analysis_.levels());
  recent_levels_ += (levels - recent_levels_) * recent;
  all_levels_ += (levels - all_levels_) * std::max(all, 1.0 / static_cast<double>(stats_.contradictions));
  back_to(analysis_.back());
  const std::vector<Literal>& clause = analysis_.clause();
  Reason reason;
  if (clause.size() > 1) reason = {state_.learn(clause, analysis_.levels()), Reason::clause};
  state_.imply(clause[0], reason);
  order_.fade();
  return true;
}

// The assumptions imply the solution, so a clause against all of them excludes just this one.
bool Learner::exclude_solution() {
  has_solution_ = false;
  std::vector<Literal> clause;
  for (std::size_t level = state_.depth(); level > 0; --level) clause.push_back(opposite(state_.assumption(level)));
  if (clause.empty()) return false;
  back_to(clause.size() - 1);
  Reason reason;
  if (clause.size() > 1) reason = {state_.learn(clause, 0), Reason::clause};
  state_.imply(clause[0], reason);
  return true;
}

bool Learner::assume_next() {
  while (!order_.empty()) {
    const Variable variable = order_.take_first();
    if (state_.value(is_true(variable)) != 0) continue;
    ++stats_.guesses;
    state_.assume(is_true(variable));
    return true;
  }
  return false;
}

void Learner::back_to(std::size_t depth) {
  state_.undo(depth, [this](Literal literal) { order_.insert(variable_of(literal)); });
}

bool Learner::is_time_to_restart() {
  return conflicts_since_restart_ >= least_conflicts_between_restarts && recent_levels_ > worse * all_levels_;
}

void Learner::reduce() {
  state_.reduce_clauses();
  ++reductions_;
  next_reduction_ = stats_.contradictions +
                    static_cast<std::uint64_t>(first_reduction * std::sqrt(static_cast<double>(reductions_ + 1)));
}

void Learner::restart() {
  back_to(0);
  conflicts_since_restart_ = 0;
  recent_levels_ = all_levels_;
}

}  // namespace shudu::variant::learn
