// What is wrong with one clue: its form, and what its rule says about it. Readers use it to report the place in their
// text; fault() checks the whole puzzle.
#pragma once

#include <string>

#include "shudu/variant.h"

namespace shudu::variant {

// Empty if nothing is wrong. Does not look into branches. Precondition: the clue has a rule.
std::string clue_fault(const Clue& clue, const Shape& shape);

}  // namespace shudu::variant
