#include "variant/search/broken_clues.h"

#include <algorithm>
#include <cassert>

#include "shudu/variant.h"
#include "variant/model/model.h"
#include "variant/program/program.h"
#include "variant/search/engine.h"

namespace shudu::variant {
namespace {

constexpr int most_places = 20;  // of one clue

// The cells of the grid alone: no rows, no columns, no regions, no givens.
Puzzle bare(const Puzzle& puzzle) {
  Shape shape = puzzle.shape;
  shape.regions.clear();
  shape.lines = false;
  return blank(std::move(shape));
}

// The constraints of one clue, to be asked about sets of filled cells.
class ClueAlone {
 public:
  // `ground` is bare(puzzle).
  ClueAlone(const Puzzle& puzzle, const Clue& clue, const Puzzle& ground, std::span<const std::int8_t> values)
      : shape_(puzzle.shape), values_(values) {
    Model model{ground};
    clue.rule->post(clue, puzzle, model);
    program_ = program_of(model);
  }

  // Whether the values of the cells contradict the clue.
  bool is_broken_by(const Cells& cells) const {
    if (program_.impossible) return false;  // by the clue itself, not by the values
    std::vector<Values> start = program_.start;
    for (const Cell cell : cells) {
      start[cell] &= shape_.bit(values_[cell]);
      if (start[cell] == 0) return true;
    }
    std::vector<Values> left = start;
    return !deduce(program_, start, left);
  }

  // A part of the cells that still breaks the clue, and no part of which does. Precondition: is_broken_by(cells).
  Cells least_of(Cells cells) const {
    for (std::size_t size = std::max<std::size_t>(cells.size() / 2, 1);; size /= 2) {
      for (std::size_t i = 0; i < cells.size();) {
        Cells fewer = cells;
        const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(i);
        fewer.erase(first, first + static_cast<std::ptrdiff_t>(std::min(size, fewer.size() - i)));
        if (is_broken_by(fewer)) {
          cells = std::move(fewer);
        } else {
          i += size;
        }
      }
      if (size == 1) return cells;
    }
  }

 private:
  const Shape& shape_;
  std::span<const std::int8_t> values_;
  Program program_;
};

// The filled cells of the clue. A clue without cells is about the whole grid.
Cells filled_cells(const Clue& clue, const Cells& filled) {
  Cells cells;
  for (const Cells& part : clue.parts) cells.insert(cells.end(), part.begin(), part.end());
  std::ranges::sort(cells);
  std::erase_if(cells, [&](Cell cell) { return !std::ranges::binary_search(filled, cell); });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());  // clang 14 cannot use ranges::unique
  return cells;
}

}  // namespace

std::vector<BrokenClue> broken_clues(const Puzzle& puzzle, std::span<const std::int8_t> values) {
  assert(values.size() == static_cast<std::size_t>(puzzle.shape.cells()));
  Cells filled;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (puzzle.shape.has_value(values[i])) filled.push_back(static_cast<Cell>(i));
  }
  const Puzzle ground = bare(puzzle);
  std::vector<BrokenClue> found;
  for (std::size_t i = 0; i < puzzle.clues.size() && !filled.empty(); ++i) {
    const Clue& clue = puzzle.clues[i];
    const ClueAlone alone{puzzle, clue, ground, values};
    Cells cells = filled_cells(clue, filled);
    if (!alone.is_broken_by(cells)) cells = filled;  // some rules concern cells that the clue does not name
    for (int n = 0; n < most_places && alone.is_broken_by(cells); ++n) {
      found.push_back({i, alone.least_of(cells)});
      if (found.back().cells.empty()) break;
      std::erase(cells, found.back().cells.front());
    }
  }
  return found;
}

}  // namespace shudu::variant
