// What kraken fish share with fish: how a fish is called and drawn.
#pragma once

#include "logic/patterns/fish_search.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

// Null for a basic fish without fins that has a hidden single in a base house: that is no pattern of its own.
const Technique* fish_technique(const Fish& fish);

// The fish with its eliminations, as a step of `technique`.
Step fish_step(const Fish& fish, const Technique& technique);

}  // namespace shudu::logic
