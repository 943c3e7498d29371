// Groups of cells that rules name: the whole grid, and auxiliary cells by their name.
#pragma once

#include <string_view>

#include "shudu/variant.h"

namespace shudu::variant {

// All cells of the grids.
inline Cells whole_grid(const Shape& shape) {
  Cells cells;
  for (int i = 0; i < shape.grid_cells(); i++) {
    if (in_grid(shape, static_cast<Cell>(i))) cells.push_back(static_cast<Cell>(i));
  }
  return cells;
}

// The auxiliary cells with the name, in order. Empty if there are none.
inline Cells extra_cells(const Shape& shape, std::string_view name) {
  Cells cells;
  int first = shape.grid_cells();
  for (const ExtraCells& group : shape.extra) {
    for (int i = 0; group.name == name && i < group.size; i++) cells.push_back(static_cast<Cell>(first + i));
    first += group.size;
  }
  return cells;
}

}  // namespace shudu::variant
