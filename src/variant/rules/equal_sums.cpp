// Equal sums: all groups of cells have the same sum.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule equal_sums_rule = {
    .id = "equal_sums",
    .name = {"rule.equal_sums", "Equal sums"},
    .meaning = {"rule.equal_sums.meaning", "The digits of each group of cells have the same sum."},
    .form = "groups",
    .look = {Look::Kind::shade, "#e2eee4"},
    .parts = {2, any_number},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return std::all_of(clue.parts.begin(), clue.parts.end(), [&](const Cells& group) {
            return sum_of(group, values) == sum_of(clue.parts[0], values);
          });
        },
    .post = [](const Clue& clue, const Puzzle&, Model& model) { model.equal_sums(clue.parts); },
};

}  // namespace shudu::variant
