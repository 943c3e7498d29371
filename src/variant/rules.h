// The rules. Each is defined in rules/<file>.cpp. rules.cpp lists them in order.
#pragma once

#include "shudu/variant/rule.h"

namespace shudu::variant {

// Sums
extern const Rule killer_cage_rule;
extern const Rule arrow_rule;

// Logic
extern const Rule any_of_rule;

}  // namespace shudu::variant
