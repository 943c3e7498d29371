// The shapes of the small variants that the tests generate.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "shudu/random.h"
#include "shudu/variant.h"

namespace shudu::test {

inline variant::Shape raw_shape(int rows, int columns, int lowest, int values) {
  variant::Shape shape;
  shape.rows = rows;
  shape.columns = columns;
  shape.lowest = lowest;
  shape.values = values;
  shape.lines = false;
  return shape;
}

inline variant::Shape latin_shape(int side, int lowest, int values) {
  variant::Shape shape = raw_shape(side, side, lowest, values);
  shape.lines = true;
  return shape;
}

// Two grids of 4×4 that share a box.
inline variant::Shape two_grids_shape() {
  variant::Shape shape = raw_shape(6, 6, 1, 4);
  shape.lines = true;
  shape.grids = {{0, 0}, {2, 2}};
  for (const variant::Corner at : {variant::Corner{0, 0}, {0, 2}, {2, 0}, {2, 2}, {2, 4}, {4, 2}, {4, 4}}) {
    const variant::Cell first = shape.cell(at.row, at.column), next = shape.cell(at.row + 1, at.column);
    shape.regions.push_back({first, static_cast<variant::Cell>(first + 1), next, static_cast<variant::Cell>(next + 1)});
  }
  return shape;
}

// Regions of which each has every value of the grid once. Precondition: the shape is a Latin square.
inline std::vector<variant::Cells> irregular_regions(const variant::Shape& shape, const variant::Solution& grid,
                                                     Random& random) {
  std::vector<variant::Cells> regions(static_cast<std::size_t>(shape.values));
  for (int value = shape.lowest; value <= shape.highest(); ++value) {
    random.shuffle(std::span{regions});
    std::size_t next = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) {
      if (grid[i] == value) regions[next++].push_back(static_cast<variant::Cell>(i));
    }
  }
  for (variant::Cells& region : regions) std::sort(region.begin(), region.end());
  return regions;
}

// Half of them are 4×4 or 6×6 with boxes. Latin squares get irregular regions now and then.
inline const std::vector<variant::Shape>& mix_shapes() {
  static const std::vector<variant::Shape> shapes = [] {
    variant::Shape from_zero = variant::square(6);
    from_zero.lowest = 0;
    variant::Shape with_extra = variant::square(4);
    with_extra.extra = {{.name = "VA", .size = 2}, {.name = "VB", .size = 1}};
    variant::Shape chaos = latin_shape(3, 1, 3);
    chaos.extra = {{.name = "CC", .size = 9}};
    variant::Shape tall_boxes = latin_shape(6, 1, 6);
    tall_boxes.regions = variant::boxes(6, 6, 3, 2);
    return std::vector<variant::Shape>{variant::square(4),
                                       variant::square(4),
                                       variant::square(6),
                                       variant::square(6),
                                       variant::square(6),
                                       variant::square(6),
                                       tall_boxes,
                                       from_zero,
                                       two_grids_shape(),
                                       latin_shape(4, 0, 4),
                                       latin_shape(5, 1, 5),
                                       latin_shape(6, 1, 6),
                                       raw_shape(3, 4, 1, 4),
                                       with_extra,
                                       chaos,
                                       latin_shape(3, 0, 4)};
  }();
  return shapes;
}

}  // namespace shudu::test
