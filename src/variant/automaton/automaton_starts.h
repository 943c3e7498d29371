// An automaton that begins in one of several states: a guess at the beginning, which the following values confirm.
#pragma once

#include <functional>
#include <span>

#include "variant/automaton/automaton.h"

namespace shudu::variant {

// Like automaton_of (automaton.h), with several states to begin in. It accepts a sequence that leads from one of them to
// an accepting state. It is nondeterministic in its first step only. Empty if there are more than max_states.
Automaton automaton_of_starts(const Shape& shape, std::span<const int> starts,
                              const std::function<int(int state, int value)>& next,
                              const std::function<bool(int state)>& accepts);

}  // namespace shudu::variant
