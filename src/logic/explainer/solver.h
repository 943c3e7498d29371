// The order of search of Sudoku Explainer up to its chains.
#pragma once

#include <optional>

#include "logic/explainer/finding.h"
#include "logic/explainer/memory.h"

namespace shudu::logic::explainer {

// The first finding of the first rule that has one, of all rules before the chains. `memory` must come from earlier
// calls for the same puzzle.
std::optional<Finding> find_pattern(const State& state, bool uniqueness, Memory& memory);
// The only pattern that is tried after the first chains.
std::optional<Finding> find_late_pattern(const State& state, Memory& memory);

// The technique of the finding, or null if the table has none.
const Technique* technique_of(const Finding& finding);
// Converts the finding to a step. Its technique is null if the table has none.
Step step_of(const State& state, const Finding& finding);

}  // namespace shudu::logic::explainer
