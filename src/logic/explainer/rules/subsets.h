// Subsets of nine things in the order in which Sudoku Explainer counts them: as binary numbers, 0011, 0101, 0110, 1001…
// So the largest member changes least often.
#pragma once

#include <bit>

#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

// Calls take(chosen, together) for each `left`-element subset of `eligible` whose combined values have at most `most`
// bits. Stops if take returns false. values(i) gives the bits of thing i.
template <int left, class Values, class Take>
bool each_subset(unsigned eligible, int most, const Values& values, const Take& take, unsigned chosen = 0,
                 unsigned together = 0) {
  for (unsigned rest = eligible; rest != 0; rest &= rest - 1) {
    const int top = std::countr_zero(rest);
    const unsigned bits = together | values(top);
    if (count(bits) > most) continue;
    const unsigned with = chosen | 1U << top;
    if constexpr (left == 1) {
      if (!take(with, bits)) return false;
    } else {
      if (!each_subset<left - 1>(eligible & ((1U << top) - 1), most, values, take, with, bits)) return false;
    }
  }
  return true;
}

// The houses in the order of singles and sets: boxes, columns, rows.
inline constexpr std::array<House, House::count> boxes_columns_rows = [] {
  std::array<House, House::count> order{};
  for (int i = 0; i < 9; ++i) {
    order[i] = House::box(i);
    order[9 + i] = House::column(i);
    order[18 + i] = House::row(i);
  }
  return order;
}();

}  // namespace shudu::logic::explainer
