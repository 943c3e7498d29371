// Double arrow: the values between the two ends of the line add up to the sum of the ends.
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule double_arrow_rule = {
    .id = "double_arrow",
    .name = {"rule.double_arrow", "Double arrow"},
    .meaning = {"rule.double_arrow.meaning",
                "The digits between the two circles add up to the sum of the digits in the circles."},
    .form = "line",
    .look = {Look::Kind::circles, "#9a9a9a", 0.06},
    .parts = {1, 1},
    .cells = {3, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const int ends = values[line.front()] + values[line.back()];
          return sum_of(line, values) == 2 * ends;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          model.equal_sums({{line.front(), line.back()}, Cells(line.begin() + 1, line.end() - 1)});
        },
};

}  // namespace shudu::variant
