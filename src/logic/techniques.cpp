#include "logic/techniques.h"

#include "base/same_id.h"

namespace shudu::logic {

std::span<const Technique* const> techniques() { return technique_table; }

const Technique* find_technique(std::string_view id) {
  const auto* const found = find_by_id(technique_table, id, &Technique::id);
  return found == std::end(technique_table) ? nullptr : *found;
}

}  // namespace shudu::logic
