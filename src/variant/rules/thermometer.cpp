// Thermometer: the values increase from the bulb to the tip. A slow thermometer may have equal values side by side.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

constinit const Rule thermometer_rule = {
    .id = "thermometer",
    .name = {"rule.thermometer", "Thermometer"},
    .meaning = {"rule.thermometer.meaning", "The digits increase from the bulb to the tip."},
    .form = "line, bulb first",
    .look = {Look::Kind::bulb, "#c4c4c4", 0.28},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return every_step(clue.parts[0], values, [](int a, int b) { return a < b; });
        },
    .post = [](const Clue& clue, const Puzzle&,
               Model& model) { relate_steps(model, clue.parts[0], [](int a, int b) { return a < b; }); },
};

constinit const Rule slow_thermometer_rule = {
    .id = "slow_thermometer",
    .name = {"rule.slow_thermometer", "Slow thermometer"},
    .meaning = {"rule.slow_thermometer.meaning", "The digits increase or stay the same from the bulb to the tip."},
    .form = "line, bulb first",
    .look = {Look::Kind::open_bulb, "#c4c4c4"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return every_step(clue.parts[0], values, [](int a, int b) { return a <= b; });
        },
    .post = [](const Clue& clue, const Puzzle&,
               Model& model) { relate_steps(model, clue.parts[0], [](int a, int b) { return a <= b; }); },
};

}  // namespace shudu::variant
