// Bounds of ratings, from the deductions that our own rating makes with the whole board at once.
//
// Sudoku Explainer takes one of the easiest steps that it finds. As long as a single is left, the next step is rated at
// most 2.3. As long as a single, locked candidates or a pair is left, it is rated at most 3.4. A deduction that is
// possible stays possible, or becomes an easier one, when other candidates are removed. So if singles solve the puzzle,
// its ER is at most 2.3, whatever steps are taken in between. Our own rating has the same kinds with the same figures.
#include "hunt/goal.h"
#include "logic/own/decisions.h"

namespace shudu::hunt {

namespace {

namespace own = logic::own;

constexpr Value by_singles = Value{23} << 16 | 0xffff, by_basics = Value{34} << 16 | 0xffff;

bool places(const own::Decisions& decisions) {
  for (DigitSet digits : decisions.placed) {
    if (!digits.empty()) return true;
  }
  return false;
}

// Whether repeated deductions of this kind reach a placement, or with `all`, solve the puzzle.
bool succeeds(const Grid& form, own::Kind kind, bool all) {
  logic::State state{form};
  while (!state.is_solved()) {
    const own::Decisions decisions = kind(state);
    if (decisions.empty()) return false;
    if (!all && places(decisions)) return true;
    decisions.apply_to(state);
  }
  return true;
}

}  // namespace

Value bound_of(const Grid& form, Goal goal) {
  if (goal == Goal::clues) return static_cast<Value>(Cell::count - form.clue_count());
  if (goal == Goal::score) return largest_value;
  // EP and ED concern the steps up to the first placement only.
  const bool all = goal == Goal::er || goal == Goal::own;
  if (succeeds(form, own::singles, all)) return by_singles;
  return succeeds(form, own::basics, all) ? by_basics : largest_value;
}

}  // namespace shudu::hunt
