// Draws a grid for a terminal, with lines between the boxes.
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/board.h"

namespace shudu::cli {

// With colours, given digits are bold and the cells in `wrong` are red. Without colours, all digits look the same.
std::string pretty(const Grid& grid, const Grid& givens, const Style& style, CellSet wrong = {});

}  // namespace shudu::cli
