// XV: two cells have a sum: 5 for V, 10 for X.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule xv_rule = {
    .id = "xv",
    .name = {"rule.xv", "XV"},
    .meaning = {"rule.xv.meaning", "The two digits add up to the number: V means 5, X means 10."},
    .form = "two cells; sum",
    .look = {Look::Kind::numeral},
    .parts = {1, 1},
    .cells = {2, 2},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return values[clue.parts[0][0]] + values[clue.parts[0][1]] == clue.numbers[0];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int sum = clue.numbers[0];
          relate_steps(model, clue.parts[0], [=](int a, int b) { return a + b == sum; });
        },
};

}  // namespace shudu::variant
