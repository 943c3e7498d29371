// What is wrong with a shape that was read. Every later step relies on these checks: cells are in range, houses have no
// more cells than there are values, and every value has a character (to_line).
#include <algorithm>
#include <set>

#include "base/counted.h"
#include "shudu/variant.h"

namespace shudu::variant {

namespace {

constexpr int highest_value = 35;  // 'Z'

std::string wrong_size(const Shape& shape) {
  if (shape.rows < 1 || shape.columns < 1) return "the grid has no cells";
  if (shape.rows > max_side || shape.columns > max_side) {
    return "the grid has more than " + std::to_string(max_side) + " rows or columns";
  }
  if (shape.values < 1 || shape.values > max_values) {
    return "there must be 1 to " + std::to_string(max_values) + " values";
  }
  if (shape.lowest < 0 || shape.lowest > highest_value || shape.highest() > highest_value) {
    return "values must be between 0 and " + std::to_string(highest_value);
  }
  return {};
}

std::string wrong_extra(const Shape& shape) {
  int cells = shape.grid_cells();
  std::set<std::string_view> names;
  for (const ExtraCells& group : shape.extra) {
    if (group.name.empty()) return "a group of auxiliary cells has no name";
    if (!names.insert(group.name).second) return "two groups of auxiliary cells have the name " + group.name;
    if (group.size < 1 || group.size > max_cells || group.columns < 0 || group.columns > max_cells) {
      return "the auxiliary cells " + group.name + " have a wrong size";
    }
    cells += group.size;
    if (cells > max_cells) return "there are more than " + std::to_string(max_cells) + " cells";
  }
  return {};
}

std::string wrong_grids(const Shape& shape) {
  if (shape.grids.size() > max_cells) return "there are too many grids";
  for (const Corner corner : shape.grids) {
    if (corner.row < 0 || corner.column < 0 || corner.row > shape.rows - shape.values ||
        corner.column > shape.columns - shape.values) {
      return "a grid does not fit into the rows and columns";
    }
  }
  if (shape.lines && shape.grids.empty() && std::max(shape.rows, shape.columns) > shape.values) {
    return "a row or column has " + counted(std::max(shape.rows, shape.columns), "cell") + ", but there are only " +
           counted(shape.values, "value");
  }
  return {};
}

std::string wrong_region(const Shape& shape, const Cells& region, const std::string& which) {
  if (region.empty()) return which + " has no cells";
  if (region.size() > static_cast<std::size_t>(shape.values)) {
    return which + " has " + counted(region.size(), "cell") + ", but there are only " + counted(shape.values, "value");
  }
  std::set<Cell> seen;
  for (const Cell cell : region) {
    if (!in_grid(shape, cell)) return which + " has a cell outside the grid";
    if (!seen.insert(cell).second) return which + " has " + name(shape, cell) + " twice";
  }
  return {};
}

}  // namespace

std::string fault(const Shape& shape) {
  for (const auto check : {wrong_size, wrong_extra, wrong_grids}) {
    if (std::string wrong = check(shape); !wrong.empty()) return wrong;
  }
  if (shape.regions.size() > max_cells) return "there are too many regions";
  for (std::size_t i = 0; i < shape.regions.size(); ++i) {
    std::string wrong = wrong_region(shape, shape.regions[i], "region " + std::to_string(i + 1));
    if (!wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace shudu::variant
