// Border: the queens on the four sides of the board, up to symmetry.
//
//       top                 Every solution has a queen in the first and the last row, and in the first and the last
//     . Q . . .             column: a tuple (top column, right row, bottom column, left row). A queen in a corner is on
//     . . . . Q  right      two sides.
//     . . . . .
//   Q . . . .  left         The eight symmetries of the board take tuples to tuples and the solutions with one to those
//     . . . Q .             with the other. So of each orbit one tuple is searched, and its solutions count as often as
//      bottom               the orbit is large: no solution is ever compared with its images.
#pragma once

#include <vector>

#include "queens/open_rows.h"

namespace shudu::queens {

struct Border {
  int top = 0, right = 0, bottom = 0, left = 0;
  int orbit = 0;  // how many borders the symmetries make of this one
};

// One of each orbit. Precondition: 1 <= n <= most_queens.
std::vector<Border> borders(int n);
// What is left of the board.
OpenRows open_rows(int n, const Border& border);

}  // namespace shudu::queens
