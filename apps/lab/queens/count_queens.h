// Counts the solutions of the N queens problem and writes the number.
#pragma once

#include "engine/verdict.h"
#include "queens/options.h"

namespace shudu::cli {

// Writes the number of solutions to standard output. Errors go to the verdict.
void count_queens(int n, const QueensOptions& options, Verdict& verdict);

}  // namespace shudu::cli
