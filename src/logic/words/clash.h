// Describes where statements contradict each other.
#pragma once

#include <string>

#include "shudu/logic.h"

namespace shudu::logic::words {

// "row 3 has no place for 5", "r1c1 has no candidate left"; empty for Clash::Kind::none.
std::string clash(const Clash& clash, Language language);

}  // namespace shudu::logic::words
