// Numbered room: the N-th cell of the line has the given value, where N is the value of its first cell.
#include "variant/rules.h"
#include "variant/rules/index.h"

namespace shudu::variant {

constinit const Rule numbered_room_rule = {
    .id = "numbered_room",
    .name = {"rule.numbered_room", "Numbered room"},
    .meaning = {"rule.numbered_room.meaning",
                "The N-th cell of the line has the given value, where N is the value of the first cell."},
    .form = "line; value",
    .look = {.kind = Look::Kind::beside, .sign = "№"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          return index_holds(values[line[0]], line, clue.numbers[0], values);
        },
    .post = [](const Clue& clue, const Puzzle&,
               Model& model) { post_index(model, clue.parts[0][0], clue.parts[0], clue.numbers[0]); },
};

}  // namespace shudu::variant
