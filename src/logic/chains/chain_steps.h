// What all chain techniques share: how a chain becomes the nodes of a step, and in which order steps with chains are
// preferred.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "logic/hunt.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

// "`digit` is (on), or is not (off), in one of `cells`". With a set: "the almost locked set does not hold the digit".
struct Statement {
  CellSet cells;
  std::uint8_t digit = 0;
  bool on = false;
  std::int16_t set = -1;  // index in Step::sets

  Statement() = default;
  Statement(Cell cell, int of, bool is) : cells{cell}, digit(static_cast<std::uint8_t>(of)), on(is) {}
  Statement(CellSet group, int of, bool is, int locked = -1)
      : cells(group), digit(static_cast<std::uint8_t>(of)), on(is), set(static_cast<std::int16_t>(locked)) {}
  friend bool operator==(const Statement&, const Statement&) = default;
};

// The statements as nodes, each following from the one before, with the reason for every link.
Chain chain_of(const State& state, std::span<const Statement> statements);

// Of all eliminating steps of one kind the one with most eliminations is preferred, then the one whose eliminations
// stand nearest to the top left, then the shortest chain, then the one found first.
class ChainSteps {
 public:
  // With `one_per_result` a longer chain with the same result is forgotten.
  explicit ChainSteps(bool one_per_result) : one_per_result_(one_per_result) {}

  // True when a chain of this length would be kept; asked before the work of making a step of it.
  bool wants(const Technique& technique, std::vector<Candidate>& eliminations, int length);
  // `replaced_length`: the length it has in later comparisons if it takes the place of a longer one.
  void add(Step&& step, int length, int replaced_length);
  void add(Step&& step, int length) { add(std::move(step), length, length); }
  bool empty() const { return found_.empty(); }
  void report(Hunt& hunt);

 private:
  struct Found {
    Step step;
    int length;
    long weight;  // of the eliminations: the smaller, the nearer to the top left
  };
  using Key = std::pair<const Technique*, std::vector<Candidate>>;

  bool one_per_result_;
  std::vector<Found> found_;
  std::map<Key, std::size_t> by_result_;
};

}  // namespace shudu::logic
