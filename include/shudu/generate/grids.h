// Complete grids in lexicographic order.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "shudu/board/grid.h"

namespace shudu {

// Receives the next grids, one or more; returns whether to go on.
using OnGrids = std::function<bool(std::span<const Grid>)>;

// Reports complete grids in lexicographic order, each once, until `on_grids` returns false: those whose first cells
// hold the digits of `prefix` (81 or fewer, each 1..9) and, with `after`, only those that come after it. They come in
// groups that share their first six rows, about 30 million grids a second. Memory is constant. Returns the number of
// grids.
std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids);

}  // namespace shudu
