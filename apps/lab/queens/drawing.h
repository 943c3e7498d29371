// Draws boards of queens for a terminal and as an SVG picture.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/terminal.h"
#include "shudu/queens.h"

namespace shudu::cli {

// With colours, a chequered board. Without colours, queens and dots in a frame.
std::string drawn_queens(Queens queens, const Style& style);

// One picture of all boards, in rows. Precondition: there is at least one board, and all have the same size.
std::string queens_picture(std::span<const std::vector<int>> boards);

}  // namespace shudu::cli
