// Chaining: the chain producers of Sudoku Explainer 1.2.1.3, finding for finding.
//
// Each kind collects every finding, sorts them by difficulty, then complexity, then type, and the first is taken.
// Difficulty grows with complexity (the number of statements in all chains of the finding). Complexity depends on which
// reason is found first, so the searches follow the original's order of search exactly. Searches that cannot give a
// conclusion in any order are skipped (links.h, nets/template.h). So are searches that cannot give the best finding
// (plain/distance.h).
//
//   cycles_and_chains   bidirectional cycles, forcing X-chains, forcing chains   plain/cycles.h
//   nishio … nested_5   chains with branches                                     nets/multiple.h
//
// Read board, finding and links first, then plain/cycles, then nets/net and nets/multiple.
//
// Where the original iterates over a hash table (the removals of one finding), candidates are taken in ascending order.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "shudu/logic.h"

namespace shudu::logic::explainer {

enum class Chaining : std::uint8_t {
  cycles_and_chains,
  nishio,
  multiple,
  dynamic,
  dynamic_plus,
  nested_2,
  nested_3,
  nested_4,
  nested_5,
};

// `go_on` is called for every candidate. If it returns false, there are no findings. May be empty.
using GoOn = std::function<bool()>;

// The finding that Sudoku Explainer would choose, with its rating. Consecutive calls for the same state share work.
std::optional<Step> find_chaining(const State& state, Chaining kind, const GoOn& go_on = nullptr);
// All findings with different results, the preferred one first.
std::vector<Step> all_chaining(const State& state, Chaining kind, const GoOn& go_on = nullptr);

}  // namespace shudu::logic::explainer
