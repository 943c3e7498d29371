// Two ways to find all transformations of a complete grid to its min-lex form.
#pragma once

#include <vector>

#include "shudu/board/grid.h"
#include "shudu/symmetry.h"

namespace shudu::symmetry {

std::vector<Transform> transforms_by_search(const Grid& grid);
std::vector<Transform> transforms_by_table(const Grid& grid);

}  // namespace shudu::symmetry
