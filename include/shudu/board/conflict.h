// Conflict: a digit that occurs more than once in a house. A grid with a conflict has no solution.
//
// Thread safety: all functions may be called from several threads at once.
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

// Whether some house holds a digit more than once.
bool has_conflict(const Grid& grid);

// All conflicts: rows first, then columns, then boxes.
std::vector<Conflict> conflicts(const Grid& grid);

// Whether the grid is full and has no conflict.
bool is_solution(const Grid& grid);

// "5 twice in row 3: r3c1, r3c7".
std::string to_string(const Conflict& conflict);
// All conflicts, separated by "; ".
std::string to_string(const std::vector<Conflict>& conflicts);

}  // namespace shudu
