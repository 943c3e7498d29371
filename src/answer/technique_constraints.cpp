#include "answer/technique_constraints.h"

#include <algorithm>

#include "shudu/logic_start.h"

namespace shudu {

std::optional<UnknownTechnique> set_techniques(const TechniqueNames& names, LogicConstraints& constraints) {
  // Each word of `uses` must be on the path, so each is a list of its own.
  for (std::size_t at = 0; at < names.uses.size();) {
    const std::size_t comma = std::min(names.uses.find(',', at), names.uses.size());
    if (comma > at) {
      const auto techniques = chosen_techniques(names.uses.substr(at, comma - at), "");
      if (!techniques) return UnknownTechnique{"uses", techniques.error()};
      constraints.uses.push_back(*techniques);
    }
    at = comma + 1;
  }
  if (!names.hardest.empty()) {
    const auto techniques = chosen_techniques(names.hardest, "");
    if (!techniques) return UnknownTechnique{"hardest", techniques.error()};
    constraints.hardest = *techniques;
  }
  if (!names.only.empty()) {
    const auto techniques = chosen_techniques("singles," + names.only, "");
    if (!techniques) return UnknownTechnique{"only", techniques.error()};
    constraints.only = *techniques;
  }
  return std::nullopt;
}

}  // namespace shudu
