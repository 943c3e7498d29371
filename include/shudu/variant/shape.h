// Shape: the cells of a variant, its values, and the groups of cells that hold different values by the shape alone.
//
// Cells are numbered row by row from 0. Auxiliary cells, which are not in the grid, follow.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace shudu::variant {

using Cell = std::uint16_t;
using Cells = std::vector<Cell>;
using Values = std::uint32_t;  // a set of values: bit 0 is the smallest value of the shape, bit 1 the next, …

inline constexpr int max_values = 25;
inline constexpr int max_side = 32;     // rows or columns; a samurai has 21
inline constexpr int max_cells = 1024;  // auxiliary cells included

// Auxiliary cells with a common name: "VA" with the size 3 has the cells VA1, VA2, VA3, with the size 1 the cell VA.
struct ExtraCells {
  std::string name;
  int size = 0;
  int columns = 0;  // for neighbours: how many cells stand in a row; as many as in the grid if 0
  friend bool operator==(const ExtraCells&, const ExtraCells&) = default;
};

struct Corner {  // the first cell of a grid within a larger one
  int row = 0, column = 0;
  friend bool operator==(Corner, Corner) = default;
};

struct Shape {
  int rows = 9, columns = 9;
  int lowest = 1;                 // the smallest value
  int values = 9;                 // how many values there are: lowest, lowest + 1, …
  std::vector<Cells> regions;     // boxes or irregular regions: no value twice; empty if there are none
  bool lines = true;              // no value twice in a row or a column
  std::vector<Corner> grids;      // overlapping grids, values × values cells each; empty if there is one grid
  std::vector<ExtraCells> extra;  // auxiliary cells

  int grid_cells() const { return rows * columns; }
  int cells() const;  // with the auxiliary cells
  int highest() const { return lowest + values - 1; }
  Values all_values() const { return static_cast<Values>((std::uint64_t{1} << values) - 1); }
  Cell cell(int row, int column) const { return static_cast<Cell>(row * columns + column); }  // from 0
  int row(Cell cell) const { return cell / columns; }
  int column(Cell cell) const { return cell % columns; }
  bool is_extra(Cell cell) const { return cell >= grid_cells(); }
  bool contains(int row, int column) const { return row >= 0 && row < rows && column >= 0 && column < columns; }
  Values bit(int value) const { return Values{1} << (value - lowest); }  // precondition: lowest <= value <= highest()
  bool has_value(int value) const { return value >= lowest && value <= highest(); }

  friend bool operator==(const Shape&, const Shape&) = default;
};

// A square with the usual boxes of its side: 3×3 for 9, 3 wide and 2 high for 6, rows for a prime number, …
// Precondition: 1 <= side <= max_values.
Shape square(int side);
// Boxes of the size, from left to right and from top to bottom. Precondition: they tile the grid.
std::vector<Cells> boxes(int rows, int columns, int box_rows, int box_columns);
// How high the usual box of a side is: the largest divisor that is at most its square root.
int usual_box_rows(int side);

// The rows and columns, of every grid if there are several. A line is as long as the grid, which may be less than
// `values`.
std::vector<Cells> rows_of(const Shape& shape);
std::vector<Cells> columns_of(const Shape& shape);
// Whether the cell is in a grid. Cells between overlapping grids are not, and stay blank.
bool in_grid(const Shape& shape, Cell cell);
// The cells of the grid that share an edge with the cell. Auxiliary cells of one name are laid out row by row.
Cells neighbours(const Shape& shape, Cell cell);
// The region of every cell of the grid, from 0; -1 for a cell in none.
std::vector<int> region_numbers(const Shape& shape);
// Whether the shape alone makes the values of two different cells different: they share a row, a column or a region.
bool always_differ(const Shape& shape, Cell a, Cell b);
// "r1c1" counted from 1, or the name of an auxiliary cell.
std::string name(const Shape& shape, Cell cell);

// What is wrong with a shape that was read: too large, a region that repeats a cell, …; empty if nothing is.
std::string fault(const Shape& shape);

}  // namespace shudu::variant
