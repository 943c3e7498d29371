#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// The one table. Easiest first: solving by logic tries them in this order.
constexpr const Technique* table[] = {
    &full_house,
    &naked_single,
    &hidden_single,
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
    &skyscraper,
    &two_string_kite[0],
    &two_string_kite[1],
    &empty_rectangle[0],
    &empty_rectangle[1],
    &w_wing,
    &xy_wing,
    &xyz_wing,
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
    &simple_colors[0],
    &simple_colors[1],
    &multi_colors[0],
    &multi_colors[1],
    &aligned_exclusion[1],
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
    &templates[0],
    &templates[1],
};

}  // namespace

std::span<const Technique* const> techniques() { return table; }

const Technique* technique(std::string_view id) {
  for (const Technique* technique : table) {
    if (technique->id == id) return technique;
  }
  return nullptr;
}

}  // namespace shudu::logic
