// Generation: complete grids in order, and puzzles.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/grid.h"

namespace shudu {

// Complete grids in lexicographic order, each once, until `on_grid` returns false: those whose first cells hold the
// digits of `prefix` (81 or fewer, each 1..9), and, with `after`, only those that come after it. Some 30 million a
// second, in no memory to speak of. Returns how many there were.
std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after,
                             const std::function<bool(const Grid&)>& on_grid);

}  // namespace shudu
