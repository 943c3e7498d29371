// The table of rules.
#include "variant/rules.h"

#include "base/same_id.h"

namespace shudu::variant {

namespace {

// All rules, the most common first.
constexpr const Rule* rule_table[] = {
    &killer_cage_rule,
    &arrow_rule,
    &any_of_rule,
};

}  // namespace

std::span<const Rule* const> rules() { return rule_table; }

const Rule* find_rule(std::string_view id) {
  const auto row = find_by_id(rule_table, id, [](const Rule* rule) { return rule->id; });
  return row == std::end(rule_table) ? nullptr : *row;
}

}  // namespace shudu::variant
