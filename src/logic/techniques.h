// The techniques, each defined in techniques/<file>.cpp beside its finder. techniques.cpp puts them in order.
#pragma once

#include "shudu/technique.h"

namespace shudu::logic {

// Singles
extern const Technique full_house;
extern const Technique naked_single;
extern const Technique hidden_single;

// Intersections
extern const Technique locked_subset[2];      // pair, triple
extern const Technique locked_candidates[2];  // pointing, claiming

// Subsets
extern const Technique naked_subset[3];  // pair, triple, quad
extern const Technique hidden_subset[3];

}  // namespace shudu::logic
