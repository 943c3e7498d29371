// Finding: a compact deduction of Sudoku Explainer's solver. A rating creates thousands of them and uses few of their
// members. step_of() converts a finding to a Step for drawing or describing it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic::explainer {

// Removes each of the digits from each of the cells that has it.
struct Removal {
  CellSet cells;
  DigitSet digits;
};

// Houses as bits: bit i is House{i}.
using HouseSet = std::uint32_t;
constexpr HouseSet only(House house) { return HouseSet{1} << house.index(); }
inline constexpr HouseSet all_houses = (HouseSet{1} << House::count) - 1;

// The rules in the order in which they are tried.
enum class Rule : std::uint8_t {
  hidden_single,  // kind 1: the last blank cell of its house
  direct_locking,
  direct_hidden_set,
  naked_single,
  locking,  // kind 0 pointing (base is a box), 1 claiming
  naked_set,
  fish,
  hidden_set,
  xy_wing,      // size 2, XYZ: size 3; kind is the digit that is removed
  unique_loop,  // size: cells of the loop; kind: type 1..4
  grave,        // a bivalue universal grave; kind: type 1..4
  aligned,      // size 2 or 3
};

struct Finding {
  Rule rule{};
  int rating = 0;  // in tenths
  int size = 0;    // of the set, fish or loop
  int kind = 0;
  DigitSet digits = {};  // of the set, fish, locked digit, loop
  CellSet cells = {};    // of the pattern
  HouseSet base = 0;     // the houses to which the digits are confined
  HouseSet cover = 0;    // the houses from which they are removed
  std::optional<Candidate> placed = {};
  std::array<Removal, 3> removals = {};
  int removal_count = 0;
  CellSet extra_cells = {};    // loops and graves: the cells with more than two candidates
  DigitSet extra_digits = {};  // and their extra candidates
  CellSet set_cells = {};      // type 3: the other cells of the subset
  DigitSet set_digits = {};    // and its digits
  bool is_hidden = false;      // type 3: the subset is a hidden one

  void remove(CellSet from, DigitSet what) { removals[removal_count++] = {from, what}; }
};

// The search of a rule calls take(finding) for each finding, in the order of Sudoku Explainer. take returns false if no
// more findings are wanted, and then the search returns false. If the search is given houses or digits to examine, it
// removes those in which it found nothing. They need no new search until they change.

// The cells at the given places of a house.
inline CellSet cells_at(House house, unsigned places) {
  CellSet cells;
  for (; places != 0; places &= places - 1) cells.insert(house.cell(std::countr_zero(places)));
  return cells;
}

// The number of set bits among nine. A table, because a population count is a function call on a baseline x86-64.
inline constexpr auto ones_of_nine_bits = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned bits = 0; bits < 512; ++bits) table[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return table;
}();
constexpr int count(unsigned bits) { return ones_of_nine_bits[bits]; }
constexpr int count(DigitSet digits) { return ones_of_nine_bits[digits.bits()]; }
constexpr bool has_two(unsigned bits) { return (bits & (bits - 1)) != 0; }
constexpr bool has_one(unsigned bits) { return bits != 0 && !has_two(bits); }

void apply(State& state, const Finding& finding);

}  // namespace shudu::logic::explainer
