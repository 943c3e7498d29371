// Disjoint groups: the cells at the same place of every box hold different values.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/square_grids.h"

namespace shudu::variant {

namespace {

std::vector<Cells> disjoint_groups(const Shape& shape) {
  std::vector<Cells> groups;
  const BoxSize box = box_size(shape);
  const int side = grid_side(shape);
  for (const Corner corner : square_grids(shape)) {
    for (int place = 0; place < box.rows * box.columns; ++place) {
      Cells& group = groups.emplace_back();
      for (int top = place / box.columns; top < side; top += box.rows) {
        for (int left = place % box.columns; left < side; left += box.columns) {
          group.push_back(shape.cell(corner.row + top, corner.column + left));
        }
      }
    }
  }
  return groups;
}

}  // namespace

constinit const Rule disjoint_groups_rule = {
    .id = "disjoint_groups",
    .name = {"rule.disjoint_groups", "Disjoint groups"},
    .meaning = {"rule.disjoint_groups.meaning", "The cells at the same place of every box hold different digits."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = [](const Clue&, const Shape& shape) -> std::string { return square_fault(shape); },
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<Cells> groups = disjoint_groups(puzzle.shape);
          return std::all_of(groups.begin(), groups.end(),
                             [&](const Cells& group) { return are_different(group, values); });
        },
    .post =
        [](const Clue&, const Puzzle& puzzle, Model& model) {
          for (const Cells& group : disjoint_groups(puzzle.shape)) model.different(group);
        },
};

}  // namespace shudu::variant
