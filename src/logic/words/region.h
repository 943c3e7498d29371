// Region: the part of the board in which a step plays, as a first hint names it.
#pragma once

#include <string>

#include "shudu/logic/step.h"

namespace shudu::logic::words {

// "box 5", "rows 1 to 3", "the whole board": never so little that it gives the step away.
std::string region(const Step& step, Language language);

}  // namespace shudu::logic::words
