// Single candidates: what can be written without guessing, seen from the cells.
//
// A blank cell into which exactly one digit fits must hold it; a blank cell into which none fits shows that the
// position has no solution. One sweep looks at every blank cell once and fills as it goes, so that a digit written
// early in the sweep already counts for the cells after it.
#pragma once

#include <cstdint>

#include "shudu/board/cell.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/house.h"
#include "table_board.h"

namespace shudu::gallery {

// What came of looking over the board for certain digits.
struct Sweep {
  enum class End : std::uint8_t {
    nothing,   // no digit is certain
    filled,    // at least one cell was filled: look again
    dead_end,  // the position has no solution, as seen at `cell`
    stopped,   // the watcher has seen enough
  };
  End end = End::nothing;
  Cell cell;
  House house = {};  // where it was seen looking from the houses
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
