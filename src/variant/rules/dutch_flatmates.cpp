// Dutch flatmates: every 5 has a 1 directly above it or a 9 directly below it (the middle, lowest and highest value).
//
// One automaton for each column, from top to bottom: whether the last value was the lowest, and whether the next must be
// the highest.
#include <utility>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule dutch_flatmates_rule = {
    .id = "dutch_flatmates",
    .name = {"rule.dutch_flatmates", "Dutch flatmates"},
    .meaning = {"rule.dutch_flatmates.meaning",
                "Every 5 has a 1 directly above it, or a 9 directly below it, or both."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = [](const Clue&, const Shape& shape) -> std::string {
      return shape.values % 2 == 1 && shape.values >= 3 ? "" : "needs a middle value";
    },
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const Shape& shape = puzzle.shape;
          const int middle = shape.lowest + shape.values / 2;
          const auto has = [&](int row, int column, int value) {
            return shape.contains(row, column) && values[shape.cell(row, column)] == value;
          };
          for (int row = 0; row < shape.rows; row++) {
            for (int column = 0; column < shape.columns; column++) {
              if (!has(row, column, middle)) continue;
              if (!has(row - 1, column, shape.lowest) && !has(row + 1, column, shape.highest())) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue&, const Puzzle&, Model& model) {
          const Shape& shape = model.shape();
          enum { plain, after_lowest, needs_highest };
          const int lowest = shape.lowest, highest = shape.highest(), middle = lowest + shape.values / 2;
          const auto automaton = std::make_shared<const Automaton>(automaton_of(
              shape, plain,
              [=](int state, int value) -> int {
                if (state == needs_highest && value != highest) return no_state;
                if (value == middle && state != after_lowest) return needs_highest;
                return value == lowest ? after_lowest : plain;
              },
              [](int state) { return state != needs_highest; }));
          for (int column = 0; column < shape.columns; column++) {
            Cells run;  // without a gap between overlapping grids
            for (int row = 0; row <= shape.rows; row++) {
              if (row < shape.rows && in_grid(shape, shape.cell(row, column))) {
                run.push_back(shape.cell(row, column));
              } else if (!run.empty()) {
                model.along(std::exchange(run, {}), automaton);
              }
            }
          }
        },
};

}  // namespace shudu::variant
