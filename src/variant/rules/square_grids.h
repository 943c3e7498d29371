// The square grids of a shape, and the size of their boxes, for rules that are drawn on the whole grid.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

struct BoxSize {
  int rows = 1, columns = 1;
  friend bool operator==(BoxSize, BoxSize) = default;
};

inline int grid_side(const Shape& shape) { return shape.grids.empty() ? shape.rows : shape.values; }

inline std::vector<Corner> square_grids(const Shape& shape) {
  return shape.grids.empty() ? std::vector<Corner>{{0, 0}} : shape.grids;
}

inline std::string square_fault(const Shape& shape) {
  return shape.grids.empty() && shape.rows != shape.columns ? "needs a square grid" : "";
}

// The height and width of the regions if they are rectangles of one size, else those of the usual boxes.
inline BoxSize box_size(const Shape& shape) {
  const int rows = usual_box_rows(grid_side(shape));
  const BoxSize usual{rows, grid_side(shape) / rows};
  BoxSize size;
  for (const Cells& region : shape.regions) {
    const auto ends = std::minmax_element(region.begin(), region.end());
    const Cell first = *ends.first, last = *ends.second;
    const BoxSize box{shape.row(last) - shape.row(first) + 1, shape.column(last) - shape.column(first) + 1};
    const bool is_box = std::all_of(region.begin(), region.end(), [&](Cell cell) {
      return shape.column(cell) >= shape.column(first) && shape.column(cell) <= shape.column(last);
    });
    if (!is_box || box.rows * box.columns != static_cast<int>(region.size())) return usual;
    if (&region != &shape.regions[0] && box != size) return usual;
    size = box;
  }
  const bool tiles = grid_side(shape) % size.rows == 0 && grid_side(shape) % size.columns == 0;
  return shape.regions.empty() || !tiles ? usual : size;
}

}  // namespace shudu::variant
