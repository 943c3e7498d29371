// Single candidates: the cells that have exactly one candidate.
//
// A blank cell into which exactly one digit fits must hold it. A blank cell into which no digit fits shows that the
// position has no solution. One pass looks at every blank cell once and fills cells as it goes, so a digit written
// early in the pass already affects the cells after it.
#pragma once

#include <cstdint>

#include "shudu/board.h"
#include "table_board.h"

namespace shudu::gallery {

// The result of one pass for certain digits.
struct Sweep {
  enum class End : std::uint8_t {
    nothing,   // no digit is certain
    filled,    // at least one cell was filled; look again
    dead_end,  // the position has no solution, found at `cell`
    stopped,   // a callback returned false
  };
  End end = End::nothing;
  Cell cell;
  House house = {};  // the house, if it was found in a house
};

// `fill(cell, digit)` writes the digit on the board and returns whether to go on.
template <class Fill>
Sweep fill_single_candidates(const TableBoard& board, Fill fill) {
  Sweep sweep;
  for (Cell cell : board.blanks()) {
    const DigitSet candidates = board.candidates(cell);
    if (candidates.empty()) return {Sweep::End::dead_end, cell};
    if (!candidates.is_single()) continue;
    if (!fill(cell, candidates.first())) return {Sweep::End::stopped, cell};
    sweep.end = Sweep::End::filled;
  }
  return sweep;
}

}  // namespace shudu::gallery
