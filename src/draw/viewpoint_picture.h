// Pictures of viewpoints: a position with coloured cells, and the Venn diagram of its viewpoints.
#pragma once

#include <array>
#include <string_view>

#include "draw/svg.h"
#include "shudu/board.h"
#include "shudu/viewpoints.h"

namespace shudu::svg {

// The series, and so the colour, of each viewpoint.
inline constexpr std::array<int, 4> viewpoint_series{3, 6, 5, 7};

// One position: the board and the diagram side by side.
Picture viewpoint_picture(const Grid& givens, const Grid& values, const Views& views);
// Sums over many positions: the share of each region in all cells found, and below it the result of each of the fifteen
// sets of viewpoints alone.
Picture viewpoint_picture(const ViewpointSums& sums);

}  // namespace shudu::svg
