// Bivalue universal grave: if every blank cell had two candidates and every missing digit two places in each house, the
// puzzle would have two solutions or none. So one of the extra candidates is true.
//
//   type 1   one cell has extra candidates: it is one of them
//   type 2   one extra digit in several cells: what sees all of them is not that digit
//   type 3   the extra digits of several cells of one house and other cells of it make a naked set
//   type 4   two cells of one house, which both have another digit: one of them is extra, the other is that digit
#pragma once

#include <array>
#include <functional>

#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

// The extra candidates of each cell. Precondition: the state is a grave.
std::array<DigitSet, Cell::count> extra_candidates(const State& state);

bool find_grave(const State& state, const std::function<bool(const Finding&)>& take);

}  // namespace shudu::logic::explainer
