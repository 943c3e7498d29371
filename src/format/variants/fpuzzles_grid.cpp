// The shape and the cells of an f-puzzles document.
//
// A cell without `region` is in its usual box; null is in no region. `value` is a given digit only with `given`.
// givenPencilMarks are the values that the cell may have. Other members are a player's and are kept.
#include <algorithm>
#include <map>

#include "base/counted.h"
#include "format/variants/fpuzzles_document.h"

namespace shudu::variant {
namespace {

bool read_fpuzzles_shape(JsonReading& reading, const Json& document, const Json& grid) {
  const auto rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid.front().size());
  int size = 0, row_count = 0, column_count = 0, lowest = 1, values = 0;
  const auto number_or = [&](const char* key, int otherwise, int& number) {
    return reading.number_or(document, key, otherwise, number);
  };
  if (!number_or("size", rows, size) || !number_or("rows", size, row_count) ||
      !number_or("columns", size, column_count) || !number_or("lowest", 1, lowest) ||
      !number_or("values", std::max(row_count, column_count), values)) {
    return false;
  }
  reading.at("grid");
  if (rows != row_count) {
    return reading.fail(counted(rows, "row") + ", expected " + std::to_string(row_count));
  }
  if (!reading.start_grid(rows, columns, lowest, values)) return false;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (!grid[i].is_array() || static_cast<int>(grid[i].size()) != column_count) {
      return reading.fail("row " + std::to_string(i + 1) + " does not have " + counted(column_count, "cell"));
    }
  }
  return true;
}

bool read_fpuzzles_extra(JsonReading& reading, const Json& document) {
  Shape& shape = reading.puzzle.shape;
  shape.lines = !is_true(document, "norowcol");
  if (const Json* grids = member_of(document, "grids"); grids != nullptr && !grids->is_null()) {
    Cells corners;
    reading.at("grids");
    if (!reading.cells(grids, corners)) return false;
    for (Cell corner : corners) shape.grids.push_back({shape.row(corner), shape.column(corner)});
  }
  const auto read_region = [&](const Json& region) {
    return shape.regions.size() == max_cells || reading.cells(&region, shape.regions.emplace_back());
  };
  if (!reading.each("regions", list_in(document, "regions"), read_region)) return false;
  const Json* extra = member_of(document, "extra");
  if (extra == nullptr || extra->is_null()) return true;
  reading.at("extra");
  if (!extra->is_array() || extra->size() > max_cells) return reading.fail("expected a list of groups of cells");
  for (const Json& group : *extra) {
    int size = 0;
    if (!reading.number(member_of(group, "size"), size)) return false;
    if (size < 1 || size > max_cells) return reading.fail(counted(size, "cell") + " in a group");
    shape.extra.push_back({text_in(member_of(group, "name")), size});
    if (shape.cells() > max_cells) return reading.fail("more than " + std::to_string(max_cells) + " cells");
  }
  return true;
}

bool read_fpuzzles_marks(JsonReading& reading, const Json* marks, Cell cell) {
  if (marks == nullptr || !marks->is_array() || marks->empty()) return true;
  Values allowed = 0;
  for (const Json& mark : *marks) {
    int value = 0;
    if (!reading.value(mark, value)) return reading.fail(cell_name(reading.puzzle.shape, cell));
    allowed |= reading.puzzle.shape.bit(value);
  }
  reading.puzzle.candidates[cell] &= allowed;
  return true;
}

bool read_fpuzzles_cell(JsonReading& reading, const Json& entry, Cell cell, Json& rest) {
  rest = entry.is_object() ? entry : Json::object();
  const Json* value = member_of(entry, "value");
  if (is_true(entry, "given") && !is_blank(value)) {
    int digit = 0;
    reading.at(cell_name(reading.puzzle.shape, cell));
    if (!reading.number(value, digit)) return false;
    reading.at("grid");
    if (!reading.given(cell, digit)) return false;
    rest.erase("value");
    rest.erase("given");
  }
  rest.erase("region");
  reading.at(cell_name(reading.puzzle.shape, cell));
  if (!read_fpuzzles_marks(reading, member_of(entry, "givenPencilMarks"), cell)) return false;
  rest.erase("givenPencilMarks");
  return true;
}

