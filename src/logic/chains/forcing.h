// Forcing: the conclusions that the tables prove.
//
//   contradiction   one statement implies an impossibility, so it is false
//   verity          one of several statements is true (a candidate is true or false, a cell has a digit, a house has a
//                   place for a digit), and all of them imply the same
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "logic/chains/tabling.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// The conclusion of a proof.
struct Outcome {
  Candidate candidate;
  bool is_placed;         // false: eliminated
  bool is_contradiction;  // false: a verity

  // Sort key: placements by cell come first, then eliminations by cell and digit.
  int rank() const { return (is_placed ? 0 : 1000) + candidate.cell.index() * 10 + (is_placed ? 0 : candidate.digit); }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Proof {
  Outcome outcome;
  std::vector<std::pair<Statements::Id, Statements::Id>> chains;  // from, to
  std::optional<House> house;                                     // the house that shows the contradiction, if any
};

// The ranks of everything that the tables prove, ascending.
std::vector<int> proved_ranks(const State& state, const Tables& tables);

// Visits the proofs of the outcomes with this rank, or of all outcomes if the rank is -1, in a fixed order.
void for_each_proof(const State& state, const Tables& tables, int rank, const std::function<void(const Proof&)>& take);

}  // namespace shudu::logic
