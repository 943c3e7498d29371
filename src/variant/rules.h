// The rules. Each is defined in rules/<file>.cpp. rules.def lists them in order.
#pragma once

#include "shudu/variant.h"

namespace shudu::variant {

#define RULE(id) extern const Rule id##_rule;
#include "variant/rules.def"
#undef RULE

}  // namespace shudu::variant
