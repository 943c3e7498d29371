// The techniques. Each is defined in techniques/<file>.cpp next to its finder. Below is the table.
#pragma once

#include <array>

#include "shudu/logic.h"

namespace shudu::logic {

// Singles
extern const Technique full_house;
extern const Technique naked_single;
extern const Technique hidden_single;

// Intersections
extern const Technique locked_subset[2];      // pair, triple
extern const Technique locked_candidates[2];  // pointing, claiming
extern const Technique direct_locking[2];

// Subsets
extern const Technique naked_subset[3];  // pair, triple, quad
extern const Technique hidden_subset[3];
extern const Technique direct_hidden_subset[2];  // pair, triple

// Single-digit patterns
extern const Technique skyscraper;
extern const Technique two_string_kite[2];  // and dual
extern const Technique empty_rectangle[2];  // and dual
extern const Technique turbot_fish;

// Wings
extern const Technique w_wing;
extern const Technique xy_wing;
extern const Technique xyz_wing;
extern const Technique bent_set[4];  // WXYZ-, VWXYZ-, UVWXYZ-, TUVWXYZ-wing

// Colouring
extern const Technique simple_colors[2];  // trap, wrap
extern const Technique multi_colors[2];   // types 1, 2
extern const Technique medusa_3d;

// Uniqueness
extern const Technique unique_rectangle[5];  // types 1, 2, 4, 5, 6
extern const Technique unique_rectangle_3;
extern const Technique hidden_rectangle;
extern const Technique avoidable_rectangle[2];  // types 1, 2
extern const Technique bug_plus[2];             // 1, n
extern const Technique unique_loop[4];          // types 1..4
extern const Technique bug_types[3];            // types 2..4

// Exclusion
extern const Technique aligned_exclusion[2];  // pair, triple

// Fish, sizes 2 to 7
extern const Technique basic_fish[6];
extern const Technique finned_fish[12];  // finned and sashimi alternately
extern const Technique franken_fish[6];
extern const Technique finned_franken_fish[6];
extern const Technique mutant_fish[6];
extern const Technique finned_mutant_fish[6];
extern const Technique kraken_fish[2];  // types 1, 2

// Last resort
extern const Technique templates[2];  // set, delete
extern const Technique junior_exocet;

// Chains as Sudoku Explainer finds them
extern const Technique bidirectional_cycle[3];   // X, Y, both
extern const Technique simple_forcing_chain[2];  // X, all links
extern const Technique nishio;
extern const Technique multiple_forcing_chains[2];  // cell, region
extern const std::array<std::array<Technique, 4>, 6>
    dynamic_forcing_chains;  // [level][contradiction, double, cell, region]

// Almost locked sets
extern const Technique sue_de_coq;
extern const Technique als_xz;
extern const Technique als_xy_wing;
extern const Technique als_chain;
extern const Technique death_blossom;
extern const Technique sk_loop;
extern const Technique msls;

// Chains
extern const Technique remote_pair;
extern const Technique x_chain;
extern const Technique xy_chain;
extern const Technique nice_loop[6];      // continuous, discontinuous, AIC; then the same grouped
extern const Technique forcing_chain[4];  // chain contradiction, verity; net contradiction, verity

// All techniques, easiest first. Solving by logic tries them in this order.
inline constexpr const Technique* technique_table[] = {
    &full_house,
    &hidden_single,  // in a box before a line
    &naked_single,
    &direct_locking[0],
    &direct_locking[1],
    &direct_hidden_subset[0],
    &direct_hidden_subset[1],
    &locked_subset[0],
    &locked_subset[1],
    &locked_candidates[0],
    &locked_candidates[1],
    &naked_subset[0],
    &naked_subset[1],
    &hidden_subset[0],
    &hidden_subset[1],
    &naked_subset[2],
    &hidden_subset[2],
    &basic_fish[0],
    &basic_fish[1],
    &basic_fish[2],
    &basic_fish[3],
    &basic_fish[4],
    &basic_fish[5],
    &remote_pair,
    &bug_plus[0],
    &skyscraper,
    &two_string_kite[0],
    &two_string_kite[1],
    &turbot_fish,
    &empty_rectangle[0],
    &empty_rectangle[1],
    &w_wing,
    &xy_wing,
    &xyz_wing,
    &unique_rectangle[0],
    &unique_rectangle[1],
    &unique_rectangle_3,
    &unique_rectangle[2],
    &unique_rectangle[3],
    &unique_rectangle[4],
    &hidden_rectangle,
    &avoidable_rectangle[0],
    &avoidable_rectangle[1],
    &bug_plus[1],
    &bent_set[0],
    &unique_loop[0],
    &unique_loop[1],
    &unique_loop[2],
    &unique_loop[3],
    &bug_types[0],
    &bug_types[1],
    &bug_types[2],
    &aligned_exclusion[0],
    &finned_fish[0],
    &finned_fish[1],
    &finned_fish[2],
    &finned_fish[3],
    &finned_fish[4],
    &finned_fish[5],
    &finned_fish[6],
    &finned_fish[7],
    &finned_fish[8],
    &finned_fish[9],
    &finned_fish[10],
    &finned_fish[11],
    &sue_de_coq,
    &simple_colors[0],
    &simple_colors[1],
    &multi_colors[0],
    &multi_colors[1],
    &medusa_3d,
    &x_chain,
    &xy_chain,
    &nice_loop[0],
    &nice_loop[1],
    &nice_loop[2],
    &nice_loop[3],
    &nice_loop[4],
    &nice_loop[5],
    &aligned_exclusion[1],
    &bent_set[1],
    &bent_set[2],
    &bent_set[3],
    &als_xz,
    &als_xy_wing,
    &als_chain,
    &death_blossom,
    &franken_fish[0],
    &franken_fish[1],
    &franken_fish[2],
    &franken_fish[3],
    &franken_fish[4],
    &franken_fish[5],
    &finned_franken_fish[0],
    &finned_franken_fish[1],
    &finned_franken_fish[2],
    &finned_franken_fish[3],
    &finned_franken_fish[4],
    &finned_franken_fish[5],
    &mutant_fish[0],
    &mutant_fish[1],
    &mutant_fish[2],
    &mutant_fish[3],
    &mutant_fish[4],
    &mutant_fish[5],
    &finned_mutant_fish[0],
    &finned_mutant_fish[1],
    &finned_mutant_fish[2],
    &finned_mutant_fish[3],
    &finned_mutant_fish[4],
    &finned_mutant_fish[5],
    &kraken_fish[0],
    &kraken_fish[1],
    &sk_loop,
    &junior_exocet,
    &msls,
    &forcing_chain[0],
    &forcing_chain[1],
    &forcing_chain[2],
    &forcing_chain[3],
    &templates[0],
    &templates[1],
    &bidirectional_cycle[0],
    &bidirectional_cycle[1],
    &bidirectional_cycle[2],
    &simple_forcing_chain[0],
    &simple_forcing_chain[1],
    &nishio,
    &multiple_forcing_chains[0],
    &multiple_forcing_chains[1],
    &dynamic_forcing_chains[0][0],
    &dynamic_forcing_chains[0][1],
    &dynamic_forcing_chains[0][2],
    &dynamic_forcing_chains[0][3],
    &dynamic_forcing_chains[1][0],
    &dynamic_forcing_chains[1][1],
    &dynamic_forcing_chains[1][2],
    &dynamic_forcing_chains[1][3],
    &dynamic_forcing_chains[2][0],
    &dynamic_forcing_chains[2][1],
    &dynamic_forcing_chains[2][2],
    &dynamic_forcing_chains[2][3],
    &dynamic_forcing_chains[3][0],
    &dynamic_forcing_chains[3][1],
    &dynamic_forcing_chains[3][2],
    &dynamic_forcing_chains[3][3],
    &dynamic_forcing_chains[4][0],
    &dynamic_forcing_chains[4][1],
    &dynamic_forcing_chains[4][2],
    &dynamic_forcing_chains[4][3],
    &dynamic_forcing_chains[5][0],
    &dynamic_forcing_chains[5][1],
    &dynamic_forcing_chains[5][2],
    &dynamic_forcing_chains[5][3],
};

}  // namespace shudu::logic
