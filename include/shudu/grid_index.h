// Grid numbers: a bijection between 0 … grid_count-1 and all Sudoku grids, and random grids, each equally likely.
//
// The order is not lexicographic, because that would take much longer to compute. docs/mathematics.md describes it. If
// it ever changes, grid_order_version changes too.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <optional>

#include "shudu/board/grid.h"
#include "shudu/random.h"
#include "shudu/whole.h"

namespace shudu {

inline constexpr int grid_order_version = 1;

// 6,670,903,752,021,072,936,960.
inline constexpr Whole grid_count = Whole{6'670'903'752'021} * 1'000'000'000 + 72'936'960;

// The first call of any of these functions builds tables: about 50 ms and 12 MB.

// The grid with this number. Precondition: index < grid_count.
Grid grid_at(Whole index);
// The number of a grid; empty if it is not a complete grid without conflicts.
std::optional<Whole> index_of(const Grid& grid);
// A random grid, each equally likely.
Grid random_grid(Random& random);

}  // namespace shudu
