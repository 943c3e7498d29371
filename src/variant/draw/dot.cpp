// Signs on the border or the corner between cells.
#include <array>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"
#include "variant/puzzle/value_text.h"

namespace shudu::variant::draw {
namespace {

void draw_circle_with(Point at, const std::string& words, bool black, Sheet& sheet) {
  sheet.circle(at, 0.14, {.fill = black ? "#111" : "#fff", .stroke = "#111", .width = 0.025});
  if (!words.empty()) sheet.text(at, words, words.size() > 1 ? 0.15 : 0.19, black ? "#fff" : "#111");
}

// Roman numerals for 5 and 10, which most setters use.
std::string sum_sign(int sum) { return sum == 5 ? "V" : sum == 10 ? "X" : std::to_string(sum); }

// An angle between two cells that opens to the greater one.
void draw_greater(Point greater, Point smaller, Sheet& sheet) {
  const Point middle = 0.5 * (greater + smaller), to = unit(greater - smaller), across{-to.y, to.x};
  const std::array<Point, 3> angle{middle + 0.09 * to + 0.14 * across, middle - 0.09 * to,
                                   middle + 0.09 * to - 0.14 * across};
  sheet.path(angle, {.stroke = "#222", .width = 0.04});
}

void draw_quadruple(const Clue& clue, const std::vector<Point>& cells, Sheet& sheet) {
  Point middle{};
  for (const Point& cell : cells) middle = middle + (1.0 / static_cast<double>(cells.size())) * cell;
  sheet.circle(middle, 0.27, {.fill = "#fff", .stroke = "#111", .width = 0.02});
  const std::size_t rows = clue.numbers.size() > 2 ? 2 : 1;
  const std::size_t in_first = rows == 1 ? clue.numbers.size() : (clue.numbers.size() + 1) / 2;
  std::array<std::string, 2> lines;
  for (std::size_t i = 0; i < clue.numbers.size(); ++i) {
    std::string& line = lines[i < in_first ? 0 : 1];
    line += (line.empty() ? "" : " ") + std::to_string(clue.numbers[i]);
  }
  const double step = rows == 1 ? 0 : 0.1;
  sheet.text({middle.x, middle.y - step}, lines[0], 0.19);
  if (rows == 2) sheet.text({middle.x, middle.y + step}, lines[1], 0.19);
}

}  // namespace

bool draw_dot(const Clue& clue, Sheet& sheet) {
  using enum Look::Kind;
  const Look::Kind kind = clue.rule->look.kind;
  if (kind < white_dot || kind > corner) return false;
  const std::vector<Point> cells = sheet.centres(clue.parts[0]);
  if (cells.size() != clue.parts[0].size()) return false;
  if (kind == corner) return draw_quadruple(clue, cells, sheet), true;
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
    const Point middle = 0.5 * (cells[i] + cells[i + 1]);
    if (kind == angle) {
      draw_greater(cells[i], cells[i + 1], sheet);
    } else if (kind == numeral) {
      sheet.circle(middle, 0.15, {.fill = "#fff"});
      sheet.text(middle, sum_sign(clue.numbers[0]), 0.3);
    } else {
      const int usual = kind == black_dot ? 2 : 1;
      const bool plain = clue.numbers.empty() || clue.numbers[0] == usual;
      draw_circle_with(middle, plain ? "" : std::to_string(clue.numbers[0]), kind == black_dot, sheet);
    }
  }
  return true;
}

}  // namespace shudu::variant::draw
