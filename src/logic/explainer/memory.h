// Memory: what need not be searched again. Most rules examine one house or one digit at a time. A rule that found
// nothing in a house finds nothing there until the house changes, and a step changes few houses. The same holds for
// digits.
#pragma once

#include "logic/explainer/finding.h"
#include "logic/explainer/rules/aligned.h"
#include "logic/explainer/rules/unique_loops.h"

namespace shudu::logic::explainer {

class Memory {
 public:
  // The houses and digits that the rules still have to examine.
  struct Open {
    std::array<HouseSet, 5> naked, hidden, direct_hidden;  // by size
    std::array<DigitSet, 5> fish;
    DigitSet locking, direct_locking;
  };
  Open open;
  AlignedMemory pairs, triples;
  LoopMemory loops;

  Memory() {
    open.naked.fill(all_houses);
    open.hidden.fill(all_houses);
    open.direct_hidden.fill(all_houses);
    open.fish.fill(DigitSet::all());
    open.locking = open.direct_locking = DigitSet::all();
  }

  // Reopens what has changed since the last call.
  void update(const State& state) {
    CellSet changed;
    DigitSet digits;
    for (int digit = 1; digit <= 9; ++digit) {
      const CellSet now = state.places(digit);
      if (now == places_[digit]) continue;
      changed |= (now - places_[digit]) | (places_[digit] - now);
      places_[digit] = now;
      digits.insert(digit);
    }
    if (digits.empty()) return;
    HouseSet houses = 0;
    for (int i = 0; i < House::count; ++i) {
      if (House{i}.cells().intersects(changed)) houses |= only(House{i});
    }
    for (auto* sets : {&open.naked, &open.hidden, &open.direct_hidden}) {
      for (HouseSet& set : *sets) set |= houses;
    }
    for (DigitSet& set : open.fish) set |= digits;
    open.locking |= digits;
    open.direct_locking |= digits;
  }

 private:
  std::array<CellSet, 10> places_;  // of each digit, at the last update
};

}  // namespace shudu::logic::explainer
