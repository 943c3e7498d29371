// Converts findings to steps: the same reasoning as data for descriptions and drawings.
#pragma once

#include "logic/explainer/chaining/chaining.h"
#include "logic/explainer/chaining/finding.h"
#include "shudu/logic.h"

namespace shudu::logic::explainer::chaining {

Step step_of(const ChainFinding& finding, const Record& record);

}  // namespace shudu::logic::explainer::chaining
