#include "format/variants/fpuzzles_keys.h"

#include <algorithm>
#include <iterator>

namespace shudu::variant {
namespace {

using enum FpuzzlesForm;

constexpr FpuzzlesKey fpuzzles_keys[] = {
    {"killercage", "killer_cage", cells, true},
    {"arrow", "arrow", arrow},
    {"thermometer", "thermometer", lines},
    {"slowthermometer", "slow_thermometer", lines},
    {"difference", "difference", cells, true},
    {"ratio", "ratio", cells, true},
    {"xv", "xv", xv, true},
    {"littlekillersum", "little_killer", little_killer, true},
    {"diagonal+", "positive_diagonal", flag},
    {"diagonal-", "negative_diagonal", flag},
    {"antiknight", "anti_knight", flag},
    {"antiking", "anti_king", flag},
    {"disjointgroups", "disjoint_groups", flag},
    {"nonconsecutive", "nonconsecutive", flag},
    {"whispers", "whisper", lines, true},
    {"renban", "renban", lines},
    {"palindrome", "palindrome", lines},
    {"regionsumline", "region_sum_line", lines},
    {"betweenline", "between_line", lines},
    {"lockout", "lockout_line", lines},
    {"entropicline", "entropic_line", lines},
    {"modularline", "modular_line", lines},
    {"zipperline", "zipper_line", lines},
    {"nabner", "nabner", lines},
    {"doublearrow", "double_arrow", lines},
    {"odd", "odd", cell},
    {"even", "even", cell},
    {"minimum", "minimum", cell},
    {"maximum", "maximum", cell},
    {"extraregion", "extra_region", cells},
    {"clone", "clone", clone},
    {"quadruple", "quadruple", cells, true},
    {"sandwichsum", "sandwich", outside, true},
    {"xsum", "x_sum", outside, true},
    {"skyscraper", "skyscraper", outside, true},
    {"rowindexer", "row_indexer", cells},
    {"columnindexer", "column_indexer", cells},
    {"boxindexer", "box_indexer", cells},
};

constexpr std::string_view harmless_keys[] = {
    "disabledlogic", "truecandidatesoptions", "successMessage", "fogofwar", "foglight", "triggereffect",
};

}  // namespace

const FpuzzlesKey* fpuzzles_key_named(std::string_view key) {
  const auto* row = std::ranges::find(fpuzzles_keys, key, &FpuzzlesKey::key);
  return row == std::end(fpuzzles_keys) ? nullptr : row;
}

const FpuzzlesKey* fpuzzles_key_of(const Rule& rule) {
  const auto* row = std::ranges::find(fpuzzles_keys, rule.id, &FpuzzlesKey::rule);
  return row == std::end(fpuzzles_keys) ? nullptr : row;
}

bool fpuzzles_key_is_harmless(std::string_view key) {
  return std::ranges::find(harmless_keys, key) != std::end(harmless_keys);
}

}  // namespace shudu::variant
