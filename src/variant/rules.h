// The rules. Each is defined in rules/<file>.cpp. rules.cpp lists them in order.
#pragma once

#include "shudu/variant.h"

namespace shudu::variant {

// Sums
extern const Rule killer_cage_rule;
extern const Rule little_killer_rule;
extern const Rule arrow_rule;
extern const Rule double_arrow_rule;
extern const Rule sum_rule;
extern const Rule equal_sums_rule;
extern const Rule region_sum_line_rule;

// Lines
extern const Rule thermometer_rule;
extern const Rule slow_thermometer_rule;
extern const Rule whisper_rule;
extern const Rule renban_rule;
extern const Rule palindrome_rule;
extern const Rule greater_than_rule;

// Between two cells
extern const Rule difference_rule;
extern const Rule ratio_rule;
extern const Rule xv_rule;
extern const Rule negative_difference_rule;
extern const Rule negative_ratio_rule;
extern const Rule negative_xv_rule;
extern const Rule nonconsecutive_rule;
extern const Rule pair_rule;
extern const Rule all_pairs_rule;

// Different values
extern const Rule extra_region_rule;
extern const Rule positive_diagonal_rule;
extern const Rule negative_diagonal_rule;
extern const Rule windoku_rule;
extern const Rule disjoint_groups_rule;
extern const Rule anti_knight_rule;
extern const Rule anti_king_rule;
extern const Rule anti_move_rule;
extern const Rule anti_taxicab_rule;

// Single cells
extern const Rule odd_rule;
extern const Rule even_rule;
extern const Rule minimum_rule;
extern const Rule maximum_rule;

// Content
extern const Rule clone_rule;
extern const Rule same_values_rule;
extern const Rule contain_exactly_rule;
extern const Rule contain_at_least_rule;
extern const Rule quadruple_rule;

// Logic
extern const Rule any_of_rule;

// Lines of values
extern const Rule between_line_rule;
extern const Rule lockout_line_rule;
extern const Rule entropic_line_rule;
extern const Rule modular_line_rule;
extern const Rule zipper_line_rule;
extern const Rule nabner_rule;
extern const Rule sum_line_rule;
extern const Rule value_index_rule;

// Outside clues
extern const Rule sandwich_rule;
extern const Rule x_sum_rule;
extern const Rule skyscraper_rule;
extern const Rule hidden_skyscraper_rule;
extern const Rule numbered_room_rule;
extern const Rule full_rank_rule;
extern const Rule full_rank_ties_rule;

// Indexers and counts
extern const Rule row_indexer_rule;
extern const Rule column_indexer_rule;
extern const Rule box_indexer_rule;
extern const Rule counting_circles_rule;
extern const Rule count_distinct_rule;
extern const Rule look_and_say_rule;

// Special cages
extern const Rule lunchbox_rule;
extern const Rule rellik_cage_rule;
extern const Rule equality_cage_rule;

// The whole grid
extern const Rule global_entropy_rule;
extern const Rule global_modulus_rule;
extern const Rule dutch_flatmates_rule;
extern const Rule doppelganger_rule;

// Regions that are found while solving
extern const Rule chaos_construction_rule;
extern const Rule chaos_arrow_rule;
extern const Rule chaos_count_rule;

// General
extern const Rule regex_rule;
extern const Rule automaton_rule;
extern const Rule connected_rule;

}  // namespace shudu::variant
