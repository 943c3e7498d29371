// Two ways to find all transformations of a complete grid to its min-lex form.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/board.h"
#include "shudu/symmetry.h"

namespace shudu::symmetry {

std::vector<Transform> transforms_by_search(const Grid& grid);
std::vector<Transform> transforms_by_table(const Grid& grid);

// The number of automorphisms of a min-lex form; 0 if the grid is not one.
std::uint64_t automorphisms_of_form(const Grid& grid);

}  // namespace shudu::symmetry
