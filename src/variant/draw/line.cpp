// Lines through the middles of cells. The colours are those that most setters use.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
namespace {

enum class Ends { plain, bulb, open_bulb, circles, diamonds };

struct LineStyle {
  std::string_view id, colour;
  double width;
  Ends ends;
};

constexpr std::array styles{
    LineStyle{"thermometer", "#c4c4c4", 0.28, Ends::bulb},
    LineStyle{"slow_thermometer", "#c4c4c4", 0.18, Ends::open_bulb},
    LineStyle{"whisper", "#6fcf73", 0.18, Ends::plain},
    LineStyle{"renban", "#e08fe0", 0.18, Ends::plain},
    LineStyle{"palindrome", "#bdbdbd", 0.18, Ends::plain},
    LineStyle{"region_sum_line", "#79b4ec", 0.18, Ends::plain},
    LineStyle{"between_line", "#bdbdbd", 0.07, Ends::circles},
    LineStyle{"lockout_line", "#8fa6d8", 0.07, Ends::diamonds},
    LineStyle{"double_arrow", "#9a9a9a", 0.06, Ends::circles},
    LineStyle{"entropic_line", "#f4b183", 0.18, Ends::plain},
    LineStyle{"modular_line", "#58b8ad", 0.18, Ends::plain},
    LineStyle{"zipper_line", "#c2aeef", 0.18, Ends::plain},
    LineStyle{"nabner", "#e6d55c", 0.18, Ends::plain},
    LineStyle{"sum_line", "#ee8b8b", 0.18, Ends::plain},
    LineStyle{"pair", "#a9c0a0", 0.08, Ends::plain},
    LineStyle{"regex", "#a9b4d6", 0.08, Ends::plain},
    LineStyle{"automaton", "#a9b4d6", 0.08, Ends::plain},
    LineStyle{"value_index", "#d6a9b9", 0.08, Ends::plain},
};

void draw_ends(const std::vector<Point>& line, const LineStyle& style, Sheet& sheet) {
  const Paint open{.fill = "#fff", .stroke = style.colour, .width = 0.05};
  if (style.ends == Ends::bulb) sheet.circle(line.front(), 0.36, {.fill = style.colour});
  if (style.ends == Ends::open_bulb) sheet.circle(line.front(), 0.34, open);
  if (style.ends != Ends::circles && style.ends != Ends::diamonds) return;
  for (const Point& end : {line.front(), line.back()}) {
    if (style.ends == Ends::circles) {
      sheet.circle(end, 0.38, open);
    } else {
      constexpr double r = 0.42;
      const std::array<Point, 4> corners{Point{end.x, end.y - r}, Point{end.x + r, end.y}, Point{end.x, end.y + r},
                                         Point{end.x - r, end.y}};
      sheet.path(corners, open, true);
    }
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
  if (clue.rule->id == "arrow") return draw_arrow(clue, sheet), true;
  for (const LineStyle& style : styles) {
    if (style.id != clue.rule->id) continue;
    const std::vector<Point> line = sheet.centres(clue.parts[0]);
    if (line.empty()) return false;
    sheet.path(line, {.stroke = style.colour, .width = style.width});
    draw_ends(line, style, sheet);
    if (style.id == "sum_line") sheet.text(line.front() - Point{0.3, 0.3}, numbers_of(clue), 0.22, "#a33");
    return true;
  }
  return false;
}

bool draw_diagonal(const Clue& clue, Sheet& sheet) {
  const bool rises = clue.rule->id == "positive_diagonal";
  if (!rises && clue.rule->id != "negative_diagonal") return false;
  const double right = sheet.shape().columns, bottom = sheet.shape().rows;
  const std::array<Point, 2> ends{Point{0, rises ? bottom : 0}, Point{right, rises ? 0 : bottom}};
  sheet.path(ends, {.stroke = "#8ec9e8", .width = 0.04});
  return true;
}

}  // namespace shudu::variant::draw
