// SVG: writes pictures, as a file or as part of a page, for light and dark backgrounds.
//
//   svg::Picture picture{640, 400, "Times", "Dots on a log axis; dancing links lies lowest."};
//   picture.circle({10, 20}, 3, "fill-2", "puzzle 7: 1.2 ms");
//   write(picture.document());
//
// A drawing uses classes instead of colours. One style sheet defines the classes for light and dark backgrounds:
//
//   ink  quiet  rule  paper         text, secondary text, lines, background (as `fill` or `stroke`, by the shape)
//   fill-N  line-N  tint-N          series N = 1..10 as an area, as a line, as a pale area below other shapes
//   strong  small  dashed  thick    the style of text and lines
//
// A screen reader reads the title and the description of a picture. A shape may have a tooltip.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace shudu::svg {

inline constexpr int series_count = 11;  // the classes fill-1 … fill-11

struct Point {
  double x = 0, y = 0;
};

enum class Anchor { start, middle, end };

class Picture {
 public:
  // Precondition: title and description are not empty.
  Picture(double width, double height, std::string_view title, std::string_view description);

  void line(Point from, Point to, std::string_view classes);
  void polyline(std::span<const Point> points, std::string_view classes, std::string_view tip = {});
  void polygon(std::span<const Point> points, std::string_view classes, std::string_view tip = {});
  void rectangle(Point corner, double width, double height, std::string_view classes, std::string_view tip = {});
  void circle(Point centre, double radius, std::string_view classes, std::string_view tip = {});
  // Rotated clockwise about its centre.
  void ellipse(Point centre, double radius_x, double radius_y, double degrees, std::string_view classes,
               std::string_view tip = {});
  // `at` is the point of the base line that the anchor names. The text is rotated about it.
  void text(Point at, std::string_view words, std::string_view classes = "ink", Anchor anchor = Anchor::start,
            double degrees = 0);
  // The shapes up to end_group() form a group. Groups may be nested.
  void begin_group(std::string_view classes);
  void end_group();

  double width() const { return width_; }
  double height() const { return height_; }
  const std::string& title() const { return title_; }
  // The picture as a file. Precondition, here and below: every group has ended.
  std::string document() const;
  // The picture for a page that contains style_sheet(). The id has letters and digits, and must be unique in the page.
  std::string inside_page(std::string_view id) const;

 private:
  void shape(std::string_view element, const std::string& attributes, std::string_view classes, std::string_view tip);
  std::string root(std::string_view id, std::string_view attributes, std::string_view head) const;

  double width_, height_;
  std::string title_, description_;
  std::string body_;
  int open_groups_ = 0;
};

// The definitions of the classes, for the style element of a page.
std::string style_sheet();

// About the width of the words in a picture, which depends on the fonts of the viewer. Chinese characters are square.
double text_width(std::string_view words);
// A number with at most two decimals, without trailing zeros: "12.5".
std::string number(double value);
// Text that can be placed between tags and in quotation marks. Characters that XML does not allow are removed.
std::string escaped(std::string_view text);

}  // namespace shudu::svg
