// Boards of queens, for people: in the terminal and as a picture.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/terminal.h"
#include "shudu/queens.h"

namespace shudu::cli {

// With colours a chequered board, otherwise a queen among dots in a frame.
std::string drawn_queens(Queens queens, const Style& style);

// One picture of all these boards, in rows. Precondition: there is one, and they have one size.
std::string queens_picture(std::span<const std::vector<int>> boards);

}  // namespace shudu::cli
