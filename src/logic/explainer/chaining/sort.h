// The order of findings, and which of them are reported.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "logic/explainer/chaining/finding.h"

namespace shudu::logic::explainer::chaining {

// Easiest first. Of findings that remove the same candidates only the first is kept.
inline void sort_and_filter(std::vector<ChainFinding>& findings) {
  if (findings.size() < 2) return;
  std::stable_sort(findings.begin(), findings.end(), comes_before);
  std::set<std::vector<Id>> known;
  std::vector<ChainFinding> different;
  for (ChainFinding& finding : findings) {
    if (known.insert(finding.removed).second) different.push_back(std::move(finding));
  }
  findings = std::move(different);
}

}  // namespace shudu::logic::explainer::chaining
