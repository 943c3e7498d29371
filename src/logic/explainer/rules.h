// The rules that dynamic chains may use inside: every hint of each, in Sudoku Explainer's order.
//
//   find_locking(state, [&](const Hint& hint) { …; return true; });     // true: go on
//
// In Hint: `digits` and `cells` of the pattern, `base` and `cover` houses (a hidden or naked pair: base is its house),
// removals[0] what is taken away.
#pragma once

#include "logic/explainer/fish.h"     // find_fish<2>: X-wing
#include "logic/explainer/locking.h"  // find_locking
#include "logic/explainer/sets.h"     // find_hidden_set<2, false>, find_naked_set<2>
