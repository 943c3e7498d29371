// A grid for people: box lines, given digits set off from found ones.
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/grid.h"

namespace shudu::cli {

// Without colours the found digits are plain and the given ones are too; with colours givens are bold, cells in `wrong`
// are red.
std::string pretty(const Grid& grid, const Grid& givens, const Style& style, CellSet wrong = {});

}  // namespace shudu::cli
