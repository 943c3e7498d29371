// Puzzles: an empty one, the check for a classic one, a grid as a line, and whether a filled grid is a solution.
#include "shudu/variant.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "variant/puzzle/value_text.h"

namespace shudu::variant {

namespace {

bool all_different(const Cells& cells, std::span<const std::int8_t> values) {
  std::uint64_t seen = 0;
  for (const Cell cell : cells) {
    const std::uint64_t bit = std::uint64_t{1} << values[cell];
    if ((seen & bit) != 0) return false;
    seen |= bit;
  }
  return true;
}

bool all_different(const std::vector<Cells>& houses, std::span<const std::int8_t> values) {
  return std::all_of(houses.begin(), houses.end(), [&](const Cells& house) { return all_different(house, values); });
}

// The values are candidates. A cell outside the grids has none.
bool keeps_candidates(const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const Shape& shape = puzzle.shape;
  for (int i = 0; i < shape.cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!shape.is_extra(cell) && !in_grid(shape, cell)) continue;
    if (!shape.has_value(values[cell]) || (puzzle.candidates[cell] & shape.bit(values[cell])) == 0) return false;
  }
  return true;
}

std::vector<Cells> sorted_regions(std::vector<Cells> regions) {
  for (Cells& region : regions) std::sort(region.begin(), region.end());
  std::sort(regions.begin(), regions.end());
  return regions;
}

}  // namespace

Puzzle blank(Shape shape) {
  Puzzle puzzle;
  puzzle.shape = std::move(shape);
  puzzle.candidates.assign(static_cast<std::size_t>(puzzle.shape.cells()), puzzle.shape.all_values());
  for (int i = 0; i < puzzle.shape.grid_cells(); ++i) {
    if (!in_grid(puzzle.shape, static_cast<Cell>(i))) puzzle.candidates[static_cast<std::size_t>(i)] = 0;
  }
  return puzzle;
}

bool is_classic(const Puzzle& puzzle) {
  const Shape& shape = puzzle.shape;
  return shape.rows == 9 && shape.columns == 9 && shape.lowest == 1 && shape.values == 9 && shape.lines &&
         shape.extra.empty() && (shape.grids.empty() || shape.grids == std::vector<Corner>{{0, 0}}) &&
         puzzle.clues.empty() && sorted_regions(shape.regions) == sorted_regions(boxes(9, 9, 3, 3));
}

std::string to_line(const Shape& shape, std::span<const std::int8_t> solution) {
  std::string line;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<std::size_t>(i);
    const std::int8_t value = cell < solution.size() ? solution[cell] : no_value;
    line += value < 0 ? '.' : value_character(value);
  }
  return line;
}

bool holds(const Puzzle& puzzle, std::span<const std::int8_t> solution) {
  const Shape& shape = puzzle.shape;
  assert(solution.size() == static_cast<std::size_t>(shape.cells()));
  if (!keeps_candidates(puzzle, solution) || !all_different(shape.regions, solution)) return false;
  if (shape.lines && !(all_different(rows_of(shape), solution) && all_different(columns_of(shape), solution))) {
    return false;
  }
  return std::all_of(puzzle.clues.begin(), puzzle.clues.end(),
                     [&](const Clue& clue) { return clue.rule->holds(clue, puzzle, solution); });
}

}  // namespace shudu::variant
