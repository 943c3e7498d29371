// Sheet: a drawing whose unit is the side of a cell. The top left corner of the grid is (0, 0).
//
// Colours are fixed, for white paper: they carry the meaning of lines (green whispers, purple renban lines).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/drawing.h"
#include "shudu/variant.h"

namespace shudu::variant::draw {

using drawing::Paint;
using drawing::Point;
using drawing::unit;

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

  void add(const drawing::Shape& shape) { shapes_.push_back(shape); }
  std::span<const drawing::Shape> shapes() const { return shapes_; }
  std::vector<drawing::Shape> take() { return std::move(shapes_); }

 private:
  const Shape& shape_;
  std::vector<drawing::Shape> shapes_;
};

}  // namespace shudu::variant::draw
