#include "variant/draw/sheet.h"

#include <array>
#include <set>

namespace shudu::variant::draw {

std::vector<Point> Sheet::centres(const Cells& cells) const {
  std::vector<Point> points;
  for (const Cell cell : cells) {
    if (!shape_.is_extra(cell)) points.push_back(centre(cell));
  }
  return points;
}

void Sheet::path(std::span<const Point> points, const Paint& paint, bool closed) {
  if (!points.empty()) shapes_.emplace_back(drawing::Path{{points.begin(), points.end()}, closed, paint});
}

void Sheet::circle(Point centre, double radius, const Paint& paint) {
  shapes_.emplace_back(drawing::Circle{centre, radius, paint});
}

void Sheet::rectangle(Point corner, double width, double height, const Paint& paint) {
  shapes_.emplace_back(drawing::Rectangle{corner, width, height, paint});
}

void Sheet::text(Point where, std::string_view words, double size, std::string_view colour) {
  shapes_.emplace_back(drawing::Label{where, std::string{words}, size, colour, true});
}

void Sheet::label(Point where, std::string_view words, double size, std::string_view colour) {
  shapes_.emplace_back(drawing::Label{where, std::string{words}, size, colour, false});
}

void Sheet::outline(const Cells& cells, double inset, const Paint& paint) {
  std::set<std::pair<int, int>> inside;
  for (const Cell cell : cells) {
    if (!shape_.is_extra(cell)) inside.emplace(shape_.row(cell), shape_.column(cell));
  }
  const auto is_inside = [&](int row, int column) { return inside.contains({row, column}); };
  // Each side of a cell, clockwise: the direction out of the cell, and the direction along the side.
  struct Side {
    int out_row, out_column, along_row, along_column;
  };
  constexpr std::array<Side, 4> sides{{{-1, 0, 0, 1}, {0, 1, 1, 0}, {1, 0, 0, -1}, {0, -1, -1, 0}}};
  for (const auto& place : inside) {
    const int row = place.first, column = place.second;  // clang 14 cannot capture structured bindings
    const Point middle{column + 0.5, row + 0.5};
    for (const Side& side : sides) {
      if (is_inside(row + side.out_row, column + side.out_column)) continue;
      // How far the line reaches from the middle of the side: to the corner of the inset square, to the edge of the cell
      // if the outline goes on straight, or into the next cell if it turns outwards there.
      const auto reach = [&](int sign) {
        const int r = row + sign * side.along_row, c = column + sign * side.along_column;
        if (!is_inside(r, c)) return 0.5 - inset;
        return is_inside(r + side.out_row, c + side.out_column) ? 0.5 + inset : 0.5;
      };
      const Point along{static_cast<double>(side.along_column), static_cast<double>(side.along_row)};
      const Point out{static_cast<double>(side.out_column), static_cast<double>(side.out_row)};
      const Point base = middle + (0.5 - inset) * out;
      const std::array<Point, 2> ends{base - reach(-1) * along, base + reach(1) * along};
      path(ends, paint);
    }
  }
}

}  // namespace shudu::variant::draw
