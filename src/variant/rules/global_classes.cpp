// Global entropy and global modulus: every 2×2 square of the grid has a value of each class: low, middle and high, or
// each remainder.
#include <array>
#include <bit>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// The 2×2 squares whose four cells are all in a grid.
std::vector<Cells> small_squares(const Shape& shape) {
  std::vector<Cells> squares;
  for (int row = 0; row + 1 < shape.rows; row++) {
    for (int column = 0; column + 1 < shape.columns; column++) {
      Cells square;
      for (const auto& [down, right] : {std::array{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
        const Cell cell = shape.cell(row + down, column + right);
        if (in_grid(shape, cell)) square.push_back(cell);
      }
      if (square.size() == 4) squares.push_back(square);
    }
  }
  return squares;
}

bool every_square_has_all(const Shape& shape, std::span<const std::int8_t> values, int classes,
                          const std::function<int(int value)>& class_of) {
  for (const Cells& square : small_squares(shape)) {
    unsigned seen = 0;
    for (const Cell cell : square) seen |= 1u << class_of(values[cell]);
    if (std::popcount(seen) != classes) return false;
  }
  return true;
}

void post_every_square(Model& model, int classes, const std::function<int(int value)>& class_of) {
  const Shape& shape = model.shape();
  std::vector<Values> members(classes);
  for (int value = shape.lowest; value <= shape.highest(); value++) members[class_of(value)] |= shape.bit(value);
  for (const Cells& square : small_squares(shape)) {
    for (const Values values : members) model.count(square, values, 1, 4 - (classes - 1));
  }
}

}  // namespace

constinit const Rule global_entropy_rule = {
    .id = "global_entropy",
    .name = {"rule.global_entropy", "Global entropy"},
    .meaning = {"rule.global_entropy.meaning",
                "Every 2×2 square has a low value (1, 2, 3), a middle value (4, 5, 6) and a high value (7, 8, 9)."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = [](const Clue&, const Shape& shape) -> std::string {
      return shape.values % 3 == 0 ? "" : "needs a number of values that is a multiple of 3";
    },
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const Shape& shape = puzzle.shape;
          return every_square_has_all(shape, values, 3,
                                      [&](int value) { return (value - shape.lowest) / (shape.values / 3); });
        },
    .post =
        [](const Clue&, const Puzzle&, Model& model) {
          const int lowest = model.shape().lowest, third = model.shape().values / 3;
          post_every_square(model, 3, [=](int value) { return (value - lowest) / third; });
        },
};

constinit const Rule global_modulus_rule = {
    .id = "global_modulus",
    .name = {"rule.global_modulus", "Global modulus"},
    .meaning = {"rule.global_modulus.meaning",
                "Every 2×2 square has values with all remainders when divided by 3: one of 1, 4, 7, one of 2, 5, 8 and "
                "one of 3, 6, 9."},
    .form = "; number = 3",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {0, 1},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      const int modulus = clue.numbers.empty() ? 3 : clue.numbers[0];
      return modulus >= 1 && modulus <= 4 ? "" : "has a number outside 1 to 4";
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const int modulus = clue.numbers.empty() ? 3 : clue.numbers[0];
          return every_square_has_all(puzzle.shape, values, modulus, [=](int value) { return value % modulus; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int modulus = clue.numbers.empty() ? 3 : clue.numbers[0];
          post_every_square(model, modulus, [=](int value) { return value % modulus; });
        },
};

}  // namespace shudu::variant
