#include "format/variants/outside.h"

namespace shudu::variant {
namespace {

Cells ray(const Shape& shape, Corner place, int down, int right) {
  Cells cells;
  int row = place.row + down, column = place.column + right;
  for (; shape.contains(row, column); row += down, column += right) cells.push_back(shape.cell(row, column));
  return cells;
}

}  // namespace

Cells line_from(const Shape& shape, Corner place) {
  const bool beside_row = place.row >= 0 && place.row < shape.rows;
  const bool beside_column = place.column >= 0 && place.column < shape.columns;
  if (beside_column && place.row == -1) return ray(shape, place, 1, 0);
  if (beside_column && place.row == shape.rows) return ray(shape, place, -1, 0);
  if (beside_row && place.column == -1) return ray(shape, place, 0, 1);
  if (beside_row && place.column == shape.columns) return ray(shape, place, 0, -1);
  return {};
}

Cells diagonal_from(const Shape& shape, Corner place, int down, int right) {
  if (shape.contains(place.row, place.column)) return {};
  return ray(shape, place, down, right);
}

std::optional<Corner> place_of_line(const Shape& shape, const Cells& cells) {
  if (cells.empty() || shape.is_extra(cells.front())) return std::nullopt;
  const int row = shape.row(cells.front()), column = shape.column(cells.front());
  for (const Corner place :
       {Corner{-1, column}, Corner{shape.rows, column}, Corner{row, -1}, Corner{row, shape.columns}}) {
    if (line_from(shape, place) == cells) return place;
  }
  return std::nullopt;
}

std::optional<Diagonal> place_of_diagonal(const Shape& shape, const Cells& cells) {
  if (cells.empty() || shape.is_extra(cells.front())) return std::nullopt;
  const int row = shape.row(cells.front()), column = shape.column(cells.front());
  for (const int down : {1, -1}) {
    for (const int right : {1, -1}) {
      const Corner place{row - down, column - right};
      if (diagonal_from(shape, place, down, right) == cells) return Diagonal{place, down, right};
    }
  }
  return std::nullopt;
}

}  // namespace shudu::variant
