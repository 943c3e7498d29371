// Windoku: the windows are boxes that lie one cell from the border and one cell from one another. The values in each
// are different.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/square_grids.h"

namespace shudu::variant {

namespace {

std::vector<Cells> windoku_windows(const Shape& shape) {
  std::vector<Cells> windows;
  const BoxSize box = box_size(shape);
  const int side = grid_side(shape);
  for (const Corner corner : square_grids(shape)) {
    for (int top = 1; top + box.rows < side; top += box.rows + 1) {
      for (int left = 1; left + box.columns < side; left += box.columns + 1) {
        Cells& window = windows.emplace_back();
        for (int i = 0; i < box.rows * box.columns; ++i) {
          window.push_back(shape.cell(corner.row + top + i / box.columns, corner.column + left + i % box.columns));
        }
      }
    }
  }
  return windows;
}

}  // namespace

constinit const Rule windoku_rule = {
    .id = "windoku",
    .name = {"rule.windoku", "Windoku"},
    .meaning = {"rule.windoku.meaning", "The digits in each of the inner windows are different."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = [](const Clue&, const Shape& shape) -> std::string {
      if (std::string wrong = square_fault(shape); !wrong.empty()) return wrong;
      return windoku_windows(shape).empty() ? "needs a grid with room for windows" : "";
    },
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<Cells> all = windoku_windows(puzzle.shape);
          return std::all_of(all.begin(), all.end(),
                             [&](const Cells& window) { return are_different(window, values); });
        },
    .post =
        [](const Clue&, const Puzzle& puzzle, Model& model) {
          for (const Cells& window : windoku_windows(puzzle.shape)) model.different(window);
        },
};

}  // namespace shudu::variant
