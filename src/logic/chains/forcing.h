// Forcing: what the tables prove.
//
//   contradiction   one statement leads to what cannot be, so it is false
//   verity          one of several statements is true (a candidate is true or false, a cell has a digit, a house has a
//                   place for a digit), and all of them lead to the same
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "logic/chains/tabling.h"
#include "shudu/board/house.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

// What a proof gives.
struct Outcome {
  Candidate candidate;
  bool is_placed;         // or eliminated
  bool is_contradiction;  // or a verity

  // The preferred outcome first: placements by cell, then eliminations by cell and digit.
  int rank() const { return (is_placed ? 0 : 1000) + candidate.cell.index() * 10 + (is_placed ? 0 : candidate.digit); }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Proof {
  Outcome outcome;
  std::vector<std::pair<Statements::Id, Statements::Id>> chains;  // from, to
  std::optional<House> house;                                     // where the contradiction shows, if in a house
};

// Goes through all that the tables prove, in a fixed order. `wants` is asked before a proof is put together.
void for_each_proof(const State& state, const Tables& tables, const std::function<bool(const Outcome&)>& wants,
                    const std::function<void(const Proof&)>& take);

}  // namespace shudu::logic
