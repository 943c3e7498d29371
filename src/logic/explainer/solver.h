// The order of search of Sudoku Explainer up to its chains.
#pragma once

#include <optional>

#include "logic/explainer/hint.h"
#include "logic/explainer/memory.h"

namespace shudu::logic::explainer {

// The first hint of the first rule that has one, of all rules before the chains. The memory is that of earlier calls
// with the same puzzle.
std::optional<Hint> find_pattern(const State& state, bool uniqueness, Memory& memory);
// The one pattern that is tried after the first chains.
std::optional<Hint> find_late_pattern(const State& state);

// The row of the table that the hint belongs to; null when there is none.
const Technique* technique_of(const Hint& hint);
// The hint as a step that can be drawn and told. Its technique is null when the table has no such row.
Step step_of(const State& state, const Hint& hint);

}  // namespace shudu::logic::explainer
