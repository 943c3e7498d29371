#include "draw/svg.h"

#include <cassert>
#include <cmath>

#include "base/utf8.h"

namespace shudu::svg {
namespace {

std::string attribute(std::string_view name, double value) {
  return ' ' + std::string{name} + "=\"" + number(value) + '"';
}
std::string attribute(std::string_view name, std::string_view value) {
  return ' ' + std::string{name} + "=\"" + escaped(value) + '"';
}

std::string list(std::span<const Point> points) {
  std::string text;
  for (const Point& point : points) text += (text.empty() ? "" : " ") + number(point.x) + ',' + number(point.y);
  return text;
}

std::string turned(double degrees, Point about) {
  if (degrees == 0) return {};
  return attribute("transform", "rotate(" + number(degrees) + ' ' + number(about.x) + ' ' + number(about.y) + ')');
}

}  // namespace

Picture::Picture(double width, double height, std::string_view title, std::string_view description)
    : width_(width), height_(height), title_(title), description_(description) {
  assert(!title.empty() && !description.empty());
}

void Picture::shape(std::string_view element, const std::string& attributes, std::string_view classes,
                    std::string_view tip) {
  body_ += '<' + std::string{element} + attribute("class", classes) + attributes;
  if (tip.empty()) {
    body_ += "/>\n";
  } else {
    body_ += "><title>" + escaped(tip) + "</title></" + std::string{element} + ">\n";
  }
}

void Picture::line(Point from, Point to, std::string_view classes) {
  shape("line", attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x) + attribute("y2", to.y),
        classes, {});
}

void Picture::polyline(std::span<const Point> points, std::string_view classes, std::string_view tip) {
  shape("polyline", attribute("points", list(points)), classes, tip);
}

void Picture::polygon(std::span<const Point> points, std::string_view classes, std::string_view tip) {
  shape("polygon", attribute("points", list(points)), classes, tip);
}

void Picture::rectangle(Point corner, double width, double height, std::string_view classes, std::string_view tip) {
  shape("rect",
        attribute("x", corner.x) + attribute("y", corner.y) + attribute("width", width) + attribute("height", height),
        classes, tip);
}

void Picture::circle(Point centre, double radius, std::string_view classes, std::string_view tip) {
  shape("circle", attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius), classes, tip);
}

void Picture::ellipse(Point centre, double radius_x, double radius_y, double degrees, std::string_view classes,
                      std::string_view tip) {
  shape("ellipse",
        attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("rx", radius_x) + attribute("ry", radius_y) +
            turned(degrees, centre),
        classes, tip);
}

void Picture::text(Point at, std::string_view words, std::string_view classes, Anchor anchor, double degrees) {
  constexpr std::string_view names[] = {"start", "middle", "end"};
  body_ += "<text" + attribute("class", classes) + attribute("x", at.x) + attribute("y", at.y);
  if (anchor != Anchor::start) body_ += attribute("text-anchor", names[static_cast<int>(anchor)]);
  body_ += turned(degrees, at) + '>' + escaped(words) + "</text>\n";
}

void Picture::begin_group(std::string_view classes) {
  body_ += "<g" + attribute("class", classes) + ">\n";
  ++open_groups_;
}

void Picture::end_group() {
  assert(open_groups_ > 0);
  body_ += "</g>\n";
  --open_groups_;
}

std::string Picture::root(std::string_view id, std::string_view attributes, std::string_view head) const {
  assert(open_groups_ == 0);
  const std::string name{id};
  return "<svg class=\"shudu-picture\"" + std::string{attributes} + " viewBox=\"0 0 " + number(width_) + ' ' +
         number(height_) + "\" role=\"img\" aria-labelledby=\"" + name + "-title " + name + "-text\">\n<title id=\"" +
         name + "-title\">" + escaped(title_) + "</title>\n<desc id=\"" + name + "-text\">" + escaped(description_) +
         "</desc>\n" + std::string{head} + body_ + "</svg>\n";
}

std::string Picture::document() const {
  const std::string attributes =
      " xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width_) + attribute("height", height_);
  // The background is drawn, because a viewer may show the file on any colour.
  const std::string head =
      "<style>\n" + style_sheet() + "</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n";
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root("picture", attributes, head);
}

std::string Picture::inside_page(std::string_view id) const {
  // As wide as the page allows, but with text no larger than the page's own. On a narrow page the picture is scrolled
  // instead of becoming too small to read.
  const std::string own = number(width_) + "px";
  return root(id, attribute("style", "width:100%;height:auto;max-width:" + own + ";min-width:min(" + own + ",38rem)"),
              {});
}

std::string number(double value) {
  assert(std::isfinite(value));
  long long hundredths = std::llround(value * 100);
  std::string text = hundredths < 0 ? "-" : "";
  if (hundredths < 0) hundredths = -hundredths;
  text += std::to_string(hundredths / 100);
  const long long rest = hundredths % 100;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

double text_width(std::string_view words) {
  constexpr double size = 12, latin = 0.58;
  double width = 0;
  while (!words.empty()) width += take_code_point(words) < 0x2E80 ? latin * size : size;
  return width;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default:
        if (static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t') out += c;
    }
  }
  return out;
}

}  // namespace shudu::svg
