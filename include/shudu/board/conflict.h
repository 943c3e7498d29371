// Conflict: the same digit more than once in a house. Found before any search: a grid with a conflict has no solution.
#pragma once

#include <string>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"

namespace shudu {

struct Conflict {
  int digit = 0;
  House house;
  CellSet cells;  // two or more cells of the house that hold the digit
  friend bool operator==(const Conflict&, const Conflict&) = default;
};

// Whether some house holds a digit twice.
bool has_conflict(const Grid& grid);

// Every conflict, rows first, then columns, then boxes; empty when there is none.
std::vector<Conflict> conflicts(const Grid& grid);

// A full grid without conflicts.
bool is_solution(const Grid& grid);

// "5 twice in row 3: r3c1, r3c7".
std::string to_string(const Conflict& conflict);
// All of them, separated by "; ".
std::string to_string(const std::vector<Conflict>& conflicts);

}  // namespace shudu
