// Writes solutions of the N queens problem as lines, drawings, JSON or a picture.
#pragma once

#include "engine/verdict.h"
#include "queens/options.h"

namespace shudu::cli {

// Writes the solutions to standard output. Errors go to the verdict.
void show_queens(int n, const QueensOptions& options, Verdict& verdict);

}  // namespace shudu::cli
