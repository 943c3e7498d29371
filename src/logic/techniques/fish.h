// Shared by fish and kraken fish: the technique and the step of a fish.
#pragma once

#include "logic/patterns/fish_search.h"
#include "shudu/logic.h"

namespace shudu::logic {

// Null for a basic fish without fins that has a hidden single in a base house. Such a fish is not a pattern of its own.
const Technique* fish_technique(const Fish& fish);

// The fish with its eliminations, as a step of `technique`.
Step fish_step(const Fish& fish, const Technique& technique);

}  // namespace shudu::logic
