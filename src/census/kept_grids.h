// The grids that a symmetry keeps, up to the names of digits.
#pragma once

#include <atomic>
#include <cstdint>

#include "census/cell_symmetries.h"

namespace shudu::census {

// Stops early, with some smaller number, when `stop` becomes true.
std::uint64_t kept_grids(const CellMap& map, int order, const std::atomic<bool>& stop);

}  // namespace shudu::census
