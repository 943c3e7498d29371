// Cages: a dashed outline inside the cells, with the number in the corner of the first cell.
#include <algorithm>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"

namespace shudu::variant::draw {

std::string numbers_of(const Clue& clue) {
  std::string text;
  for (const int number : clue.numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

bool draw_cage(const Clue& clue, Sheet& sheet) {
  const Look& look = clue.rule->look;
  const bool has_total = look.kind == Look::Kind::total;
  if ((look.kind != Look::Kind::cage && !has_total) || clue.parts.empty()) return false;
  Cells cells = clue.parts[0];
  std::erase_if(cells, [&](Cell cell) { return sheet.shape().is_extra(cell); });
  if (cells.empty()) return false;
  sheet.outline(cells, 0.09, {.stroke = look.colour, .width = 0.025, .dashed = true});
  const std::string words = has_total ? std::to_string(clue.numbers[0]) : numbers_of(clue);
  if (words.empty()) return true;
  const Point corner = sheet.centre(*std::ranges::min_element(cells)) - Point{0.46, 0.37};
  sheet.rectangle(corner - Point{0, 0.12}, 0.03 + 0.14 * static_cast<double>(words.size()), 0.24, {.fill = "#fff"});
  sheet.label(corner + Point{0.015, 0}, words, 0.23, look.colour);
  return true;
}

}  // namespace shudu::variant::draw
