// X-sum: the first X values of the line have the given sum, where X is the first of them.
//
// For every X the rest is a sum of X - 1 cells. An automaton would have to remember X and the sum: some thousand steps.
#include <algorithm>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule x_sum_rule = {
    .id = "x_sum",
    .name = {"rule.x_sum", "X-sum"},
    .meaning = {"rule.x_sum.meaning",
                "The first X values of the line have the given sum, where X is the first value of the line."},
    .form = "line; sum",
    .look = {.kind = Look::Kind::beside, .sign = "X"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const int x{values[line[0]]};
          if (x < 1 || x > static_cast<int>(line.size())) return false;
          int sum = 0;
          for (int i = 0; i < x; i++) sum += values[line[i]];
          return sum == clue.numbers[0];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const Shape& shape = model.shape();
          std::vector<std::function<void(Model&)>> branches;
          Values possible = 0;
          for (int x = std::max(1, shape.lowest); x <= std::min(static_cast<int>(line.size()), shape.highest()); x++) {
            const Cells rest(line.begin() + 1, line.begin() + x);
            const int sum = clue.numbers[0] - x;
            const SumRange range = sum_range(shape, x - 1, all_distinct(shape, rest));
            if (sum < range.least || sum > range.most || !(model.candidates()[line[0]] & shape.bit(x))) continue;
            possible |= shape.bit(x);
            branches.emplace_back([&shape, first = line[0], rest, x, sum](Model& branch) {
              branch.allow(first, shape.bit(x));
              if (!rest.empty()) branch.sum(rest, sum);
            });
          }
          if (branches.empty()) return model.impossible();
          model.allow(line[0], possible);
          if (branches.size() == 1) return branches[0](model);
          model.either(branches);
        },
};

}  // namespace shudu::variant
