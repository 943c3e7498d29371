// Whisper: neighbours on the line differ by at least a number, usually 5 (German whispers).
#include <cstdlib>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule whisper_rule = {
    .id = "whisper",
    .name = {"rule.whisper", "Whisper"},
    .meaning = {"rule.whisper.meaning",
                "Neighbouring digits on the line differ by at least the number, which is 5 by default."},
    .form = "line; difference = 5",
    .look = {Look::Kind::line, "#6fcf73"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {0, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const int least = clue.numbers.empty() ? 5 : clue.numbers[0];
          return every_step(clue.parts[0], values, [=](int a, int b) { return std::abs(a - b) >= least; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const int least = clue.numbers.empty() ? 5 : clue.numbers[0];
          relate_steps(model, clue.parts[0], [=](int a, int b) { return a >= b + least || b >= a + least; });
        },
};

}  // namespace shudu::variant
