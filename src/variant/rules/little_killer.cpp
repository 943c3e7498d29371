// Little killer: the values along a diagonal add up to the number. They may repeat.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule little_killer_rule = {
    .id = "little_killer",
    .name = {"rule.little_killer", "Little killer"},
    .meaning = {"rule.little_killer.meaning",
                "The digits along the diagonal arrow add up to the number. Digits may repeat."},
    .form = "cells; sum",
    .look = {Look::Kind::beside_diagonal},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .holds = [](const Clue& clue, const Puzzle&,
                std::span<const std::int8_t> values) { return sum_of(clue.parts[0], values) == clue.numbers[0]; },
    .post = [](const Clue& clue, const Puzzle&, Model& model) { model.sum(clue.parts[0], clue.numbers[0]); },
};

}  // namespace shudu::variant
