// Cells of ISS by their names.
//
//   R1C1, RaCg     row and column, 10 to 16 as a to g
//   VA, VA1, VA2   auxiliary cells: a group of one, or the cells of a larger group
//
// A group has rows and columns like the grid: a Replicate moves its cells within a group.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

class IssCells {
 public:
  explicit IssCells(const Shape& shape);

  std::optional<Cell> find(std::string_view name) const;
  std::string name(Cell cell) const;
  // The cells of an auxiliary group, of the grid if the name is empty; empty if there is no such group.
  Cells group(std::string_view name) const;
  // The cell that is so many rows and columns away in the same group.
  std::optional<Cell> moved(Cell cell, int rows, int columns) const;
  // The cells with a common edge within the group: left, right, above, below.
  Cells beside(Cell cell) const;

  struct Place {
    int group, row, column;
  };
  Place place(Cell cell) const;

 private:
  struct Group {
    std::string name;
    int first, size, columns;
  };
  std::vector<Group> groups_;  // the grid first
};

// 1 to 9, a to g; 0 if it is none of these.
int iss_digit(char c);
char iss_digit_character(int number);

}  // namespace shudu::variant
