// Cells with a shape or a shade of their own.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
namespace {

struct Shade {
  std::string_view id, colour;
};
constexpr std::array shades{
    Shade{"extra_region", "#e3e9f4"},   Shade{"clone", "#ece3d3"},           Shade{"same_values", "#e9e3f0"},
    Shade{"equal_sums", "#e2eee4"},     Shade{"row_indexer", "#f3d6d6"},     Shade{"column_indexer", "#d6f0d9"},
    Shade{"box_indexer", "#d9e2f6"},    Shade{"contain_exactly", "#f0ead8"}, Shade{"contain_at_least", "#f0ead8"},
    Shade{"count_distinct", "#eee0ea"},
};

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
  const std::string_view id = clue.rule->id;
  const bool circled = id == "odd" || id == "counting_circles", is_extreme = id == "minimum" || id == "maximum";
  for (const Shade& shade : shades) {
    if (shade.id != id) continue;
    for (const Cells& part : clue.parts) {
      for (const Point& at : sheet.centres(part)) {
        sheet.rectangle(at - Point{0.5, 0.5}, 1, 1, {.fill = shade.colour});
      }
      sheet.outline(part, 0.05, {.stroke = "#9a9aa8", .width = 0.02});
    }
    return true;
  }
  if (!circled && !is_extreme && id != "even") return false;
  for (const Cells& part : clue.parts) {
    for (const Point& at : sheet.centres(part)) {
      if (id == "odd") sheet.circle(at, 0.36, {.fill = "#d9d9d9"});
      if (id == "counting_circles") sheet.circle(at, 0.38, {.stroke = "#b08a5a", .width = 0.04});
      if (id == "even") sheet.rectangle(at - Point{0.35, 0.35}, 0.7, 0.7, {.fill = "#d9d9d9"});
      if (is_extreme) {
        sheet.rectangle(at - Point{0.5, 0.5}, 1, 1, {.fill = "#ececec"});
        draw_extreme(at, id == "maximum", sheet);
      }
    }
  }
  return true;
}

}  // namespace shudu::variant::draw
