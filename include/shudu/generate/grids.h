// Complete grids in lexicographic order.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "shudu/board/grid.h"

namespace shudu {

// Receives the next grids, at least one; returns whether to go on.
using OnGrids = std::function<bool(std::span<const Grid>)>;

// Reports complete grids in lexicographic order, each once, until `on_grids` returns false. The first cells of each
// grid hold the digits of `prefix` (at most 81 digits, each 1..9). If `after` is not null, only grids after it are
// reported. Grids that share their first six rows are reported together, about 30 million grids a second. Memory use
// is constant. Returns the number of grids.
std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids);

}  // namespace shudu
