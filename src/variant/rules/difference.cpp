// Difference: two cells differ by a number, usually 1 (the white dot of Kropki).
#include <cstdlib>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule difference_rule = {
    .id = "difference",
    .name = {"rule.difference", "Difference"},
    .meaning = {"rule.difference.meaning",
                "The difference of the two digits is the number. A white dot without a number means 1."},
    .form = "two cells; difference = 1",
    .look = {Look::Kind::white_dot},
    .parts = {1, 1},
    .cells = {2, 2},
    .numbers = {0, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const int difference = clue.numbers.empty() ? 1 : clue.numbers[0];
          return std::abs(values[clue.parts[0][0]] - values[clue.parts[0][1]]) == difference;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int difference = clue.numbers.empty() ? 1 : clue.numbers[0];
          relate_steps(model, clue.parts[0], [=](int a, int b) { return a - b == difference || b - a == difference; });
        },
};

}  // namespace shudu::variant
