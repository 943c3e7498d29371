// Learner: the search of a problem by learning from conflicts (CDCL). It assumes candidates until a conflict, learns a
// clause from it, and goes back to where the clause would have had an effect. It starts again when conflicts get worse,
// with the clauses and the order of candidates that it has.
//
// A solution is excluded by a clause of its own, and the search goes on. So the memory grows with the number of
// solutions, but not with the time.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "shudu/variant.h"
#include "variant/learn/analysis.h"

namespace shudu::variant::learn {

class Learner {
 public:
  explicit Learner(const Problem& problem);

  enum class Outcome : std::uint8_t { solution, exhausted, stopped };
  // The next solution. `go_on` is asked after every `conflicts_between_questions` conflicts; it may be empty.
  Outcome next(const std::function<bool()>& go_on, std::uint64_t max_guesses);
  // Of the solution: whether a candidate is true.
  bool holds(Variable variable) const { return state_.value(is_true(variable)) > 0; }
  const SearchStats& stats() const { return stats_; }

 private:
  bool exclude_solution();
  bool resolve_conflict();
  bool assume_next();
  void back_to(std::size_t depth);
  bool is_time_to_restart();
  void restart();
  void reduce();

  State state_;
  Order order_;
  Analysis analysis_;
  SearchStats stats_;
  bool has_solution_ = false, exhausted_ = false;
  double recent_levels_ = 0, all_levels_ = 0;  // moving averages of the levels of the clauses learned
  std::uint64_t conflicts_since_restart_ = 0;
  std::size_t settled_ = 0;       // literals on level 0 when it was last settled
  std::uint64_t next_reduction_;  // of the clauses, in conflicts
  std::uint64_t reductions_ = 0;
};

}  // namespace shudu::variant::learn
