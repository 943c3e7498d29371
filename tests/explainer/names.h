// The name that Sudoku Explainer gives to a step.
#pragma once

#include <map>
#include <string>

#include "shudu/logic.h"

namespace shudu::test {

inline std::string explainer_name(const logic::Step& step) {
  static const std::map<std::string_view, std::string> names = {
      {"full_house", "Hidden Single"},
      {"hidden_single", "Hidden Single"},
      {"naked_single", "Naked Single"},
      {"pointing", "Pointing"},
      {"claiming", "Claiming"},
      {"direct_pointing", "Direct Pointing"},
      {"direct_claiming", "Direct Claiming"},
      {"direct_hidden_pair", "Direct Hidden Pair"},
      {"direct_hidden_triple", "Direct Hidden Triplet"},
      {"naked_pair", "Naked Pair"},
      {"naked_triple", "Naked Triplet"},
      {"naked_quad", "Naked Quad"},
      {"hidden_pair", "Hidden Pair"},
      {"hidden_triple", "Hidden Triplet"},
      {"hidden_quad", "Hidden Quad"},
      {"x_wing", "X-Wing"},
      {"swordfish", "Swordfish"},
      {"jellyfish", "Jellyfish"},
      {"xy_wing", "XY-Wing"},
      {"xyz_wing", "XYZ-Wing"},
      {"unique_rectangle_1", "Unique Rectangle type 1"},
      {"unique_rectangle_2", "Unique Rectangle type 2"},
      {"unique_rectangle_3", "Unique Rectangle type 3"},
      {"unique_rectangle_4", "Unique Rectangle type 4"},
      {"bug_plus_1", "BUG type 1"},
      {"bug_type_2", "BUG type 2"},
      {"bug_type_3", "BUG type 3"},
      {"bug_type_4", "BUG type 4"},
      {"aligned_pair_exclusion", "Aligned Pair Exclusion"},
      {"aligned_triple_exclusion", "Aligned Triplet Exclusion"},
      {"x_cycle", "Bidirectional X-Cycle"},
      {"y_cycle", "Bidirectional Y-Cycle"},
      {"bidirectional_cycle", "Bidirectional Cycle"},
      {"forcing_chain", "Forcing Chain"},
      {"nishio", "Nishio Forcing Chains"},
      {"cell_forcing_chains", "Cell Forcing Chains"},
      {"region_forcing_chains", "Region Forcing Chains"},
      {"dynamic_contradiction", "Dynamic Contradiction Forcing Chains"},
      {"dynamic_double", "Dynamic Double Forcing Chains"},
      {"dynamic_cell", "Dynamic Cell Forcing Chains"},
      {"dynamic_region", "Dynamic Region Forcing Chains"},
  };
  if (step.technique == nullptr) return "?";
  const std::string_view id = step.technique->id;
  if (id.starts_with("unique_loop_")) {
    const int size = (step.cells(logic::Role::floor) | step.cells(logic::Role::roof)).size();
    return "Unique Loop " + (size > 6 ? std::to_string(size) + ' ' : std::string{}) + "type " + std::string{id.back()};
  }
  // Four links inside, and the candidate itself at both ends.
  if (id == "forcing_x_chain") return step.chains[0].nodes.size() == 6 ? "Turbot Fish" : "Forcing X-Chain";
  if (id.ends_with("_plus")) return names.at(id.substr(0, id.size() - 5)) + " (+)";
  if (id.starts_with("nested_")) {
    static constexpr const char* inside[] = {"Forcing Chains", "Multiple Forcing Chains", "Dynamic Forcing Chains",
                                             "Dynamic Forcing Chains (+ Forcing Chains)"};
    return names.at("dynamic_" + std::string{id.substr(9)}) + " (+ " + inside[id[7] - '2'] + ')';
  }
  const auto found = names.find(id);
  return found == names.end() ? std::string{id} : found->second;
}

}  // namespace shudu::test
