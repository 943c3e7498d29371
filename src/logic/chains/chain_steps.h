// Shared by all chain techniques: converting a chain to the nodes of a step, and ordering steps that have chains.
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

// Converts the statements to nodes. Each node follows from the one before, and every link has its reason.
Chain chain_of(const State& state, std::span<const Statement> statements);

// Orders the eliminating steps of one kind. The step with most eliminations comes first, then the one whose
// eliminations are nearest to the top left. Of chains with the same result the shortest comes first. Otherwise the one
// found first does.
class ChainSteps {
 public:
  // With `one_per_result`, a longer chain with the same result is discarded.
  explicit ChainSteps(bool one_per_result) : one_per_result_(one_per_result) {}

  // True if a chain of this length would be kept. The caller asks before it builds the step.
  bool wants(const Technique& technique, std::vector<Candidate>& eliminations, int length);
  // `replaced_length` is the length used in later comparisons if this step replaces a longer one.
  void add(Step&& step, int length, int replaced_length);
  void add(Step&& step, int length) { add(std::move(step), length, length); }
  bool empty() const { return found_.empty(); }
  void report(Hunt& hunt);

 private:
  struct Found {
    Step step;
    int length;
    long weight;  // of the eliminations; smaller is nearer to the top left
  };
  using Key = std::pair<const Technique*, std::vector<Candidate>>;

  bool one_per_result_;
  std::vector<Found> found_;
  std::map<Key, std::size_t> by_result_;
};

}  // namespace shudu::logic
