// Lines through the middles of cells. The colours of the rules are those that most setters use.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
namespace {

void draw_ends(const std::vector<Point>& points, const Look& look, Sheet& sheet) {
  using enum Look::Kind;
  const Paint open{.fill = "#fff", .stroke = look.colour, .width = 0.05};
  if (look.kind == bulb) sheet.circle(points.front(), 0.36, {.fill = look.colour});
  if (look.kind == open_bulb) sheet.circle(points.front(), 0.34, open);
  for (const Point& end : {points.front(), points.back()}) {
    if (look.kind == circles) sheet.circle(end, 0.38, open);
    constexpr double r = 0.42;
    const std::array<Point, 4> corners{Point{end.x, end.y - r}, Point{end.x + r, end.y}, Point{end.x, end.y + r},
                                       Point{end.x - r, end.y}};
    if (look.kind == diamonds) sheet.path(corners, open, true);
  }
}

// A circle or a pill around the cells of the total, and a shaft with a head that begins at its border.
void draw_arrow(const Clue& clue, Sheet& sheet) {
  constexpr std::string_view colour = "#8f8f8f";
  const std::vector<Point> circle = sheet.centres(clue.parts[0]);
  std::vector<Point> shaft = sheet.centres(clue.parts[1]);
  if (circle.empty()) return;
  // A pill is a thick line with a thinner white one on it.
  sheet.path(std::vector{circle.front(), circle.back()}, {.stroke = colour, .width = 0.8});
  sheet.path(std::vector{circle.front(), circle.back()}, {.stroke = "#fff", .width = 0.7});
  if (shaft.empty()) return;
  // The shaft begins at the cell of the circle that is nearest to its first cell.
  Point from = circle.front();
  for (const Point& point : circle) {
    const Point a = point - shaft.front(), b = from - shaft.front();
    if (a.x * a.x + a.y * a.y < b.x * b.x + b.y * b.y) from = point;
  }
  const Point before = shaft.size() > 1 ? shaft[shaft.size() - 2] : from;
  const Point direction = unit(shaft.back() - before);
  shaft.insert(shaft.begin(), from + 0.38 * unit(shaft.front() - from));
  const Paint paint{.stroke = colour, .width = 0.05};
  sheet.path(shaft, paint);
  const Point tip = shaft.back(), across{-direction.y, direction.x};
  const std::array<Point, 3> head{tip - 0.2 * direction + 0.16 * across, tip, tip - 0.2 * direction - 0.16 * across};
  sheet.path(head, paint);
}

}  // namespace

bool draw_line(const Clue& clue, Sheet& sheet) {
  using enum Look::Kind;
  const Look& look = clue.rule->look;
  if (look.kind == arrow) return draw_arrow(clue, sheet), true;
  if (look.kind < line || look.kind > diamonds) return false;
  const std::vector<Point> points = sheet.centres(clue.parts[0]);
  if (points.empty()) return false;
  sheet.path(points, {.stroke = look.colour, .width = look.width});
  draw_ends(points, look, sheet);
  if (look.numbered) sheet.text(points.front() - Point{0.3, 0.3}, numbers_of(clue), 0.22, "#a33");
  return true;
}

bool draw_diagonal(const Clue& clue, Sheet& sheet) {
  const bool rises = clue.rule->look.kind == Look::Kind::rising;
  if (!rises && clue.rule->look.kind != Look::Kind::falling) return false;
  const double right = sheet.shape().columns, bottom = sheet.shape().rows;
  const std::array<Point, 2> ends{Point{0, rises ? bottom : 0}, Point{right, rises ? 0 : bottom}};
  sheet.path(ends, {.stroke = "#8ec9e8", .width = 0.04});
  return true;
}

}  // namespace shudu::variant::draw
