// The keys of f-puzzles that are rules, and the form of their entries.
//
//   "thermometer":[{"lines":[["R1C1","R1C2"]]}]      lines: every line is a clue
//   "killercage":[{"cells":["R1C1"],"value":"5"}]    cells: one part, and numbers
//   "odd":[{"cell":"R1C1"}]                          cell: all entries together are one clue
//   "sandwichsum":[{"cell":"R1C0","value":"12"}]     outside: the cell is beside the grid
//   "antiknight":true                                flag
#pragma once

#include <string_view>

namespace shudu {

enum class FpuzzlesForm { flag, lines, cells, cell, outside, little_killer, arrow, clone, xv };

struct FpuzzlesKey {
  std::string_view key;
  std::string_view rule;  // its id; empty if the key is no rule
  FpuzzlesForm form;
  bool has_value = false;       // whether an entry may have a number
  std::string_view words = {};  // what the puzzle has, for those who do not know the rules
};

// Null if the key is no rule.
const FpuzzlesKey* fpuzzles_key_named(std::string_view key);
const FpuzzlesKey* fpuzzles_key_of(std::string_view rule);
// "killer cages", also for some keys of SudokuPad. Empty if the key has no words.
std::string_view fpuzzles_key_in_words(std::string_view key);
// Members that have no meaning for solving, whatever they contain.
inline constexpr std::string_view fpuzzles_harmless_keys =
    " disabledlogic truecandidatesoptions successMessage fogofwar foglight triggereffect ";

}  // namespace shudu
