// The grids that a symmetry keeps, up to renaming digits.
#pragma once

#include <atomic>
#include <cstdint>

#include "census/cell_symmetries.h"

namespace shudu::census {

// If `stop` becomes true, the count ends early with a smaller number.
std::uint64_t kept_grids(const CellMap& map, int order, const std::atomic<bool>& stop);

}  // namespace shudu::census
