// Board: cells, digits, houses, grids and candidates as small values.
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
