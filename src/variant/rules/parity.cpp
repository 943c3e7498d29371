// Odd and even cells.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

namespace {

template <int remainder>
bool parity_holds(const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
  return std::all_of(clue.parts[0].begin(), clue.parts[0].end(),
                     [&](Cell cell) { return values[cell] % 2 == remainder; });
}
template <int remainder>
void post_parity(const Clue& clue, const Puzzle&, Model& model) {
  for (const Cell cell : clue.parts[0]) model.allow_if(cell, [](int value) { return value % 2 == remainder; });
}

}  // namespace

constinit const Rule odd_rule = {
    .id = "odd",
    .name = {"rule.odd", "Odd"},
    .meaning = {"rule.odd.meaning", "The marked cells hold odd digits."},
    .form = "cells",
    .look = {Look::Kind::disc},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds = parity_holds<1>,
    .post = post_parity<1>,
};

constinit const Rule even_rule = {
    .id = "even",
    .name = {"rule.even", "Even"},
    .meaning = {"rule.even.meaning", "The marked cells hold even digits."},
    .form = "cells",
    .look = {Look::Kind::square},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds = parity_holds<0>,
    .post = post_parity<0>,
};

}  // namespace shudu::variant
