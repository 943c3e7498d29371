// Killer cage: the values in the cage are different, and their sum is the number, if there is one.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule killer_cage_rule = {
    .id = "killer_cage",
    .name = {"rule.killer_cage", "Killer cage"},
    .meaning = {"rule.killer_cage.meaning",
                "The digits in the cage are different. Their sum is the number in the corner, if there is one."},
    .form = "cells; [sum]",
    .look = {Look::Kind::cage, "#333"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {0, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const bool has_sum = clue.numbers.empty() || sum_of(clue.parts[0], values) == clue.numbers[0];
          return has_sum && are_different(clue.parts[0], values);
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          model.different(clue.parts[0]);
          if (!clue.numbers.empty()) model.sum(clue.parts[0], clue.numbers[0]);
        },
};

}  // namespace shudu::variant
