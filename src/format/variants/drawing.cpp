#include "format/variants/drawing.h"

#include <algorithm>
#include <cmath>

namespace shudu::variant {
namespace {

bool point_in(const Json& value, DrawnPoint& point) {
  if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) return false;
  point = {value[0].number(), value[1].number()};
  return std::abs(point.row) < 1000 && std::abs(point.column) < 1000;
}

int cell_index(double at) { return static_cast<int>(std::floor(at)); }

// The cells from point to point, along rows, columns and diagonals.
Cells cells_along(const Shape& shape, const std::vector<DrawnPoint>& points) {
  Cells cells;
  int row = 0, column = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const int to_row = cell_index(points[i].row), to_column = cell_index(points[i].column);
    if (!shape.contains(to_row, to_column)) return {};
    if (i == 0) {
      row = to_row, column = to_column;
      cells.push_back(shape.cell(row, column));
      continue;
    }
    const int down = to_row - row, right = to_column - column;
    if (down != 0 && right != 0 && std::abs(down) != std::abs(right)) return {};
    for (int steps = std::max(std::abs(down), std::abs(right)); steps > 0; --steps) {
      row += (down > 0) - (down < 0);
      column += (right > 0) - (right < 0);
      cells.push_back(shape.cell(row, column));
    }
    if (cells.size() > static_cast<std::size_t>(max_cells) * 4) return {};
  }
  return cells;
}

bool read_drawn_lines(JsonReading& reading, const Json& document, const char* key, Drawing& drawing) {
  std::size_t number = 0;
  return reading.each(key, list_in(document, key), [&](const Json& entry) {
    DrawnLine line;
    line.is_arrow = std::string_view{key} == "arrows";
    line.number = ++number;
    const Json& points = list_in(entry, "wayPoints");
    if (points.size() < 2 || points.size() > 4 * max_cells) {
      return reading.unknown("line", "a drawing that is not a line of points");
    }
    for (const Json& value : points) {
      if (!point_in(value, line.points.emplace_back())) return reading.fail("expected points like [0.5,1.5]");
    }
    line.cells = cells_along(reading.puzzle.shape, line.points);
    line.hue = hue_of(text_in(member_of(entry, "color")));
    drawing.lines.push_back(std::move(line));
    return true;
  });
}

bool read_drawn_shapes(JsonReading& reading, const Json& document, const char* key, Drawing& drawing) {
  const auto length = [](const Json& entry, const char* name) {
    const Json* value = member_of(entry, name);
    return value != nullptr && value->is_number() ? value->number() : 0;
  };
  std::size_t number = 0;
  return reading.each(key, list_in(document, key), [&](const Json& entry) {
    DrawnShape shape;
    shape.number = ++number;
    shape.is_overlay = std::string_view{key} == "overlays";
    const Json* centre = member_of(entry, "center");
    if (centre == nullptr || !point_in(*centre, shape.centre)) return reading.fail("expected a centre like [0.5,1.5]");
    shape.width = length(entry, "width");
    shape.height = length(entry, "height");
    if (!(std::abs(shape.width) < 100 && std::abs(shape.height) < 100)) {
      return reading.fail("a shape larger than the grid");
    }
    shape.is_round = is_true(entry, "rounded");
    shape.fill = hue_of(text_in(member_of(entry, "backgroundColor")));
    shape.border = hue_of(text_in(member_of(entry, "borderColor")));
    shape.text = std::string{trimmed(text_in(member_of(entry, "text")))};
    drawing.shapes.push_back(std::move(shape));
    return true;
  });
}

}  // namespace

bool read_drawing(JsonReading& reading, const Json& document, Drawing& drawing) {
  return read_drawn_lines(reading, document, "lines", drawing) &&
         read_drawn_lines(reading, document, "arrows", drawing) &&
         read_drawn_shapes(reading, document, "underlays", drawing) &&
         read_drawn_shapes(reading, document, "overlays", drawing);
}

}  // namespace shudu::variant
