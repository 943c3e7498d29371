// Ratio: one of two cells is a multiple of the other, usually the double (the black dot of Kropki).
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule ratio_rule = {
    .id = "ratio",
    .name = {"rule.ratio", "Ratio"},
    .meaning = {"rule.ratio.meaning",
                "One of the two digits is the other one times the number. A black dot without a number means 2."},
    .form = "two cells; ratio = 2",
    .look = {Look::Kind::black_dot},
    .parts = {1, 1},
    .cells = {2, 2},
    .numbers = {0, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const int ratio = clue.numbers.empty() ? 2 : clue.numbers[0];
          const std::int8_t a = values[clue.parts[0][0]], b = values[clue.parts[0][1]];
          return a == ratio * b || b == ratio * a;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int ratio = clue.numbers.empty() ? 2 : clue.numbers[0];
          relate_steps(model, clue.parts[0], [=](int a, int b) { return a == b * ratio || b == a * ratio; });
        },
};

}  // namespace shudu::variant
