// Drawing: shapes as data, in the order in which they are painted. An SVG writer and a painter for paper use the same
// list, so that a board looks the same everywhere.
//
// The unit of all lengths is that of the drawing: the side of a cell for boards. y runs downwards.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shudu::drawing {

struct Point {
  double x = 0, y = 0;
};
inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
// Of length 1; (0, 0) stays.
Point unit(Point a);

// How a shape is painted. Colours are "none", "#rgb" or "#rrggbb", and must outlive the drawing: use literals.
struct Paint {
  std::string_view fill = "none";
  std::string_view stroke = "none";
  double width = 0;
  bool dashed = false;
};

// Dashes and the gaps between them, in units.
inline constexpr double dash_length = 5.0 / 64, dash_gap = 4.0 / 64;

struct Path {
  std::vector<Point> points;
  bool closed = false;
  Paint paint;
};
struct Circle {
  Point centre;
  double radius = 0;
  Paint paint;
};
struct Rectangle {
  Point corner;
  double width = 0, height = 0;
  Paint paint;
};
// One line of text.
struct Label {
  Point at;  // in the middle of the height of a digit
  std::string text;
  double size = 0;  // of the font
  std::string_view colour = "#222";
  bool centred = true;  // otherwise the text begins at the point
};
// The base line of a label is so many times its size below its point.
inline constexpr double half_digit = 0.36;

using Shape = std::variant<Path, Circle, Rectangle, Label>;

struct Colour {
  double red = 0, green = 0, blue = 0;  // 0 to 1
};
// Precondition: the text is "#rgb" or "#rrggbb".
constexpr Colour colour_of(std::string_view text) {
  const auto digit = [&](std::size_t i) {
    const char sign = text[i];
    return sign <= '9' ? sign - '0' : sign <= 'F' ? sign - 'A' + 10 : sign - 'a' + 10;
  };
  const auto part = [&](std::size_t i) {
    return text.size() == 4 ? digit(1 + i) / 15.0 : (digit(1 + 2 * i) * 16 + digit(2 + 2 * i)) / 255.0;
  };
  return {part(0), part(1), part(2)};
}

// The shapes as elements of SVG, one a line. `pixels` is the length of a unit.
std::string svg_elements(std::span<const Shape> shapes, double pixels);

}  // namespace shudu::drawing
