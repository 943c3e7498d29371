// Shapes: the houses, neighbours and names of cells, for one grid or several that overlap.
#include "shudu/variant.h"

#include <algorithm>
#include <cassert>

namespace shudu::variant {

namespace {

// The first cells and the sizes of the grids of a shape.
struct Window {
  int row = 0, column = 0, rows = 0, columns = 0;
};

std::vector<Window> windows_of(const Shape& shape) {
  if (shape.grids.empty()) return {{0, 0, shape.rows, shape.columns}};
  std::vector<Window> windows;
  for (const Corner corner : shape.grids) windows.push_back({corner.row, corner.column, shape.values, shape.values});
  return windows;
}

bool contains_cell(const Window& window, int row, int column) {
  return row >= window.row && row < window.row + window.rows && column >= window.column &&
         column < window.column + window.columns;
}

bool contains_cell(const Cells& cells, Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }

Cells neighbours_in_layout(int first, int size, int columns, Cell cell) {
  Cells near;
  const int place = cell - first;
  const auto add = [&](bool exists, int other) {
    if (exists) near.push_back(static_cast<Cell>(first + other));
  };
  add(place >= columns, place - columns);
  add(place % columns > 0, place - 1);
  add(place % columns + 1 < columns && place + 1 < size, place + 1);
  add(place + columns < size, place + columns);
  return near;
}

}  // namespace

int Shape::cells() const {
  int count = grid_cells();
  for (const ExtraCells& group : extra) count += group.size;
  return count;
}

int usual_box_rows(int side) {
  int rows = 1;
  for (int i = 2; i * i <= side; ++i) {
    if (side % i == 0) rows = i;
  }
  return rows;
}

std::vector<Cells> boxes(int rows, int columns, int box_rows, int box_columns) {
  assert(rows % box_rows == 0 && columns % box_columns == 0);
  std::vector<Cells> all;
  for (int top = 0; top < rows; top += box_rows) {
    for (int left = 0; left < columns; left += box_columns) {
      Cells& box = all.emplace_back();
      for (int i = 0; i < box_rows * box_columns; ++i) {
        box.push_back(static_cast<Cell>((top + i / box_columns) * columns + left + i % box_columns));
      }
    }
  }
  return all;
}

Shape square(int side) {
  assert(1 <= side && side <= max_values);
  Shape shape;
  shape.rows = shape.columns = shape.values = side;
  const int box_rows = usual_box_rows(side);
  shape.regions = boxes(side, side, box_rows, side / box_rows);
  return shape;
}

std::vector<Cells> rows_of(const Shape& shape) {
  std::vector<Cells> all;
  for (const Window& window : windows_of(shape)) {
    for (int row = window.row; row < window.row + window.rows; ++row) {
      Cells& line = all.emplace_back();
      for (int i = 0; i < window.columns; ++i) line.push_back(shape.cell(row, window.column + i));
    }
  }
  return all;
}

std::vector<Cells> columns_of(const Shape& shape) {
  std::vector<Cells> all;
  for (const Window& window : windows_of(shape)) {
    for (int column = window.column; column < window.column + window.columns; ++column) {
      Cells& line = all.emplace_back();
      for (int i = 0; i < window.rows; ++i) line.push_back(shape.cell(window.row + i, column));
    }
  }
  return all;
}

bool in_grid(const Shape& shape, Cell cell) {
  if (shape.is_extra(cell)) return false;
  if (shape.grids.empty()) return true;
  const std::vector<Window> windows = windows_of(shape);
  return std::any_of(windows.begin(), windows.end(),
                     [&](const Window& window) { return contains_cell(window, shape.row(cell), shape.column(cell)); });
}

Cells neighbours(const Shape& shape, Cell cell) {
  if (!shape.is_extra(cell)) {
    Cells near = neighbours_in_layout(0, shape.grid_cells(), shape.columns, cell);
    if (!shape.grids.empty()) std::erase_if(near, [&](Cell other) { return !in_grid(shape, other); });
    return near;
  }
  int first = shape.grid_cells();
  for (const ExtraCells& group : shape.extra) {
    if (cell < first + group.size) {
      return neighbours_in_layout(first, group.size, group.columns == 0 ? shape.columns : group.columns, cell);
    }
    first += group.size;
  }
  assert(false && "the cell is not in the shape");
  return {};
}

std::vector<int> region_numbers(const Shape& shape) {
  std::vector<int> numbers(static_cast<std::size_t>(shape.grid_cells()), -1);
  for (std::size_t i = 0; i < shape.regions.size(); ++i) {
    for (const Cell cell : shape.regions[i]) {
      if (numbers[cell] < 0) numbers[cell] = static_cast<int>(i);
    }
  }
  return numbers;
}

bool always_differ(const Shape& shape, Cell a, Cell b) {
  if (shape.is_extra(a) || shape.is_extra(b)) return false;
  if (shape.lines && (shape.row(a) == shape.row(b) || shape.column(a) == shape.column(b))) {
    for (const Window& window : windows_of(shape)) {
      if (contains_cell(window, shape.row(a), shape.column(a)) &&
          contains_cell(window, shape.row(b), shape.column(b))) {
        return true;
      }
    }
  }
  return std::any_of(shape.regions.begin(), shape.regions.end(),
                     [&](const Cells& region) { return contains_cell(region, a) && contains_cell(region, b); });
}

std::string name(const Shape& shape, Cell cell) {
  if (!shape.is_extra(cell)) {
    return 'r' + std::to_string(shape.row(cell) + 1) + 'c' + std::to_string(shape.column(cell) + 1);
  }
  int place = cell - shape.grid_cells();
  for (const ExtraCells& group : shape.extra) {
    if (place < group.size) return group.size == 1 ? group.name : group.name + std::to_string(place + 1);
    place -= group.size;
  }
  return "cell " + std::to_string(cell + 1);  // not in the shape: for messages about it
}

}  // namespace shudu::variant
