#include "format/variants/iss_cells.h"

#include <cassert>

#include "format/variants/text_record.h"

namespace shudu::variant {

int iss_digit(char c) {
  if ('1' <= c && c <= '9') return c - '0';
  if ('a' <= c && c <= 'g') return c - 'a' + 10;
  if ('A' <= c && c <= 'G') return c - 'A' + 10;
  return 0;
}

char iss_digit_character(int number) {
  assert(number >= 1 && number <= 16);
  return "0123456789abcdefg"[number];
}

IssCells::IssCells(const Shape& shape) {
  groups_.push_back({.name = "", .first = 0, .size = shape.grid_cells(), .columns = shape.columns});
  int next = shape.grid_cells();
  for (const ExtraCells& extra : shape.extra) {
    const int columns = extra.columns > 0 ? extra.columns : shape.columns;
    groups_.push_back({.name = extra.name, .first = next, .size = extra.size, .columns = columns});
    next += extra.size;
  }
}

std::optional<Cell> IssCells::find(std::string_view name) const {
  if (name.size() == 4 && (name[0] == 'R' || name[0] == 'r') && (name[2] == 'C' || name[2] == 'c')) {
    const int row = iss_digit(name[1]), column = iss_digit(name[3]);
    const Group& grid = groups_.front();
    if (row == 0 || column == 0 || column > grid.columns || row > grid.size / grid.columns) return std::nullopt;
    return static_cast<Cell>((row - 1) * grid.columns + column - 1);
  }
  const std::size_t digits = name.find_first_of("0123456789");
  for (const Group& group : groups_) {
    if (group.name.empty() || name.substr(0, digits) != group.name) continue;
    if (digits == std::string_view::npos) return group.size == 1 ? std::optional<Cell>{group.first} : std::nullopt;
    const auto number = small_number(name.substr(digits));
    const bool has_it = group.size > 1 && number && *number >= 1 && *number <= group.size;
    return has_it ? std::optional<Cell>{group.first + *number - 1} : std::nullopt;
  }
  return std::nullopt;
}

std::string IssCells::name(Cell cell) const {
  const Place at = place(cell);
  if (at.group == 0) return {'R', iss_digit_character(at.row + 1), 'C', iss_digit_character(at.column + 1)};
  const Group& group = groups_[static_cast<std::size_t>(at.group)];
  return group.size == 1 ? group.name : group.name + std::to_string(cell - group.first + 1);
}

Cells IssCells::group(std::string_view name) const {
  for (const Group& group : groups_) {
    if (group.name != name) continue;
    Cells cells;
    for (int i = 0; i < group.size; ++i) cells.push_back(static_cast<Cell>(group.first + i));
    return cells;
  }
  return {};
}

IssCells::Place IssCells::place(Cell cell) const {
  int at = static_cast<int>(groups_.size()) - 1;
  while (groups_[static_cast<std::size_t>(at)].first > cell) --at;
  const Group& group = groups_[static_cast<std::size_t>(at)];
  const int within = cell - group.first;
  return {.group = at, .row = within / group.columns, .column = within % group.columns};
}

std::optional<Cell> IssCells::moved(Cell cell, int rows, int columns) const {
  const Place at = place(cell);
  const Group& group = groups_[static_cast<std::size_t>(at.group)];
  const int row = at.row + rows, column = at.column + columns;
  const int within = row * group.columns + column;
  if (row < 0 || column < 0 || column >= group.columns || within >= group.size) return std::nullopt;
  return static_cast<Cell>(group.first + within);
}

Cells IssCells::beside(Cell cell) const {
  Cells cells;
  constexpr int steps[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
  for (const auto& step : steps) {
    if (const auto other = moved(cell, step[0], step[1])) cells.push_back(*other);
  }
  return cells;
}

}  // namespace shudu::variant
