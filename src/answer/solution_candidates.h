// The digits that a cell has in some solution of a puzzle. Cells in which all solutions agree have one of them.
#pragma once

#include "shudu/format.h"

namespace shudu {

// Empty sets if the puzzle has no solution. Makes at most one search for each candidate.
Candidates solution_candidates(const Puzzle& puzzle);

}  // namespace shudu
