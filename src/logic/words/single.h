// Describes what leaves a single no alternative.
#pragma once

#include <string>

#include "shudu/logic.h"

namespace shudu::logic::words {

// "the 2s in r5c4 and r8c8 leave one place for 2 in box 5", "row 4 has 1, 3 and 4; box 5 has 2, 5, 6, 8 and 9". Without
// Step::exclusion it says only that there is no alternative.
std::string exclusion(const Step& step, Language language);

}  // namespace shudu::logic::words
