// Arrow: the values along the shaft add up to the value in the circle. Two or three cells in the circle (a pill) are
// the digits of one number, read from left to right and from top to bottom; then only the first may be above 9.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule arrow_rule = {
    .id = "arrow",
    .name = {"rule.arrow", "Arrow"},
    .meaning = {"rule.arrow.meaning",
                "The digits along the arrow add up to the number in its circle. Digits may repeat on an arrow."},
    .form = "circle, shaft",
    .look = {Look::Kind::arrow},
    .parts = {2, 2},
    .cells = {1, any_number},
    .fault =
        [](const Clue& clue, const Shape&) {
          return std::string{clue.parts[0].size() > 3 ? "has more than 3 cells in the circle" : ""};
        },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          Cells circle = clue.parts[0];
          std::sort(circle.begin(), circle.end());
          int number = 0;
          for (const Cell cell : circle) {
            if (cell != circle[0] && values[cell] > 9) return false;
            number = number * 10 + values[cell];
          }
          return number == sum_of(clue.parts[1], values);
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          Cells cells = clue.parts[0];
          std::sort(cells.begin(), cells.end());
          std::vector<int> weights(cells.size(), 1);
          for (std::size_t i = weights.size() - 1; i-- > 0;) weights[i] = weights[i + 1] * 10;
          for (const Cell cell : cells) {
            if (cell != cells[0]) model.allow_if(cell, [](int value) { return value <= 9; });
          }
          cells.insert(cells.end(), clue.parts[1].begin(), clue.parts[1].end());
          weights.resize(cells.size(), -1);
          model.weighted_sum(cells, weights, 0);
        },
};

}  // namespace shudu::variant
