// State: what is assumed and what follows from it.
//
// The trail lists the literals that are true, in order. Its levels begin with an assumption each; level 0 holds what is
// true without any. Every other literal has a reason: a true candidate of a common set, a set in which all other
// candidates are false, or a learned clause.
//
// For each set the state keeps the bits of its members that are not false. They tell at once that one is left (it is
// true) or none (a conflict). Clauses have two watched literals, the first two: a clause is looked at only when one of
// them becomes false.
//
// The order of conclusions matters much: see propagate.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "variant/learn/clauses.h"
#include "variant/learn/problem.h"

namespace shudu::variant::learn {

// Why a literal is true, or what is in conflict.
struct Reason {
  enum Kind : std::uint8_t { none, candidate, set, clause };
  std::uint32_t index = 0;  // the literal that implies it, the set or the clause
  Kind kind = none;
};

class State {
 public:
  explicit State(const Problem& problem);

  std::size_t variables() const { return reasons_.size(); }
  // 1: true, -1: false, 0: open.
  int value(Literal literal) const { return values_[literal]; }
  Reason reason(Variable variable) const { return reasons_[variable]; }
  std::uint32_t level(Variable variable) const { return levels_[variable]; }
  std::uint32_t place(Variable variable) const { return places_[variable]; }  // on the trail
  std::span<const Literal> trail() const { return trail_; }
  std::size_t depth() const { return starts_.size(); }
  Literal assumption(std::size_t level) const { return trail_[starts_[level - 1]]; }  // levels from 1

  // Begins a level.
  void assume(Literal literal);
  // Makes an open literal true on the last level.
  void imply(Literal literal, Reason reason);
  // Draws the conclusions. Returns false if there is a conflict.
  bool propagate();
  // Takes back all levels after the first `depth`, and passes the literals that are open again to the function.
  template <class Reopened>
  void undo(std::size_t depth, const Reopened& reopened) {
    if (depth >= starts_.size()) return;
    while (trail_.size() > starts_[depth]) reopened(undo_last());
    starts_.resize(depth);
    true_head_ = clause_head_ = trail_.size();
    singles_.clear();
    single_head_ = 0;
    failed_ = false;
  }
  // Learns a clause of at least two literals. The first two are watched: the first is open, and the second is false on
  // the last level of all the others.
  ClauseRef learn(std::span<const Literal> literals, std::uint32_t levels);
  Clauses& clauses() { return clauses_; }
  // Forgets the worse half of the clauses.
  void reduce_clauses();
  // Conflicts, or level 0 has no solution.
  bool impossible() const { return impossible_; }
  // On level 0: leaves what is decided for good out of reasons.
  void settle();

  // Calls the function with every literal of the conflict, all false.
  template <class Function>
  void each_of_conflict(const Function& function) {
    if (conflict_.kind != Reason::candidate) return each_of(conflict_, Clauses::none, function);
    function(opposite(conflict_.index));
    function(conflict_other_);
  }
  // Calls the function with the literals, all false, because of which the literal is true.
  template <class Function>
  void each_of(Reason reason, Literal implied, const Function& function) {
    if (reason.kind == Reason::candidate) return function(opposite(reason.index));
    if (reason.kind == Reason::clause) {
      for (const Literal literal : clauses_[reason.index]) {
        if (literal != implied) function(literal);
      }
      return;
    }
    for (std::uint32_t left = settled_[reason.index]; left != 0; left &= left - 1) {
      const Literal literal = is_true(member(reason.index, left));
      if (literal != implied) function(literal);
    }
  }
  Reason conflict() const { return conflict_; }

 private:
  struct Membership {
    std::uint32_t set, bit;
  };
  struct Single {
    Literal literal;
    std::uint32_t set;
  };
  struct Watch {
    ClauseRef clause;
    Literal other;  // a literal of the clause: if it is true, the clause need not be looked at
  };

  Variable member(std::uint32_t set, std::uint32_t bits) const {
    return members_[set * CandidateSet::max_size + static_cast<std::size_t>(std::countr_zero(bits))];
  }
  void set_value(Literal literal, Reason reason);
  void set_false(Variable variable, Reason reason);
  bool exclude_others(Literal literal);
  bool place(Single single);
  bool visit_clauses(Literal literal);
  Literal undo_last();
  void conflict(Reason reason) { conflict_ = reason, failed_ = true; }

  std::vector<std::int8_t> values_;  // by literal
  std::vector<Reason> reasons_;      // by variable, as the next four
  std::vector<std::uint32_t> levels_, places_;
  std::vector<std::uint32_t> first_;  // its first membership
  std::vector<Membership> memberships_;
  std::vector<Variable> members_;       // by set and bit
  std::vector<std::uint32_t> open_;     // by set: the members that are not false
  std::vector<std::uint32_t> settled_;  // by set: the members that are not false on level 0
  std::vector<bool> exactly_one_;       // by set
  std::vector<Literal> trail_;
  std::vector<std::uint32_t> starts_;
  std::size_t true_head_ = 0, clause_head_ = 0;  // how much of the trail has been looked at
  std::vector<Single> singles_;                  // candidates that are the only ones left of a set
  std::size_t single_head_ = 0;                  // how many of them have been placed
  std::vector<std::vector<Watch>> watches_;      // by literal: the clauses to look at when it becomes true
  Clauses clauses_;
  Reason conflict_;
  Literal conflict_other_ = 0;
  bool failed_ = false, impossible_ = false;
};

}  // namespace shudu::variant::learn
