// The technique of a finding, and the finder that all chaining techniques share.
#pragma once

#include "logic/explainer/chaining/chaining.h"
#include "logic/explainer/chaining/finding.h"
#include "shudu/logic.h"

namespace shudu::logic::explainer::chaining {

const Technique* technique_of(const ChainFinding& finding);

// Technique::kind holds the Chaining.
void find(Request& request, const Technique& wanted);

}  // namespace shudu::logic::explainer::chaining
