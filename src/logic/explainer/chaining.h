// The chaining rules of Sudoku Explainer: what it looks for when no pattern is left.
#pragma once

#include <optional>
#include <vector>

#include "shudu/state.h"
#include "shudu/step.h"

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

// The hint that Sudoku Explainer would choose.
std::optional<Step> find_chaining(const State& state, Chaining kind);
// Every hint, the chosen one first.
std::vector<Step> all_chaining(const State& state, Chaining kind);

}  // namespace shudu::logic::explainer
