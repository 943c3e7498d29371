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
  const std::string_view id = clue.rule->id;
  const bool is_killer = id == "killer_cage";
  const bool is_other = id == "sum" || id == "rellik_cage" || id == "equality_cage" || id == "look_and_say" ||
                        id == "all_pairs" || (id == "connected" && !clue.parts.empty());
  if (!is_killer && !is_other) return false;
  Cells cells = clue.parts[0];
  std::erase_if(cells, [&](Cell cell) { return sheet.shape().is_extra(cell); });
  if (cells.empty()) return false;
  sheet.outline(cells, 0.09, {.stroke = is_killer ? "#333" : "#3a6ea5", .width = 0.025, .dashed = true});
  const std::string words = id == "sum" ? std::to_string(clue.numbers[0]) : numbers_of(clue);
  if (words.empty()) return true;
  const Point corner = sheet.centre(*std::ranges::min_element(cells)) - Point{0.46, 0.37};
  sheet.rectangle(corner - Point{0, 0.12}, 0.03 + 0.14 * static_cast<double>(words.size()), 0.24, {.fill = "#fff"});
  sheet.label(corner + Point{0.015, 0}, words, 0.23, is_killer ? "#222" : "#3a6ea5");
  return true;
}

}  // namespace shudu::variant::draw
