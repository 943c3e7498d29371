// Sum: the values of the cells, each times its weight, add up to the total. A cell may occur several times.
#include <cstdlib>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule sum_rule = {
    .id = "sum",
    .name = {"rule.sum", "Sum"},
    .meaning = {"rule.sum.meaning",
                "The digits, each times its weight, add up to the number. Without weights, each counts once."},
    .form = "cells; sum, [weight of each cell]",
    .look = {Look::Kind::total, "#3a6ea5"},
    .parts = {1, 1},
    .cells = {1, max_cells},
    .numbers = {1, 1 + max_cells},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      constexpr int max_weight = 10'000;  // keeps sums within an int
      if (clue.numbers.size() > 1 && clue.numbers.size() != clue.parts[0].size() + 1) {
        return "does not have a weight for each cell";
      }
      for (std::size_t i = 1; i < clue.numbers.size(); ++i) {
        if (std::abs(clue.numbers[i]) > max_weight) return "has the weight " + std::to_string(clue.numbers[i]);
      }
      return {};
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& cells = clue.parts[0];
          int sum = 0;
          for (std::size_t i = 0; i < cells.size(); ++i) {
            sum += values[cells[i]] * (clue.numbers.size() > 1 ? clue.numbers[i + 1] : 1);
          }
          return sum == clue.numbers[0];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          if (clue.numbers.size() == 1) return model.sum(clue.parts[0], clue.numbers[0]);
          model.weighted_sum(clue.parts[0], {clue.numbers.begin() + 1, clue.numbers.end()}, clue.numbers[0]);
        },
};

}  // namespace shudu::variant
