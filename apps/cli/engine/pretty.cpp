#include "engine/pretty.h"

#include "engine/signs.h"

namespace shudu::cli {

std::string pretty(const Grid& grid, const Grid& givens, const Style& style, CellSet wrong) {
  const auto rule = [&](const char* left, const char* cross, const char* right) {
    const std::string bar = "───────";
    return style.faint(left + bar + cross + bar + cross + bar + right) + '\n';
  };
  const std::string wall = style.faint("│");
  std::string text = rule("┌", "┬", "┐");
  for (Cell cell : all_cells()) {
    if (cell.col() % 3 == 0) text += wall + ' ';
    const char symbol = grid.is_blank(cell) ? '.' : static_cast<char>('0' + grid[cell]);
    const std::string_view word{&symbol, 1};
    if (wrong.contains(cell)) {
      text += style.wrong(word);
    } else if (grid.is_blank(cell)) {
      text += style.faint(word);
    } else {
      text += givens.is_blank(cell) ? style.found(word) : style.given(word);
    }
    text += ' ';
    if (cell.col() != 8) continue;
    text += wall + '\n';
    if (cell.row() == 2 || cell.row() == 5) text += rule("├", "┼", "┤");
  }
  return in_signs_of_locale(text + rule("└", "┴", "┘"));
}

}  // namespace shudu::cli
