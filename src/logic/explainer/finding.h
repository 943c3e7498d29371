// Finding: a deduction of Sudoku Explainer's solver, small enough to be thrown away. A rating needs thousands of them
// and never looks at most of their parts; whoever wants to draw or tell one makes it a Step (step_of).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/house.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic::explainer {

// Takes each of the digits from each of the cells that has it.
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
  HouseSet base = 0;     // the houses in which the digits are shut in
  HouseSet cover = 0;    // the houses that they are removed from
  std::optional<Candidate> placed = {};
  std::array<Removal, 3> removals = {};
  int removal_count = 0;
  CellSet extra_cells = {};    // loops and graves: the cells with more than two candidates
  DigitSet extra_digits = {};  // and what they have more
  CellSet set_cells = {};      // type 3: the other cells of the locked set
  DigitSet set_digits = {};    // and its digits
  bool is_hidden = false;      // type 3: the set is a hidden one

  void remove(CellSet from, DigitSet what) { removals[removal_count++] = {from, what}; }
};

// A rule's search calls take(finding) for each finding, in the order of Sudoku Explainer; false: no more are wanted.
// The search returns false when it was stopped so. Where it is given houses or digits to look at, it takes those out in
// which it has found nothing: until they change they need not be looked at again.

// The cells at some places of a house.
inline CellSet cells_at(House house, unsigned places) {
  CellSet cells;
  for (; places != 0; places &= places - 1) cells.insert(house.cell(std::countr_zero(places)));
  return cells;
}

// How many of nine bits are set: a look-up, because a population count is a function call on a baseline x86-64.
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
