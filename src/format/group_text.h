// One line of a candidate grid: groups of digits, one group per cell, separated by white space and '|'.
//
//   | 1    2579  3   |  4   u6   57*  | A58  5-9  .  |
//
// Only the digits of a group count. Marks that annotate a step (* # @ letters, '-' before a digit, brackets, cell names
// such as r6c5) are ignored. "-" or "x" alone is a cell without candidates, "." or "0" alone is a cell without
// information, and "u6" is a cell that the player has filled (SudoCue). "[1|2|5]" is one group, although '|' separates
// groups elsewhere.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "format/row_text.h"
#include "shudu/board.h"

namespace shudu {

struct Group {
  DigitSet digits;
  bool is_silent = false;  // the cell has no information
  bool is_placed = false;  // written with 'u'
};

struct GroupText {
  LineKind kind = LineKind::blank;
  std::array<Group, 81> groups;
  std::size_t count = 0;     // groups found, also beyond 81
  bool has_several = false;  // some group has several digits, so this is not a row of a plain grid
  bool has_placed = false;   // some group is written with 'u'
  std::size_t column = 0;    // where a bad line goes wrong, from 1 …
  std::string message = {};  // … and why
};

GroupText parse_groups(std::string_view line);

}  // namespace shudu
