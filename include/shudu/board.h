// Board: cells, digits, houses, grids and candidates as small values.
//
//   const Grid grid = *grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
//   const Candidates candidates{grid};                      // what the digits of the grid leave to each cell
//   for (Cell cell : grid.blanks()) if (candidates[cell].is_single()) …
//   conflicts(grid)                                         // digits that occur twice in a house: none
//
// Rows, columns and boxes are counted from 0 in code and from 1 in all text.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include "shudu/board/candidates.h"
#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/conflict.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"
