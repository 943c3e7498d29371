// The whole picture: shapes below the grid, the grid, shapes above it, values, and words below.
#include <algorithm>
#include <array>
#include <bit>

#include "shudu/variant/draw.h"
#include "shudu/variant/rule.h"
#include "variant/draw/shapes.h"
#include "variant/value_text.h"

namespace shudu::variant {
namespace {

using draw::Point;
using draw::Sheet;

// Thin lines between cells of a region, thick ones between regions and around the grids.
void draw_grid(const Shape& shape, Sheet& sheet) {
  const std::vector<int> regions = region_numbers(shape);
  const auto region = [&](int row, int column) {
    constexpr int outside = -2;
    if (!shape.contains(row, column) || !in_grid(shape, shape.cell(row, column))) return outside;
    return regions[shape.cell(row, column)];
  };
  for (const bool thick : {false, true}) {
    const draw::Paint paint{.stroke = thick ? "#111" : "#999", .width = thick ? 0.05 : 0.015};
    for (int r = 0; r <= shape.rows; ++r) {
      for (int c = 0; c <= shape.columns; ++c) {
        const double x = c, y = r;
        const int here = region(r, c), left = region(r, c - 1), above = region(r - 1, c);
        const bool in_left = here != -2 || left != -2, in_above = here != -2 || above != -2;
        if (in_left && (here != left) == thick) sheet.path(std::array{Point{x, y}, Point{x, y + 1}}, paint);
        if (in_above && (here != above) == thick) sheet.path(std::array{Point{x, y}, Point{x + 1, y}}, paint);
      }
    }
  }
}

// Given values are black, others blue. A cell with a few candidates shows them in small type.
void draw_values(const Puzzle& puzzle, std::span<const std::int8_t> values, Sheet& sheet) {
  const Shape& shape = puzzle.shape;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!in_grid(shape, cell)) continue;
    const Values candidates = puzzle.candidates[cell];
    const bool given = std::has_single_bit(candidates);
    int value = given ? shape.lowest + std::countr_zero(candidates) : no_value;
    if (!given && !values.empty()) value = int{values[cell]};
    if (value != no_value) {
      sheet.text(sheet.centre(cell), std::string(1, value_character(value)), 0.62, given ? "#000" : "#2457c5");
    } else if (candidates != shape.all_values()) {
      std::string marks;
      for (int k = 0; k < shape.values; ++k) {
        if ((candidates >> k & 1) != 0) marks += value_character(shape.lowest + k);
      }
      sheet.text(sheet.centre(cell), marks, std::min(0.28, 1.4 / static_cast<double>(marks.size())), "#000");
    }
  }
}

bool is_beside_grid(const Clue& clue) {
  const std::string_view id = clue.rule->id;
  return id == "little_killer" || id == "sandwich" || id == "x_sum" || id == "skyscraper" ||
         id == "hidden_skyscraper" || id == "numbered_room" || id == "full_rank";
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

double margin_of(const Puzzle& puzzle) { return std::ranges::any_of(puzzle.clues, is_beside_grid) ? 1.1 : 0.3; }

}  // namespace

CluePicture clue_picture(const Puzzle& puzzle) {
  Sheet sheet{puzzle.shape};
  draw_clues(puzzle, sheet);
  return {sheet.elements(), Sheet::pixels, margin_of(puzzle)};
}

std::string svg_picture(const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const Shape& shape = puzzle.shape;
  Sheet sheet{shape};
  const std::vector<bool> drawn = draw_clues(puzzle, sheet);
  draw_values(puzzle, values, sheet);

  std::vector<std::string> words;  // of clues without a drawing
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    std::string name{puzzle.clues[i].rule->name.en};
    if (!drawn[i] && std::ranges::find(words, name) == words.end()) words.push_back(std::move(name));
  }
  const double margin = margin_of(puzzle);
  constexpr double line_height = 0.42;
  double below = shape.rows + margin + 0.1;
  for (const std::string& word : words) {
    sheet.label({0, below}, word, 0.3);
    below += line_height;
  }
  const bool has_title = !puzzle.title.empty();
  if (has_title) sheet.label({0, -margin - 0.25}, puzzle.title, 0.34);
  const double bottom = words.empty() ? margin : below - shape.rows;
  return sheet.document(margin, margin + (has_title ? 0.55 : 0), margin, bottom, has_title ? puzzle.title : "Sudoku");
}

}  // namespace shudu::variant
