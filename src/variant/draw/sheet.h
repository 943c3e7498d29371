// Sheet: an SVG drawing whose unit is the side of a cell. The top left corner of the grid is (0, 0).
//
// Colours are fixed, for white paper: they carry the meaning of lines (green whispers, purple renban lines).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant::draw {

struct Point {
  double x = 0, y = 0;
};
inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
// Of length 1; (0, 0) stays.
Point unit(Point a);

// How a shape is painted. Widths are in cells.
struct Paint {
  std::string_view fill = "none";
  std::string_view stroke = "none";
  double width = 0;
  bool dashed = false;
};

class Sheet {
 public:
  explicit Sheet(const Shape& shape) : shape_(shape) {}

  const Shape& shape() const { return shape_; }
  Point centre(Cell cell) const { return {shape_.column(cell) + 0.5, shape_.row(cell) + 0.5}; }
  // The centres of the cells of the grid; auxiliary cells are not drawn.
  std::vector<Point> centres(const Cells& cells) const;

  void path(std::span<const Point> points, const Paint& paint, bool closed = false);
  void circle(Point at, double radius, const Paint& paint);
  void rectangle(Point corner, double width, double height, const Paint& paint);
  // Centred at the point. `size` is the height of the letters.
  void text(Point at, std::string_view words, double size, std::string_view colour = "#222");
  // Begins at the point.
  void label(Point at, std::string_view words, double size, std::string_view colour = "#222");
  // The outline of the cells, inside their edges.
  void outline(const Cells& cells, double inset, const Paint& paint);

  static constexpr double pixels = 64;  // the side of a cell in the file
  const std::string& elements() const { return body_; }
  // The drawing with a margin of so many cells around the grid.
  std::string document(double left, double top, double right, double bottom, std::string_view title) const;

 private:
  void write_text(Point at, std::string_view words, double size, std::string_view colour, std::string_view anchor);

  const Shape& shape_;
  std::string body_;
};

}  // namespace shudu::variant::draw
