// Rellik cage and equality cage: cages of different values whose set fulfils a condition. Both are lists of sets.
#include <algorithm>
#include <set>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// Whether no one or more of the values have the sum.
bool rellik_sum_avoided(const std::vector<int>& values, int sum) {
  std::set<int> sums;
  for (const int value : values) {
    std::set<int> more = {value};
    for (const int other : sums) more.insert(other + value);
    sums.merge(more);
  }
  return !sums.contains(sum);
}

// Whether there are as many even as odd values and as many low as high ones, and none in the middle.
bool equality_cage_balanced(const Shape& shape, const std::vector<int>& values) {
  int odd = 0, even = 0, low = 0, high = 0;
  for (const int value : values) {
    (value % 2 ? odd : even)++;
    const int number = value - shape.lowest;
    if (number < shape.values / 2) low++;
    if (number >= shape.values - shape.values / 2) high++;
  }
  return odd == even && low == high && low + high == static_cast<int>(values.size());
}

bool special_cage_differs(std::vector<int> values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) == values.end();
}

std::vector<int> special_cage_values(const Clue& clue, std::span<const std::int8_t> all) {
  std::vector<int> values;
  for (const Cell cell : clue.parts[0]) values.push_back(all[cell]);
  return values;
}

// The cells hold different values for which the condition is true.
void post_special_cage(Model& model, const Cells& cells,
                       const std::function<bool(const std::vector<int>&)>& condition) {
  const Shape& shape = model.shape();
  const auto sets =
      sets_of(shape, static_cast<int>(cells.size()), [&](Values set) { return condition(members(shape, set)); });
  model.different(cells);
  if (sets) return model.combination(cells, *sets);
  model.check(cells, [condition](std::span<const int> values) { return condition({values.begin(), values.end()}); });
}

}  // namespace

constinit const Rule rellik_cage_rule = {
    .id = "rellik_cage",
    .name = {"rule.rellik_cage", "Rellik cage"},
    .meaning = {"rule.rellik_cage.meaning",
                "The values of the cage are different, and no one or more of them have the given sum."},
    .form = "cells; sum",
    .look = {Look::Kind::cage, "#3a6ea5"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const std::vector<int> cage = special_cage_values(clue, values);
          return special_cage_differs(cage) && rellik_sum_avoided(cage, clue.numbers[0]);
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          post_special_cage(model, clue.parts[0], [sum = clue.numbers[0]](const std::vector<int>& values) {
            return rellik_sum_avoided(values, sum);
          });
        },
};

constinit const Rule equality_cage_rule = {
    .id = "equality_cage",
    .name = {"rule.equality_cage", "Equality cage"},
    .meaning =
        {"rule.equality_cage.meaning",
         "The values of the cage are different. As many are even as odd, and as many are low as high. The middle "
         "value is not in the cage."},
    .form = "cells",
    .look = {Look::Kind::cage, "#3a6ea5"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<int> cage = special_cage_values(clue, values);
          return special_cage_differs(cage) && equality_cage_balanced(puzzle.shape, cage);
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          post_special_cage(model, clue.parts[0], [shape = puzzle.shape](const std::vector<int>& values) {
            return equality_cage_balanced(shape, values);
          });
        },
};

}  // namespace shudu::variant
