#include "variant/draw/board_picture.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "shudu/variant.h"
#include "variant/draw/shapes.h"
#include "variant/puzzle/value_text.h"

namespace shudu::variant {
namespace {

using draw::Point;
using draw::Sheet;

constexpr int outside = -2;  // the region of what is not in a grid

// The region of the place, for drawing: cells in no region have the number -1.
class Regions {
 public:
  explicit Regions(const Shape& shape) : shape_(shape), numbers_(region_numbers(shape)) {}
  int operator()(int row, int column) const {
    if (!shape_.contains(row, column) || !in_grid(shape_, shape_.cell(row, column))) return outside;
    return numbers_[shape_.cell(row, column)];
  }

 private:
  const Shape& shape_;
  std::vector<int> numbers_;
};

enum class Edge { none, thin, thick };
Edge edge_between(int a, int b) {
  if (a == outside && b == outside) return Edge::none;
  return a == b ? Edge::thin : Edge::thick;
}

// Draws the edges of a line of the grid. Edges of one kind that follow one another are one stroke.
template <class EdgeAt, class PointAt>
void draw_runs(int length, Edge kind, const EdgeAt& edge_at, const PointAt& point_at, Sheet& sheet) {
  const bool thick = kind == Edge::thick;
  for (int i = 0; i < length; ++i) {
    if (edge_at(i) != kind) continue;
    const int begin = i;
    while (i < length && edge_at(i) == kind) ++i;
    sheet.path(std::array{point_at(begin), point_at(i)},
               {.stroke = thick ? "#111" : "#999", .width = thick ? 0.05 : 0.015});
  }
}

// Thin lines between cells of a region, thick ones between regions and around the grids.
void draw_grid(const Shape& shape, Sheet& sheet) {
  const Regions region{shape};
  for (const Edge kind : {Edge::thin, Edge::thick}) {
    for (int r = 0; r <= shape.rows; ++r) {
      draw_runs(
          shape.columns, kind, [&](int c) { return edge_between(region(r, c), region(r - 1, c)); },
          [&](int c) {
            return Point{double(c), double(r)};
          },
          sheet);
    }
    for (int c = 0; c <= shape.columns; ++c) {
      draw_runs(
          shape.rows, kind, [&](int r) { return edge_between(region(r, c), region(r, c - 1)); },
          [&](int r) {
            return Point{double(c), double(r)};
          },
          sheet);
    }
  }
}

// How many marks stand in a row.
int marks_in_row(const Shape& shape) { return static_cast<int>(std::ceil(std::sqrt(shape.values))); }

void draw_marks(const Shape& shape, Cell cell, Values marks, Sheet& sheet) {
  for (int k = 0; k < shape.values; ++k) {
    if ((marks >> k & 1) == 0) continue;
    const int value = shape.lowest + k;
    sheet.text(mark_place(shape, cell, value), std::string(1, value_character(value)), mark_size(shape), "#333");
  }
}

// Given values are black. A cell with a few candidates shows them in small type.
void draw_values(const Puzzle& puzzle, const BoardLook& look, Sheet& sheet) {
  const Shape& shape = puzzle.shape;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!in_grid(shape, cell)) continue;
    const Values candidates = puzzle.candidates[cell];
    const bool given = std::has_single_bit(candidates);
    int value = given ? shape.lowest + std::countr_zero(candidates) : no_value;
    if (!given && !look.values.empty()) value = int{look.values[cell]};
    if (value != no_value) {
      sheet.text(sheet.centre(cell), std::string(1, value_character(value)), look.value_size,
                 given ? "#000" : look.value_colour);
    } else if (!look.marks.empty()) {
      draw_marks(shape, cell, look.marks[cell], sheet);
    } else if (candidates != shape.all_values()) {
      std::string marks;
      for (int k = 0; k < shape.values; ++k) {
        if ((candidates >> k & 1) != 0) marks += value_character(shape.lowest + k);
      }
      sheet.text(sheet.centre(cell), marks, std::min(0.28, 1.4 / static_cast<double>(marks.size())), "#000");
    }
  }
}

// The lines of the grid and the clues. Returns which of the clues have a drawing.
std::vector<bool> draw_clues(const Puzzle& puzzle, Sheet& sheet) {
  std::vector<bool> drawn(puzzle.clues.size());
  const auto draw_all = [&](bool (*draw_one)(const Clue&, Sheet&)) {
    for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
      if (draw_one(puzzle.clues[i], sheet)) drawn[i] = true;
    }
  };
  for (const auto one : {draw::draw_area, draw::draw_diagonal, draw::draw_line}) draw_all(one);
  draw_grid(puzzle.shape, sheet);
  for (const auto one : {draw::draw_cage, draw::draw_dot, draw::draw_outside}) draw_all(one);
  return drawn;
}

}  // namespace

double mark_size(const Shape& shape) { return 0.84 / marks_in_row(shape); }

drawing::Point mark_place(const Shape& shape, Cell cell, int value) {
  const int side = marks_in_row(shape), i = value - shape.lowest, rows = (shape.values + side - 1) / side;
  constexpr double inset = 0.06;
  const int row = i / side, column = i % side;
  const double x = (column + 0.5) / side, y = (row + 0.5) / rows;
  return {shape.column(cell) + inset + (1 - 2 * inset) * x, shape.row(cell) + inset + (1 - 2 * inset) * y};
}

BoardPicture board_picture(const Puzzle& puzzle, const BoardLook& look) {
  Sheet sheet{puzzle.shape};
  for (const drawing::Shape& one : look.below) sheet.add(one);
  const std::vector<bool> drawn = draw_clues(puzzle, sheet);
  draw_values(puzzle, look, sheet);
  for (const drawing::Shape& one : look.above) sheet.add(one);
  BoardPicture picture{.shapes = sheet.take(), .margin = clue_margin(puzzle)};
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    std::string name{puzzle.clues[i].rule->name[look.language]};
    const bool is_new = std::ranges::find(picture.names, name) == picture.names.end();
    if (!drawn[i] && is_new) picture.names.push_back(std::move(name));
  }
  return picture;
}

std::vector<drawing::Shape> clue_shapes(const Puzzle& puzzle) {
  Sheet sheet{puzzle.shape};
  draw_clues(puzzle, sheet);
  return sheet.take();
}

double clue_margin(const Puzzle& puzzle) { return std::ranges::any_of(puzzle.clues, draw::is_beside_grid) ? 1.1 : 0.3; }

}  // namespace shudu::variant
