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
    &simple_colors[0],
    &simple_colors[1],
    &multi_colors[0],
    &multi_colors[1],
    &aligned_exclusion[1],
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
