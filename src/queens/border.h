// Border: the queens on the four sides of the board, up to symmetry.
//
//       top                 Every solution has a queen in the first and the last row, and in the first and the last
//     . Q . . .             column: a tuple (top column, right row, bottom column, left row). A queen in a corner is on
//     . . . . Q  right      two sides.
//     . . . . .
//   Q . . . .  left         The eight symmetries of the board map tuples to tuples, and the solutions with one tuple
//     . . . Q .             to those with the other. So one tuple of each orbit is searched, and its solutions are
//      bottom               multiplied by the size of the orbit. No solution is compared with its images.
#pragma once

#include <vector>

#include "queens/open_rows.h"

namespace shudu::queens {

struct Border {
  int top = 0, right = 0, bottom = 0, left = 0;
  int orbit = 0;  // the number of borders equal to this one up to symmetry
};

// One border of each orbit. Precondition: 1 <= n <= most_queens.
std::vector<Border> borders(int n);
// The open rows of the board with these border queens.
OpenRows open_rows(int n, const Border& border);

}  // namespace shudu::queens
