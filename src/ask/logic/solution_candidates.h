// The digits that a cell has in some solution of a puzzle. Cells in which all solutions agree have one of them.
#pragma once

#include "shudu/logic.h"
#include "shudu/puzzle.h"

namespace shudu {

// Empty sets if there is no solution. Makes at most one search for each candidate.
Candidates solution_candidates(const Candidates& possible);
Candidates solution_candidates(const Puzzle& puzzle);

// Whether each candidate of the board is the digit of its cell in some solution, and no blank cell has only one
// candidate. Then no technique finds a step. On a
// board with few digits, trying all techniques takes minutes; this takes milliseconds.
bool is_exhausted(const logic::State& state);

}  // namespace shudu
