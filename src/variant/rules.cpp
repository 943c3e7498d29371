// The table of rules.
#include "variant/rules.h"

#include "base/same_id.h"

namespace shudu::variant {

namespace {

constexpr const Rule* rule_table[] = {
#define RULE(id) &id##_rule,
#include "variant/rules.def"
#undef RULE
};

}  // namespace

std::span<const Rule* const> rules() { return rule_table; }

const Rule* find_rule(std::string_view id) {
  const auto row = find_by_id(rule_table, id, [](const Rule* rule) { return rule->id; });
  return row == std::end(rule_table) ? nullptr : *row;
}

}  // namespace shudu::variant
