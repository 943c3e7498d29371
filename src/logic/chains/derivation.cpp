#include "logic/chains/derivation.h"

#include <algorithm>

namespace shudu::logic {

Derivation::Derivation(const State& state, Fact assumption) : state_(state) {
  for (auto& cell : index_) {
    for (auto& digit : cell) digit.fill(-1);
  }
  learn(assumption.candidate.cell, assumption.candidate.digit, assumption.on, Node::Reason::start, -1, {});
  // nodes_ also serves as the queue of the breadth-first search.
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node node = nodes_[i];
    if (!node.cells.is_single()) continue;
    const Cell cell = node.cells.first();
    if (node.on) {
      clear_around(cell, node.digit, static_cast<std::int16_t>(i));
    } else {
      look_at_cell(cell);
      for (House house : houses(cell)) look_at_house(house, node.digit);
    }
  }
}

void Derivation::learn(Cell cell, int digit, bool on, Node::Reason reason, int house,
                       std::vector<std::int16_t> parents) {
  std::int16_t& place = index_[cell.index()][digit][on ? 1 : 0];
  if (place >= 0 || !state_.has(cell, digit)) return;
  place = static_cast<std::int16_t>(nodes_.size());
  Node node{.cells = {cell}, .digit = static_cast<std::uint8_t>(digit), .on = on};
  node.reason = reason;
  node.house = static_cast<std::int16_t>(house);
  node.parents = std::move(parents);
  nodes_.push_back(std::move(node));
  if (!on) off_[digit].insert(cell);
  const std::int16_t opposite = index_[cell.index()][digit][on ? 0 : 1];
  if (opposite >= 0) contradict({opposite, place}, {.kind = Clash::Kind::opposite, .cells = {cell}, .digits = {digit}});
}

void Derivation::contradict(std::vector<std::int16_t> nodes, const Clash& clash) {
  if (!contradiction_.empty()) return;
  contradiction_ = std::move(nodes);
  clash_ = clash;
}

void Derivation::clear_around(Cell cell, int digit, std::int16_t from) {
  for (int other : state_.candidates(cell) - DigitSet{digit}) {
    learn(cell, other, false, Node::Reason::same_cell, -1, {from});
  }
  for (House house : houses(cell)) {
    for (Cell place : state_.places(digit, house) - CellSet{cell}) {
      learn(place, digit, false, Node::Reason::same_house, house.index(), {from});
    }
  }
}

void Derivation::look_at_cell(Cell cell) {
  DigitSet left;
  std::vector<std::int16_t> parents;
  for (int digit : state_.candidates(cell)) {
    const int gone = known({cell, digit}, false);
    if (gone < 0) {
      left.insert(digit);
    } else {
      parents.push_back(static_cast<std::int16_t>(gone));
    }
  }
  if (left.empty()) contradict(parents, {.kind = Clash::Kind::no_candidate, .cells = {cell}});
  if (left.is_single()) learn(cell, left.first(), true, Node::Reason::same_cell, -1, std::move(parents));
}

void Derivation::look_at_house(House house, int digit) {
  const CellSet places = state_.places(digit, house);
  const CellSet left = places - off_[digit];
  if (left.size() > 3) return;
  std::vector<std::int16_t> parents;
  for (Cell cell : places - left) parents.push_back(static_cast<std::int16_t>(known({cell, digit}, false)));
  if (left.empty()) {
    contradict(parents,
               {.kind = Clash::Kind::no_place, .digits = {digit}, .house = static_cast<std::int16_t>(house.index())});
    return;
  }
  if (left.is_single()) {
    learn(left.first(), digit, true, Node::Reason::same_house, house.index(), std::move(parents));
    return;
  }
  for (House other : houses(left.first())) {
    if (other == house || !other.cells().contains(left)) continue;
    CellSet cleared = state_.places(digit, other) - left - off_[digit];
    if (cleared.empty()) continue;
    const auto group = static_cast<std::int16_t>(nodes_.size());
    Node node{.cells = left, .digit = static_cast<std::uint8_t>(digit), .on = true};
    node.reason = Node::Reason::same_house;
    node.house = static_cast<std::int16_t>(house.index());
    node.parents = parents;
    nodes_.push_back(std::move(node));
    for (Cell cell : cleared) learn(cell, digit, false, Node::Reason::same_house, other.index(), {group});
  }
}

std::optional<Chain> Derivation::chain_to(std::span<const Fact> facts) const {
  std::vector<std::int16_t> ends;
  for (const Fact& fact : facts) {
    const int place = known(fact.candidate, fact.on);
    if (place < 0) return std::nullopt;
    ends.push_back(static_cast<std::int16_t>(place));
  }
  return chain_of_nodes(std::move(ends));
}

std::optional<Chain> Derivation::chain_to_contradiction() const {
  if (contradiction_.empty()) return std::nullopt;
  return chain_of_nodes(contradiction_);
}

CellSet Derivation::contradiction_cells() const {
  CellSet cells;
  for (std::int16_t node : contradiction_) cells |= nodes_[static_cast<std::size_t>(node)].cells;
  return cells;
}

Chain Derivation::chain_of_nodes(std::vector<std::int16_t> ends) const {
  std::vector<bool> needed(nodes_.size());
  needed[0] = true;
  for (std::int16_t end : ends) needed[static_cast<std::size_t>(end)] = true;
  // Parents have smaller indices than their children.
  for (std::size_t i = nodes_.size(); i-- > 0;) {
    if (!needed[i]) continue;
    for (std::int16_t parent : nodes_[i].parents) needed[static_cast<std::size_t>(parent)] = true;
  }
  std::vector<std::int16_t> new_place(nodes_.size());
  Chain chain;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (!needed[i]) continue;
    new_place[i] = static_cast<std::int16_t>(chain.nodes.size());
    Node node = nodes_[i];
    for (std::int16_t& parent : node.parents) parent = new_place[static_cast<std::size_t>(parent)];
    chain.nodes.push_back(std::move(node));
  }
  return chain;
}

}  // namespace shudu::logic
