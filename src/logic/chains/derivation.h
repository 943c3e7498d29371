// Derivation: what follows from one assumption by the rules alone, with every reason. Nets are told from it.
//
// Rules: a true candidate clears its cell and its houses; the last candidate of a cell and the last place of a house
// are true; places of a house that all lie in another house clear that one (the group between them is a node).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

class Derivation {
 public:
  struct Fact {
    Candidate candidate;
    bool on;
  };

  Derivation(const State& state, Fact assumption);

  // The facts and all that they need, as one chain; nothing when they do not follow.
  std::optional<Chain> chain_to(std::span<const Fact> facts) const;
  // The same for the first contradiction that was met, if any.
  std::optional<Chain> chain_to_contradiction() const;
  CellSet contradiction_cells() const;

 private:
  int known(Candidate candidate, bool on) const { return index_[candidate.cell.index()][candidate.digit][on ? 1 : 0]; }
  void learn(Cell cell, int digit, bool on, Node::Reason reason, int house, std::vector<std::int16_t> parents);
  void clear_around(Cell cell, int digit, std::int16_t from);
  void look_at_cell(Cell cell);
  void look_at_house(House house, int digit);
  void contradict(std::vector<std::int16_t> nodes);
  Chain chain_of_nodes(std::vector<std::int16_t> ends) const;

  const State& state_;
  std::vector<Node> nodes_;
  std::array<std::array<std::array<std::int16_t, 2>, 10>, Cell::count> index_;
  std::array<CellSet, 10> off_;
  std::vector<std::int16_t> contradiction_;
};

}  // namespace shudu::logic
