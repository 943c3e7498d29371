// The techniques. Each is defined in techniques/<file>.cpp next to its finder. techniques.cpp lists them in order.
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

}  // namespace shudu::logic
