// Cells with a shape or a shade of their own.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
namespace {

// A small triangle in the middle of each side of the cell, which points out of it or into it.
void draw_extreme(Point at, bool outwards, Sheet& sheet) {
  for (const Point out : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
    const Point across{-out.y, out.x};
    const double tip = outwards ? 0.48 : 0.38, base = outwards ? 0.38 : 0.48;
    const std::array<Point, 3> corners{at + tip * out, at + base * out + 0.1 * across, at + base * out - 0.1 * across};
    sheet.path(corners, {.fill = "#8a8a8a"}, true);
  }
}

}  // namespace

bool draw_area(const Clue& clue, Sheet& sheet) {
  using enum Look::Kind;
  const Look& look = clue.rule->look;
  if (look.kind < shade || look.kind > greatest) return false;
  for (const Cells& part : clue.parts) {
    for (const Point& at : sheet.centres(part)) {
      const Point corner = at - Point{0.5, 0.5};
      switch (look.kind) {
        case shade: sheet.rectangle(corner, 1, 1, {.fill = look.colour}); break;
        case disc: sheet.circle(at, 0.36, {.fill = "#d9d9d9"}); break;
        case ring: sheet.circle(at, 0.38, {.stroke = "#b08a5a", .width = 0.04}); break;
        case square: sheet.rectangle(at - Point{0.35, 0.35}, 0.7, 0.7, {.fill = "#d9d9d9"}); break;
        default: sheet.rectangle(corner, 1, 1, {.fill = "#ececec"}); draw_extreme(at, look.kind == greatest, sheet);
      }
    }
    if (look.kind == shade) sheet.outline(part, 0.05, {.stroke = "#9a9aa8", .width = 0.02});
  }
  return true;
}

}  // namespace shudu::variant::draw
