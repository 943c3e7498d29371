// Extra region: the values in the cells are different.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule extra_region_rule = {
    .id = "extra_region",
    .name = {"rule.extra_region", "Extra region"},
    .meaning = {"rule.extra_region.meaning", "The digits in the marked cells are different."},
    .form = "cells",
    .look = {Look::Kind::shade, "#e3e9f4"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds = [](const Clue& clue, const Puzzle&,
                std::span<const std::int8_t> values) { return are_different(clue.parts[0], values); },
    .post = [](const Clue& clue, const Puzzle&, Model& model) { model.different(clue.parts[0]); },
};

}  // namespace shudu::variant
