// Diagonals: the values along a long diagonal are different. With several grids, those of every grid.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/square_grids.h"

namespace shudu::variant {

namespace {

std::vector<Cells> diagonals(const Shape& shape, bool rises) {
  std::vector<Cells> lines;
  const int side = grid_side(shape);
  for (const Corner corner : square_grids(shape)) {
    Cells& line = lines.emplace_back();
    for (int i = 0; i < side; ++i) {
      line.push_back(shape.cell(corner.row + i, corner.column + (rises ? side - 1 - i : i)));
    }
  }
  return lines;
}

template <bool rises>
bool diagonal_holds(const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const std::vector<Cells> lines = diagonals(puzzle.shape, rises);
  return std::all_of(lines.begin(), lines.end(), [&](const Cells& line) { return are_different(line, values); });
}
template <bool rises>
void post_diagonal(const Clue&, const Puzzle& puzzle, Model& model) {
  for (const Cells& line : diagonals(puzzle.shape, rises)) model.different(line);
}
std::string diagonal_fault(const Clue&, const Shape& shape) { return square_fault(shape); }

}  // namespace

constinit const Rule positive_diagonal_rule = {
    .id = "positive_diagonal",
    .name = {"rule.positive_diagonal", "Positive diagonal"},
    .meaning = {"rule.positive_diagonal.meaning",
                "The digits on the diagonal from the bottom left to the top right are different."},
    .form = "",
    .look = {Look::Kind::rising},
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = diagonal_fault,
    .holds = diagonal_holds<true>,
    .post = post_diagonal<true>,
};

constinit const Rule negative_diagonal_rule = {
    .id = "negative_diagonal",
    .name = {"rule.negative_diagonal", "Negative diagonal"},
    .meaning = {"rule.negative_diagonal.meaning",
                "The digits on the diagonal from the top left to the bottom right are different."},
    .form = "",
    .look = {Look::Kind::falling},
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = diagonal_fault,
    .holds = diagonal_holds<false>,
    .post = post_diagonal<false>,
};

}  // namespace shudu::variant
