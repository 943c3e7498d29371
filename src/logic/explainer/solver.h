// The order of search of Sudoku Explainer up to its chains.
#pragma once

#include <optional>

#include "logic/explainer/finding.h"
#include "logic/explainer/memory.h"

namespace shudu::logic::explainer {

// The first finding of the first rule that has one, of all rules before the chains. The memory is that of earlier calls
// with the same puzzle.
std::optional<Finding> find_pattern(const State& state, bool uniqueness, Memory& memory);
// The one pattern that is tried after the first chains.
std::optional<Finding> find_late_pattern(const State& state);

// The row of the table that the finding belongs to; null when there is none.
const Technique* technique_of(const Finding& finding);
// The finding as a step that can be drawn and told. Its technique is null when the table has no such row.
Step step_of(const State& state, const Finding& finding);

}  // namespace shudu::logic::explainer
