// Negative ratio: no two cells that share an edge have one of the ratios, unless a dot of either colour is between
// them.
#include <algorithm>
#include <vector>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

constinit const Rule negative_ratio_rule = {
    .id = "negative_ratio",
    .name = {"rule.negative_ratio", "Negative ratio"},
    .meaning = {"rule.negative_ratio.meaning",
                "No two neighbours without a dot have one of the ratios. Without a number, the ratio is 2."},
    .form = "ratios = 2",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {0, max_values},
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{2} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&difference_rule, &ratio_rule})) {
            for (const int number : numbers) {
              if (values[a] == number * values[b] || values[b] == number * values[a]) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{2} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&difference_rule, &ratio_rule})) {
            model.relate(a, b, [&](int x, int y) {
              return std::none_of(numbers.begin(), numbers.end(),
                                  [=](int number) { return x == number * y || y == number * x; });
            });
          }
        },
};

}  // namespace shudu::variant