bool read_fpuzzles_regions(JsonReading& reading, const Json& grid, bool own) {
  Shape& shape = reading.puzzle.shape;
  const std::vector<int> usual = is_square(shape) ? region_numbers(square(shape.rows)) : std::vector<int>{};
  std::map<int, Cells> regions;
  for (int cell = 0; cell < shape.grid_cells(); ++cell) {
    const Json* label =
        member_of(grid[shape.row(static_cast<Cell>(cell))][shape.column(static_cast<Cell>(cell))], "region");
    int number = is_square(shape) ? usual[cell] : -1;
    if (label != nullptr && label->is_null()) number = -1;
    if (label != nullptr && !label->is_null()) {
      reading.at(cell_name(shape, static_cast<Cell>(cell)));
      if (!reading.number(label, number)) return false;
    }
    if (number >= 0) regions[number].push_back(static_cast<Cell>(cell));
  }
  reading.at("grid");
  if (!shape.regions.empty()) return true;  // they are listed
  for (auto& [number, cells] : regions) {
    if (!own && static_cast<int>(cells.size()) != shape.values) {
      return reading.fail("region " + std::to_string(number) + " has " + counted(cells.size(), "cell") + ", expected " +
                          std::to_string(shape.values));
    }
    shape.regions.push_back(std::move(cells));
  }
  std::ranges::sort(shape.regions, {}, [](const Cells& region) { return region.front(); });
  return true;
}

Json marks_of(const Shape& shape, Values values) {
  Json marks = Json::array();
  for (int value = shape.lowest; value <= shape.highest(); ++value) {
    if ((values & shape.bit(value)) != 0) marks.push_back(value);
  }
  return marks;
}

bool is_single(Values values) { return std::has_single_bit(values); }

void write_fpuzzles_shape(const Shape& shape, const Puzzle& puzzle, Json& document) {
  if (shape.rows == shape.columns) document["size"] = shape.rows;
  if (shape.rows != shape.columns) document["rows"] = shape.rows;
  if (shape.rows != shape.columns) document["columns"] = shape.columns;
  if (shape.lowest != 1) document["lowest"] = shape.lowest;
  if (shape.values != std::max(shape.rows, shape.columns)) document["values"] = shape.values;
  if (!shape.lines) document["norowcol"] = true;
  for (const Corner corner : shape.grids) document["grids"].push_back(position_name(corner.row, corner.column));
  Cell cell = static_cast<Cell>(shape.grid_cells());
  for (const ExtraCells& group : shape.extra) {
    Json entry{{"name", group.name}, {"size", group.size}};
    Json marks = Json::array();
    bool limited = false;
    for (int i = 0; i < group.size; ++i, ++cell) {
      limited = limited || puzzle.candidates[cell] != shape.all_values();
      marks.push_back(puzzle.candidates[cell] == shape.all_values() ? Json{}
                                                                    : marks_of(shape, puzzle.candidates[cell]));
    }
    if (limited) entry["givenPencilMarks"] = marks;
    document["extra"].push_back(entry);
  }
}

// The reason why f-puzzles itself cannot hold the shape.
std::string shape_beyond_fpuzzles(const Shape& shape) {
  if (shape.rows != shape.columns || shape.values != shape.rows) return "f-puzzles has square grids only";
  if (shape.rows < 3 || shape.rows > 16) return "f-puzzles has grids from 3×3 to 16×16 only";
  if (shape.lowest != 1) return "the values of f-puzzles begin with 1";
  if (!shape.lines || !shape.grids.empty()) return "f-puzzles has one grid without repeats in rows and columns";
  if (!shape.extra.empty()) return "f-puzzles has no auxiliary cells";
  if (regions_overlap(shape)) return "a cell of f-puzzles has one region";
  for (const Cells& region : shape.regions) {
    if (static_cast<int>(region.size()) != shape.values) return "the regions of f-puzzles have one cell for each value";
  }
  return {};
}

}  // namespace

