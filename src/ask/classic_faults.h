// The faults of an answer to a classic puzzle.
#pragma once

#include <string>
#include <vector>

#include "shudu/board.h"

namespace shudu::ask {

// Blank cells, digits twice in a house, changed clues, in words. The list is empty if the answer is right.
std::vector<std::string> classic_faults(const Grid& clues, const Grid& answer);

}  // namespace shudu::ask
