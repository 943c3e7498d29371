// The table of rules.
#include "variant/rules.h"

#include "base/same_id.h"

namespace shudu::variant {

namespace {

// All rules, the most common first.
constexpr const Rule* rule_table[] = {
    &killer_cage_rule,
    &thermometer_rule,
    &arrow_rule,
    &difference_rule,
    &ratio_rule,
    &xv_rule,
    &whisper_rule,
    &renban_rule,
    &little_killer_rule,
    &palindrome_rule,
    &odd_rule,
    &even_rule,
    &positive_diagonal_rule,
    &negative_diagonal_rule,
    &anti_knight_rule,
    &anti_king_rule,
    &region_sum_line_rule,
    &extra_region_rule,
    &greater_than_rule,
    &equal_sums_rule,
    &clone_rule,
    &same_values_rule,
    &negative_difference_rule,
    &negative_ratio_rule,
    &negative_xv_rule,
    &nonconsecutive_rule,
    &quadruple_rule,
    &minimum_rule,
    &maximum_rule,
    &disjoint_groups_rule,
    &windoku_rule,
    &slow_thermometer_rule,
    &double_arrow_rule,
    &sum_rule,
    &pair_rule,
    &all_pairs_rule,
    &contain_exactly_rule,
    &contain_at_least_rule,
    &between_line_rule,
    &lockout_line_rule,
    &entropic_line_rule,
    &modular_line_rule,
    &zipper_line_rule,
    &nabner_rule,
    &sum_line_rule,
    &value_index_rule,
    &sandwich_rule,
    &x_sum_rule,
    &skyscraper_rule,
    &hidden_skyscraper_rule,
    &numbered_room_rule,
    &full_rank_rule,
    &full_rank_ties_rule,
    &row_indexer_rule,
    &column_indexer_rule,
    &box_indexer_rule,
    &counting_circles_rule,
    &count_distinct_rule,
    &look_and_say_rule,
    &lunchbox_rule,
    &rellik_cage_rule,
    &equality_cage_rule,
    &global_entropy_rule,
    &global_modulus_rule,
    &dutch_flatmates_rule,
    &doppelganger_rule,
    &regex_rule,
    &automaton_rule,
    &connected_rule,
    &chaos_construction_rule,
    &chaos_arrow_rule,
    &chaos_count_rule,
    &any_of_rule,
    &anti_move_rule,
    &anti_taxicab_rule,
};

}  // namespace

std::span<const Rule* const> rules() { return rule_table; }

const Rule* find_rule(std::string_view id) {
  const auto row = find_by_id(rule_table, id, [](const Rule* rule) { return rule->id; });
  return row == std::end(rule_table) ? nullptr : *row;
}

}  // namespace shudu::variant
