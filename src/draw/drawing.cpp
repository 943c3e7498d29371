#include "draw/drawing.h"

#include <cmath>

#include "draw/svg.h"

namespace shudu::drawing {
namespace {

// Writes one shape after another.
class SvgShapes {
 public:
  explicit SvgShapes(double pixels) : pixels_(pixels) {}

  void operator()(const Path& path) {
    std::string d;
    for (const Point& point : path.points) d += (d.empty() ? 'M' : 'L') + at(point.x) + ' ' + at(point.y);
    text_ += "<path d=\"" + d + (path.closed ? "Z\"" : "\"") + painted(path.paint) + "/>\n";
  }
  void operator()(const Circle& circle) {
    text_ += "<circle cx=\"" + at(circle.centre.x) + "\" cy=\"" + at(circle.centre.y) + "\" r=\"" + at(circle.radius) +
             '"' + painted(circle.paint) + "/>\n";
  }
  void operator()(const Rectangle& one) {
    text_ += "<rect x=\"" + at(one.corner.x) + "\" y=\"" + at(one.corner.y) + "\" width=\"" + at(one.width) +
             "\" height=\"" + at(one.height) + '"' + painted(one.paint) + "/>\n";
  }
  void operator()(const Label& label) {
    text_ += "<text x=\"" + at(label.at.x) + "\" y=\"" + at(label.at.y + label.size * half_digit) + "\" font-size=\"" +
             at(label.size) + "\" text-anchor=\"" + (label.centred ? "middle" : "start") + "\" fill=\"" +
             std::string{label.colour} + "\">" + svg::escaped(label.text) + "</text>\n";
  }

  std::string take() { return std::move(text_); }

 private:
  std::string at(double value) const { return svg::number(value * pixels_); }
  std::string painted(const Paint& paint) const {
    std::string text = " fill=\"" + std::string{paint.fill} + "\" stroke=\"" + std::string{paint.stroke} + '"';
    if (paint.width > 0) {
      text += " stroke-width=\"" + at(paint.width) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    }
    if (paint.dashed) text += " stroke-dasharray=\"" + at(dash_length) + ' ' + at(dash_gap) + '"';
    return text;
  }

  double pixels_;
  std::string text_;
};

}  // namespace

Point unit(Point a) {
  const double length = std::hypot(a.x, a.y);
  return length == 0 ? a : (1 / length) * a;
}

std::string svg_elements(std::span<const Shape> shapes, double pixels) {
  SvgShapes writer{pixels};
  for (const Shape& shape : shapes) std::visit(writer, shape);
  return writer.take();
}

}  // namespace shudu::drawing
