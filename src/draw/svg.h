// SVG: pictures as text, for a file of their own or inside a page, readable in light and in dark.
//
//   svg::Picture picture{640, 400, "Times", "Dots on a log axis; dancing links lies lowest."};
//   picture.circle({10, 20}, 3, "fill-2", "puzzle 7: 1.2 ms");
//   write(picture.document());
//
// A drawing names no colour: it gives classes, and one style sheet says what they mean in either light:
//
//   ink  quiet  rule  paper         text, lesser text, lines, ground (the one for `fill` or `stroke` as the shape
//   wants) fill-N  line-N  tint-N          series N = 1..10 as an area, as a line, as a pale area under something
//   strong  small  dashed  thick    how text and lines are set
//
// A picture is told in words, too: its title and description are what a screen reader says, and a shape may have a tip
// of its own.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace shudu::svg {

inline constexpr int series_count = 10;  // the classes fill-1 … fill-10

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
  // Turned clockwise about its centre.
  void ellipse(Point centre, double radius_x, double radius_y, double degrees, std::string_view classes,
               std::string_view tip = {});
  // `at` is the point of the base line that the anchor names; turned about it.
  void text(Point at, std::string_view words, std::string_view classes = "ink", Anchor anchor = Anchor::start,
            double degrees = 0);
  // What follows, up to the end of the group, is one thing. Groups may lie in groups.
  void begin_group(std::string_view classes);
  void end_group();

  double width() const { return width_; }
  double height() const { return height_; }
  const std::string& title() const { return title_; }
  // A file. Precondition, here and below: every group has ended.
  std::string document() const;
  // For a page that has style_sheet() in it; the id, of letters and digits, must be its only one there.
  std::string inside_page(std::string_view id) const;

 private:
  void shape(std::string_view element, const std::string& attributes, std::string_view classes, std::string_view tip);
  std::string root(std::string_view id, std::string_view attributes, std::string_view head) const;

  double width_, height_;
  std::string title_, description_;
  std::string body_;
  int open_groups_ = 0;
};

// What the classes mean, for the style element of a page.
std::string style_sheet();

// A number in at most two decimals, as short as it goes: "12.5".
std::string number(double value);
// Text that may stand between tags and in quotation marks. Characters that XML does not allow are left out.
std::string escaped(std::string_view text);

}  // namespace shudu::svg
