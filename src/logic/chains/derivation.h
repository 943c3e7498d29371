// Derivation: everything that follows from one assumption by the rules, with every reason. The descriptions of nets are
// made from it.
//
// Rules:
//   - A true candidate eliminates the other candidates of its cell and the same digit in its houses.
//   - The last candidate of a cell is true, and so is the last place of a digit in a house.
//   - If all places of a digit in one house lie in a second house, the digit is eliminated from the rest of the second
//     house. The group of these places is a node.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/logic.h"

namespace shudu::logic {

class Derivation {
 public:
  struct Fact {
    Candidate candidate;
    bool on;
  };

  Derivation(const State& state, Fact assumption);

  // The facts and everything they follow from, as one chain. Empty if the facts do not follow.
  std::optional<Chain> chain_to(std::span<const Fact> facts) const;
  // The same for the first contradiction found. Empty if there is none.
  std::optional<Chain> chain_to_contradiction() const;
  CellSet contradiction_cells() const;
  // Where that contradiction shows.
  const Clash& clash() const { return clash_; }

 private:
  int known(Candidate candidate, bool on) const { return index_[candidate.cell.index()][candidate.digit][on ? 1 : 0]; }
  void learn(Cell cell, int digit, bool on, Node::Reason reason, int house, std::vector<std::int16_t> parents);
  void clear_around(Cell cell, int digit, std::int16_t from);
  void look_at_cell(Cell cell);
  void look_at_house(House house, int digit);
  void contradict(std::vector<std::int16_t> nodes, const Clash& clash);
  Chain chain_of_nodes(std::vector<std::int16_t> ends) const;

  const State& state_;
  std::vector<Node> nodes_;
  std::array<std::array<std::array<std::int16_t, 2>, 10>, Cell::count> index_;
  std::array<CellSet, 10> off_;
  std::vector<std::int16_t> contradiction_;
  Clash clash_;
};

}  // namespace shudu::logic
