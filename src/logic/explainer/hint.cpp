#include "logic/explainer/hint.h"

namespace shudu::logic::explainer {

void apply(State& state, const Hint& hint) {
  if (hint.placed) state.place(hint.placed->cell, hint.placed->digit);
  for (int i = 0; i < hint.removal_count; ++i) {
    const auto& [cells, digits] = hint.removals[i];
    for (Cell cell : cells) {
      for (int digit : state.candidates(cell) & digits) state.remove(cell, digit);
    }
  }
}

}  // namespace shudu::logic::explainer
