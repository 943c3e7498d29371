// Shared by all chain techniques: converting a chain to the nodes of a step, and ordering steps that have chains.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "logic/request.h"
#include "shudu/logic.h"

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
  // With `one_per_result`, a longer chain with the same result is discarded. With `only_first` as well, so is a step
  // that would not be reported first, and only the first step is reported.
  ChainSteps(bool one_per_result, bool only_first)
      : one_per_result_(one_per_result), only_first_(one_per_result && only_first) {}

  // True if a chain of this length would be kept. The caller asks before it builds the step.
  bool wants(const Technique& technique, std::vector<Candidate>& eliminations, int length);
  // False if no step with these eliminations would be kept. The caller asks before it looks for chains.
  bool may_want(const std::vector<Candidate>& eliminations) const;
  // `replaced_length` is the length used in later comparisons if this step replaces a longer one.
  void add(Step&& step, int length, int replaced_length);
  void add(Step&& step, int length) { add(std::move(step), length, length); }
  bool empty() const { return found_.empty(); }
  void report(Request& request);

 private:
  struct Found {
    Step step;
    int length;
    long weight;  // of the eliminations; smaller is nearer to the top left
  };
  using Key = std::pair<const Technique*, std::vector<Candidate>>;

  bool one_per_result_, only_first_;
  std::size_t most_eliminations_ = 0;  // of the steps found
  long least_weight_ = 0;              // of the steps with the most eliminations
  std::vector<Found> found_;
  std::map<Key, std::size_t> by_result_;
};

}  // namespace shudu::logic
