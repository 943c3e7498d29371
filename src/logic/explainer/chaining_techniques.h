// Which technique a finding belongs to, and the finder that all of these techniques share.
#pragma once

#include "logic/explainer/chaining.h"
#include "logic/explainer/chaining_finding.h"
#include "shudu/logic/technique.h"

namespace shudu::logic::explainer::chaining {

const Technique* technique_of(const ChainFinding& finding);

// Technique::kind is the Chaining.
void find(Hunt& hunt, const Technique& wanted);

}  // namespace shudu::logic::explainer::chaining
