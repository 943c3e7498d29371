// Bivalue universal grave: were every blank cell left with two candidates and every digit with two places in each house
// that lacks it, the puzzle would have two solutions or none. So one of the extra candidates that keep it from being so
// is true.
//
//   type 1   one cell has extra candidates: it is one of them
//   type 2   one extra digit in several cells: what sees all of them is not that digit
//   type 3   the extra digits of several cells of one house and other cells of it make a naked set
//   type 4   two cells of one house, which both have another digit: one of them is extra, the other is that digit
#pragma once

#include <functional>

#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

bool find_grave(const State& state, const std::function<bool(const Finding&)>& take);

}  // namespace shudu::logic::explainer
