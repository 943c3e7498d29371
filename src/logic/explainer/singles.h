// Singles. Hidden ones first: the last blank cell of a house (boxes, columns, rows), then a digit with one place left
// in its box, then in its column, then in its row; naked ones later, row by row.
//
// A rating spends most of its time here: the first one wanted is found without building a hint.
#pragma once

#include "logic/explainer/subsets.h"

namespace shudu::logic::explainer {

template <class Take>
bool find_hidden_single(const State& state, const Take& take) {
  for (const bool is_last : {true, false}) {
    for (House house : boxes_columns_rows) {
      if (has_one(state.blank_places(house)) != is_last) continue;
      for (int digit = 1; digit <= 9; ++digit) {
        const unsigned places = state.positions(house, digit);
        if (!has_one(places)) continue;
        const Cell cell = house.cell(std::countr_zero(places));
        if (!take({.rule = Rule::hidden_single,
                   .rating = is_last                            ? 10
                             : house.kind() == House::Kind::box ? 12
                                                                : 15,
                   .kind = is_last ? 1 : 0,
                   .digits = {digit},
                   .cells = {cell},
                   .base = only(house),
                   .placed = Candidate{cell, digit}})) {
          return false;
        }
      }
    }
  }
  return true;
}

template <class Take>
bool find_naked_single(const State& state, const Take& take) {
  for (Cell cell : state.blanks()) {
    const DigitSet digits = state.candidates(cell);
    if (!has_one(digits.bits())) continue;
    if (!take({.rule = Rule::naked_single,
               .rating = 23,
               .digits = digits,
               .cells = {cell},
               .placed = Candidate{cell, digits.first()}})) {
      return false;
    }
  }
  return true;
}

}  // namespace shudu::logic::explainer
