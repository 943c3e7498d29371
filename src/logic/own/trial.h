// Trials: a candidate is assumed to be true, and its consequences are applied in rounds until the board is
// contradictory. The number of rounds is the length of the argument.
#pragma once

#include <functional>

#include "logic/own/decisions.h"

namespace shudu::logic::own {

// All candidates that lead to a contradiction in the smallest number of rounds that any of them needs, at most `most`.
// Stores that number in `rounds`. A round applies all deductions of `kind` at once. Precondition: no contradiction yet.
// `go_on` is called before every candidate. If it returns false, there are no decisions.
Decisions shortest_contradictions(const State& state, Kind kind, int most, int& rounds,
                                  const std::function<bool()>& go_on = nullptr);

// A kind of deduction: singles if there are any, otherwise the removal of every candidate that singles refute.
Decisions singles_or_refutations(const State& state);

}  // namespace shudu::logic::own
