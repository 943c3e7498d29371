#include "variant/draw/sheet.h"

#include <array>
#include <cmath>
#include <set>

#include "draw/svg.h"

namespace shudu::variant::draw {
namespace {

std::string at(double value) { return svg::number(value * Sheet::pixels); }

std::string painted(const Paint& paint) {
  std::string text = " fill=\"" + std::string{paint.fill} + "\" stroke=\"" + std::string{paint.stroke} + '"';
  if (paint.width > 0) {
    text += " stroke-width=\"" + at(paint.width) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
  }
  if (paint.dashed) text += " stroke-dasharray=\"5 4\"";
  return text;
}

}  // namespace

Point unit(Point a) {
  const double length = std::hypot(a.x, a.y);
  return length == 0 ? a : (1 / length) * a;
}

std::vector<Point> Sheet::centres(const Cells& cells) const {
  std::vector<Point> points;
  for (const Cell cell : cells) {
    if (!shape_.is_extra(cell)) points.push_back(centre(cell));
  }
  return points;
}

void Sheet::path(std::span<const Point> points, const Paint& paint, bool closed) {
  if (points.empty()) return;
  std::string d;
  for (const Point& point : points) d += (d.empty() ? 'M' : 'L') + at(point.x) + ' ' + at(point.y);
  body_ += "<path d=\"" + d + (closed ? "Z\"" : "\"") + painted(paint) + "/>\n";
}

void Sheet::circle(Point centre, double radius, const Paint& paint) {
  body_ += "<circle cx=\"" + at(centre.x) + "\" cy=\"" + at(centre.y) + "\" r=\"" + at(radius) + '"' + painted(paint) +
           "/>\n";
}

void Sheet::rectangle(Point corner, double width, double height, const Paint& paint) {
  body_ += "<rect x=\"" + at(corner.x) + "\" y=\"" + at(corner.y) + "\" width=\"" + at(width) + "\" height=\"" +
           at(height) + '"' + painted(paint) + "/>\n";
}

void Sheet::write_text(Point where, std::string_view words, double size, std::string_view colour,
                       std::string_view anchor) {
  // The base line is a third of the size below the middle of digits and capital letters.
  body_ += "<text x=\"" + at(where.x) + "\" y=\"" + at(where.y + size * 0.36) + "\" font-size=\"" + at(size) +
           "\" text-anchor=\"" + std::string{anchor} + "\" fill=\"" + std::string{colour} + "\">" +
           svg::escaped(words) + "</text>\n";
}

void Sheet::text(Point where, std::string_view words, double size, std::string_view colour) {
  write_text(where, words, size, colour, "middle");
}

void Sheet::label(Point where, std::string_view words, double size, std::string_view colour) {
  write_text(where, words, size, colour, "start");
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

std::string Sheet::document(double left, double top, double right, double bottom, std::string_view title) const {
  const double width = left + shape_.columns + right, height = top + shape_.rows + bottom;
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + at(-left) + ' ' + at(-top) + ' ' + at(width) + ' ' +
         at(height) + "\" width=\"" + at(width) + "\" height=\"" + at(height) +
         "\" font-family=\"'DejaVu Sans',Helvetica,Arial,'Noto Sans CJK SC',sans-serif\">\n<title>" +
         svg::escaped(title) + "</title>\n<rect x=\"" + at(-left) + "\" y=\"" + at(-top) + "\" width=\"" + at(width) +
         "\" height=\"" + at(height) + "\" fill=\"#fff\"/>\n" + body_ + "</svg>\n";
}

}  // namespace shudu::variant::draw
