// Greater than: each value along the line is greater than the next.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule greater_than_rule = {
    .id = "greater_than",
    .name = {"rule.greater_than", "Greater than"},
    .meaning = {"rule.greater_than.meaning", "Each digit is greater than the next one on the line."},
    .form = "line",
    .look = {Look::Kind::angle},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return every_step(clue.parts[0], values, [](int a, int b) { return a > b; });
        },
    .post = [](const Clue& clue, const Puzzle&,
               Model& model) { relate_steps(model, clue.parts[0], [](int a, int b) { return a > b; }); },
};

}  // namespace shudu::variant
