// Region: the part of the board that a step is in, as a first hint names it.
#pragma once

#include <string>

#include "shudu/logic.h"

namespace shudu::logic::words {

// "box 5", "rows 1 to 3", "the whole board": the houses of area() in words.
std::string region(const Step& step, Language language);

}  // namespace shudu::logic::words
