// The lines that outside clues of ISS name: rows, columns and diagonals.
#include <algorithm>

#include "format/variants/iss_reader.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

Cells iss_line(const Shape& shape, std::string_view name) {
  const bool row = name.starts_with('R') || name.starts_with('r');
  if (!row && !name.starts_with('C') && !name.starts_with('c')) return {};
  const auto number = small_number(name.substr(1));
  if (!number || *number < 1 || *number > (row ? shape.rows : shape.columns)) return {};
  Cells line;
  for (int i = 0; i < (row ? shape.columns : shape.rows); ++i) {
    line.push_back(row ? shape.cell(*number - 1, i) : shape.cell(i, *number - 1));
  }
  return line;
}

IssNamedLine iss_named_line(const Shape& shape, Cells cells) {
  for (int end = 1; end <= 2; ++end) {
    for (const char kind : {'R', 'C'}) {
      for (int i = 1; i <= (kind == 'R' ? shape.rows : shape.columns); ++i) {
        const std::string name = kind + std::to_string(i);
        if (iss_line(shape, name) == cells) return {name, end};
      }
    }
    std::ranges::reverse(cells);
  }
  return {};
}

// A clue of the left side points down and right, of the right side up and left, of the top down and left, of the bottom
// up and right. A diagonal that goes through the whole grid belongs to the left side or to the top.
Cells iss_diagonal(const Shape& shape, Cell cell) {
  if (shape.is_extra(cell)) return {};
  const int row = shape.row(cell), column = shape.column(cell);
  const int bottom = shape.rows - 1, right = shape.columns - 1;
  int down = 0, along = 0;
  if (column == 0 && row < bottom)
    down = 1, along = 1;
  else if (column == right && row > 0 && row < bottom && row < right)
    down = -1, along = -1;
  else if (row == 0 && column > 0)
    down = 1, along = -1;
  else if (row == bottom && column > 0 && column < right && column + bottom > right)
    down = -1, along = 1;
  else
    return {};
  Cells line;
  for (int r = row, c = column; shape.contains(r, c); r += down, c += along) line.push_back(shape.cell(r, c));
  return line.size() > 1 ? line : Cells{};
}

}  // namespace shudu::variant
