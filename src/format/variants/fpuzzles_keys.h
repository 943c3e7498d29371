// The keys of f-puzzles that are rules, and the form of their entries.
//
//   "thermometer":[{"lines":[["R1C1","R1C2"]]}]      lines: every line is a clue
//   "killercage":[{"cells":["R1C1"],"value":"5"}]    cells: one part, and numbers
//   "odd":[{"cell":"R1C1"}]                          cell: all entries together are one clue
//   "sandwichsum":[{"cell":"R1C0","value":"12"}]     outside: the cell is beside the grid
//   "antiknight":true                                flag
#pragma once

#include <span>
#include <string_view>

#include "shudu/variant.h"

namespace shudu::variant {

enum class FpuzzlesForm { flag, lines, cells, cell, outside, little_killer, arrow, clone, xv };

struct FpuzzlesKey {
  std::string_view key;
  std::string_view rule;
  FpuzzlesForm form;
  bool has_value = false;  // whether an entry may have a number
};

const FpuzzlesKey* fpuzzles_key_named(std::string_view key);
const FpuzzlesKey* fpuzzles_key_of(const Rule& rule);
// Members that have no meaning for solving, whatever they contain.
bool fpuzzles_key_is_harmless(std::string_view key);

}  // namespace shudu::variant
