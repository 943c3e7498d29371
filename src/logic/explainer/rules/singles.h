// Singles. Hidden singles come first: the last blank cell of a house (boxes, columns, rows), then a digit with one
// place left in its box, then in its column, then in its row. Naked singles come later, row by row.
//
// A rating spends most of its time here, so the first hidden single is found without building a finding.
#pragma once

#include <optional>

#include "logic/explainer/rules/subsets.h"

namespace shudu::logic::explainer {

struct HiddenSingle {
  Candidate placed;
  House house;
  bool is_last = false;  // the last blank cell of the house

  int rating() const { return is_last ? 10 : house.kind() == House::Kind::box ? 12 : 15; }
};
// The hidden single that the solver takes.
std::optional<HiddenSingle> first_hidden_single(const State& state);

inline Finding finding_of(const HiddenSingle& single) {
  return {.rule = Rule::hidden_single,
          .rating = single.rating(),
          .kind = single.is_last ? 1 : 0,
          .digits = {single.placed.digit},
          .cells = {single.placed.cell},
          .base = only(single.house),
          .placed = single.placed};
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
