#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

void apply(State& state, const Finding& finding) {
  if (finding.placed) state.place(finding.placed->cell, finding.placed->digit);
  for (int i = 0; i < finding.removal_count; ++i) {
    const auto& [cells, digits] = finding.removals[i];
    for (Cell cell : cells) {
      for (int digit : state.candidates(cell) & digits) state.remove(cell, digit);
    }
  }
}

}  // namespace shudu::logic::explainer
