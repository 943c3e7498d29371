#include "ask/technique_constraints.h"

#include "base/comma_list.h"
#include "shudu/ask.h"

namespace shudu::ask {

std::optional<UnknownTechnique> set_techniques(const TechniqueNames& names, LogicConstraints& constraints) {
  // Each word of `uses` must be on the path, so each is a list of its own.
  for (std::string_view name : split_at_commas(names.uses)) {
    if (name.empty()) continue;
    const auto techniques = chosen_techniques(name, "");
    if (!techniques) return UnknownTechnique{"uses", techniques.error().found};
    constraints.uses.push_back(*techniques);
  }
  if (!names.hardest.empty()) {
    const auto techniques = chosen_techniques(names.hardest, "");
    if (!techniques) return UnknownTechnique{"hardest", techniques.error().found};
    constraints.hardest = *techniques;
  }
  if (!names.only.empty()) {
    const auto techniques = chosen_techniques("singles," + names.only, "");
    if (!techniques) return UnknownTechnique{"only", techniques.error().found};
    constraints.only = *techniques;
  }
  return std::nullopt;
}

}  // namespace shudu::ask
