// Rule: one kind of clue, as plain data: its name, what its clues consist of, when it holds, and how it is searched.
//
// A rule is one file of src/variant/rules/ and one row of the table (rules()). Its id names its test and its entry in
// `shudu rules`. Named rules are put together from a few constraints that the search knows (src/variant/model.h).
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/language.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

class Model;

// How many there are: at least, and at most.
struct Range {
  int least = 0, most = 0;
};
inline constexpr int any_number = 1 << 20;

struct Rule {
  std::string_view id;    // "killer_cage"
  Text name;              // "Killer cage"; key "rule.killer_cage"
  Text meaning;           // one or two sentences for players; key "rule.killer_cage.meaning"
  std::string_view form;  // the parts and numbers of a clue: "cells [sum]", "circle, shaft", "line; difference = 5"

  Range parts;  // how many lists of cells
  Range cells;  // in every part
  Range numbers = {0, 0};
  bool text = false;  // whether Clue::text must be given
  // What else is wrong with a clue of the right form; empty if nothing is. May be null.
  std::string (*fault)(const Clue& clue, const Shape& shape) = nullptr;

  // Whether the clue holds in a filled grid: the definition of the rule, written as plainly as possible.
  bool (*holds)(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values);
  // Adds the constraints of the clue to the model. Must imply `holds`, and allow every grid in which it holds.
  void (*post)(const Clue& clue, const Puzzle& puzzle, Model& model);
};

// All rules, the most common first.
std::span<const Rule* const> rules();
// The rule with this id, without regard to case, '-', '_' and spaces; null if there is none.
const Rule* find_rule(std::string_view id);

}  // namespace shudu::variant
