// Trials: a candidate is taken for true, and what follows is written down round by round until the board contradicts
// itself. The number of rounds is the length of the argument.
#pragma once

#include "logic/own/decisions.h"

namespace shudu::logic::own {

// All candidates that lead to a contradiction in the smallest number of rounds any of them needs, at most `most`; that
// number in `rounds`. In a round all deductions of `kind` are made at once. Precondition: no contradiction yet.
Decisions shortest_contradictions(const State& state, Kind kind, int most, int& rounds);

// A kind of deduction: singles where there are some, otherwise every candidate goes that singles refute.
Decisions singles_or_refutations(const State& state);

}  // namespace shudu::logic::own
