// Numbers beside the grid. The clue stands before the first cell of its line, on the side from which the line is seen.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
bool is_beside_grid(const Clue& clue) { return clue.rule->look.kind >= Look::Kind::beside; }

bool draw_outside(const Clue& clue, Sheet& sheet) {
  if (!is_beside_grid(clue)) return false;
  const Look& look = clue.rule->look;
  const bool is_diagonal = look.kind == Look::Kind::beside_diagonal;
  const std::vector<Point> line = sheet.centres(clue.parts[0]);
  if (line.empty() || (line.size() == 1 && !is_diagonal)) return false;
  // A corner cell alone: the line leaves the grid on both sides, and the number stands above or below it.
  Point along = line.size() > 1 ? unit(line[1] - line[0]) : Point{0.7, line[0].y < 1 ? -0.7 : 0.7};
  if (is_diagonal) {
    const double scale = 1.4142135623730951;
    along = scale * along;
  }
  const Point at = line.front() - along;
  if (is_diagonal) {
    sheet.text(at - 0.08 * along, numbers_of(clue), 0.3);
    const Point tip = at + 0.42 * along, across{-along.y, along.x};
    const Paint paint{.stroke = "#444", .width = 0.03};
    sheet.path(std::array{at + 0.2 * along, tip}, paint);
    sheet.path(std::array{tip - 0.1 * along + 0.06 * across, tip, tip - 0.1 * along - 0.06 * across}, paint);
    return true;
  }
  sheet.text(at, numbers_of(clue), 0.36);
  sheet.text(at + Point{0.3, -0.28}, look.sign, 0.16, "#777");
  return true;
}

}  // namespace shudu::variant::draw
