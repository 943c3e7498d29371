// Numbers beside the grid. The clue stands before the first cell of its line, on the side from which the line is seen.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {
namespace {

constexpr std::array outside_rules{"sandwich",          "x_sum",         "skyscraper",
                                   "hidden_skyscraper", "numbered_room", "full_rank"};

bool is_outside_rule(std::string_view id) {
  for (const std::string_view one : outside_rules) {
    if (one == id) return true;
  }
  return false;
}

// A letter or sign that tells the kinds of numbers apart.
std::string sign_of(std::string_view id) {
  if (id == "sandwich") return "Σ";
  if (id == "x_sum") return "X";
  if (id == "skyscraper" || id == "hidden_skyscraper") return "▲";
  return id == "numbered_room" ? "№" : "#";
}

}  // namespace

bool draw_outside(const Clue& clue, Sheet& sheet) {
  const std::string_view id = clue.rule->id;
  const bool is_diagonal = id == "little_killer";
  if (!is_diagonal && !is_outside_rule(id)) return false;
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
  sheet.text(at + Point{0.3, -0.28}, sign_of(id), 0.16, "#777");
  return true;
}

}  // namespace shudu::variant::draw