bool read_fpuzzles_grid(JsonReading& reading, const Json& document, Json& rest) {
  reading.at("grid");
  const Json* grid = member_of(document, "grid");
  if (grid == nullptr || !grid->is_array() || grid->empty() || !grid->front().is_array()) {
    return reading.fail("expected rows of cells");
  }
  const bool own = is_own_document(document);
  if (!read_fpuzzles_shape(reading, document, *grid) || !read_fpuzzles_extra(reading, document)) return false;
  if (!read_fpuzzles_regions(reading, *grid, own)) return false;
  Shape& shape = reading.puzzle.shape;
  if (std::string wrong = fault(shape); !wrong.empty()) return reading.fail(std::move(wrong));
  reading.puzzle = blank(std::move(shape));
  Json cells = Json::array();
  bool is_kept = false;
  for (int row = 0; row < reading.puzzle.shape.rows; ++row) {
    cells.push_back(Json::array());
    for (int column = 0; column < reading.puzzle.shape.columns; ++column) {
      Json others;
      if (!read_fpuzzles_cell(reading, (*grid)[row][column], reading.puzzle.shape.cell(row, column), others))
        return false;
      is_kept = is_kept || !others.empty();
      cells.back().push_back(std::move(others));
    }
  }
  if (is_kept) rest["grid"] = std::move(cells);
  Cell cell = static_cast<Cell>(reading.puzzle.shape.grid_cells());
  reading.at("extra");
  for (std::size_t i = 0; i < reading.puzzle.shape.extra.size(); ++i) {
    const Json& marks = list_in(list_in(document, "extra")[i], "givenPencilMarks");
    for (std::size_t k = 0; k < static_cast<std::size_t>(reading.puzzle.shape.extra[i].size); ++k, ++cell) {
      if (k < marks.size() && !read_fpuzzles_marks(reading, &marks[k], cell)) return false;
    }
  }
  return true;
}

std::string write_fpuzzles_grid(const Puzzle& puzzle, bool own, Json& document) {
  const Shape& shape = puzzle.shape;
  if (!own) {
    if (std::string reason = shape_beyond_fpuzzles(shape); !reason.empty()) return reason;
  }
  write_fpuzzles_shape(shape, puzzle, document);
  const std::vector<int> usual = is_square(shape) ? region_numbers(square(shape.rows)) : std::vector<int>{};
  const std::vector<int> regions = region_numbers(shape);
  const bool are_listed = regions_overlap(shape);
  for (std::size_t i = 0; are_listed && i < shape.regions.size(); ++i) {
    document["regions"].push_back(cell_names(shape, shape.regions[i]));
  }
  Json kept = document.contains("grid") ? document["grid"] : Json{};
  Json grid = Json::array();
  for (int row = 0; row < shape.rows; ++row) {
    grid.push_back(Json::array());
    for (int column = 0; column < shape.columns; ++column) {
      const Cell cell = shape.cell(row, column);
      const auto r = static_cast<std::size_t>(row), c = static_cast<std::size_t>(column);
      const bool has_kept = kept.is_array() && r < kept.size() && kept[r].is_array() && c < kept[r].size();
      Json entry = has_kept && kept[r][c].is_object() ? kept[r][c] : Json::object();
      const Values values = puzzle.candidates[cell];
      if (values == 0 && in_grid(shape, cell)) return cell_name(shape, cell) + " has no candidates";
      if (is_single(values)) {
        entry["value"] = shape.lowest + std::countr_zero(values);
        entry["given"] = true;
      } else if (values != 0 && values != shape.all_values()) {
        entry["givenPencilMarks"] = marks_of(shape, values);
      }
      const bool differs = is_square(shape) ? regions[cell] != usual[cell] : regions[cell] >= 0;
      if (differs && !are_listed) entry["region"] = regions[cell] < 0 ? Json{} : Json(regions[cell]);
      grid.back().push_back(std::move(entry));
    }
  }
  document["grid"] = std::move(grid);
  return {};
}

}  // namespace shudu::variant
