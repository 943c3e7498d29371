// Negative XV: no two cells that share an edge have one of the sums, unless a sum is marked between them.
#include <algorithm>
#include <vector>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

constinit const Rule negative_xv_rule = {
    .id = "negative_xv",
    .name = {"rule.negative_xv", "Negative XV"},
    .meaning = {"rule.negative_xv.meaning",
                "No two neighbours without a mark have one of the sums. Without a number, the sums are 5 and 10."},
    .form = "sums = 5, 10",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {0, max_values},
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{5, 10} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&xv_rule})) {
            for (const int number : numbers) {
              if (values[a] + values[b] == number) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          const std::vector<int> numbers = clue.numbers.empty() ? std::vector<int>{5, 10} : clue.numbers;
          for (const auto& [a, b] : unmarked_pairs(puzzle, {&xv_rule})) {
            model.relate(a, b, [&](int x, int y) {
              return std::none_of(numbers.begin(), numbers.end(), [=](int number) { return x + y == number; });
            });
          }
        },
};

}  // namespace shudu::variant
