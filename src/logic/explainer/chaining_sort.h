// The order of hints, and which of them are told.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "logic/explainer/chaining_hint.h"

namespace shudu::logic::explainer::chaining {

// Easiest first; of hints that remove the same candidates only the first stays.
inline void sort_and_filter(std::vector<Hint>& hints) {
  if (hints.size() < 2) return;
  std::stable_sort(hints.begin(), hints.end(), comes_before);
  std::set<std::vector<Id>> known;
  std::vector<Hint> different;
  for (Hint& hint : hints) {
    if (known.insert(hint.removed).second) different.push_back(std::move(hint));
  }
  hints = std::move(different);
}

}  // namespace shudu::logic::explainer::chaining
