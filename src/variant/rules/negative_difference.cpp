// Negative difference: no two cells that share an edge differ by one of the numbers, unless a dot of either colour is
// between them.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

constinit const Rule negative_difference_rule = {
    .id = "negative_difference",
    .name = {"rule.negative_difference", "Negative difference"},
    .meaning = {"rule.negative_difference.meaning",
                "No two neighbours without a dot have one of the differences. Without a number, the difference is 1."},
    .form = "differences = 1",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {0, max_values},
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{1} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&difference_rule, &ratio_rule})) {
            for (const int number : numbers) {
              if (std::abs(values[a] - values[b]) == number) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{1} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&difference_rule, &ratio_rule})) {
            model.relate(a, b, [&](int x, int y) {
              return std::none_of(numbers.begin(), numbers.end(),
                                  [=](int number) { return x - y == number || y - x == number; });
            });
          }
        },
};

}  // namespace shudu::variant
