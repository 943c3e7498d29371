// Odd and even cells.
#include <algorithm>

#include "variant/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule odd_rule = {
    .id = "odd",
    .name = {"rule.odd", "Odd"},
    .meaning = {"rule.odd.meaning", "The marked cells hold odd digits."},
    .form = "cells",
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& cells = clue.parts[0];
          return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return values[cell] % 2 == 1; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          for (const Cell cell : clue.parts[0]) model.allow_if(cell, [](int value) { return value % 2 != 0; });
        },
};

constinit const Rule even_rule = {
    .id = "even",
    .name = {"rule.even", "Even"},
    .meaning = {"rule.even.meaning", "The marked cells hold even digits."},
    .form = "cells",
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& cells = clue.parts[0];
          return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return values[cell] % 2 == 0; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          for (const Cell cell : clue.parts[0]) model.allow_if(cell, [](int value) { return value % 2 == 0; });
        },
};

}  // namespace shudu::variant
