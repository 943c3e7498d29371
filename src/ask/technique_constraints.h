// The constraints on a solving path that name techniques, as text: options of the question generate.
#pragma once

#include <optional>
#include <string>

#include "shudu/generate.h"

namespace shudu::ask {

// Lists of ids, pages and families, separated by commas; empty for no constraint.
struct TechniqueNames {
  std::string uses;     // the path uses all of these
  std::string hardest;  // the hardest technique of the path is one of these
  std::string only;     // these techniques and singles solve the puzzle
};

struct UnknownTechnique {
  std::string option;  // "uses", "hardest" or "only"
  std::string name;    // that no technique has
};

// Sets uses, hardest and only of the constraints. Returns the first name that is not known.
std::optional<UnknownTechnique> set_techniques(const TechniqueNames& names, LogicConstraints& constraints);

}  // namespace shudu::ask
