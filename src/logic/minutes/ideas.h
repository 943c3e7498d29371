// Ideas: what the player does when no digit can be placed at once. All deductions of the easiest idea that has any are
// made together, so the result does not depend on the order of a search.
#pragma once

#include "logic/minutes/habits.h"
#include "shudu/logic.h"

namespace shudu::logic::minutes {

// Applies the easiest idea that decides anything, and returns it.
// Preconditions: the state has a blank cell but no opening, and `solution` is its only solution.
Idea apply_easiest_idea(State& state, const Grid& solution, const Habits& habits);

}  // namespace shudu::logic::minutes
