// Which clues a partly filled grid breaks, and by which cells.
//
// A clue is broken if its own constraints, without the shape and the other clues, contradict the values. So a cage is broken
// as soon as its sum is exceeded, and a thermometer as soon as two of its values are in the wrong order.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

struct BrokenClue {
  std::size_t clue = 0;  // place in puzzle.clues
  Cells cells;           // their values break the clue together, and those of no part of them do
  friend bool operator==(const BrokenClue&, const BrokenClue&) = default;
};

// `values` has a value or no_value for every cell, auxiliary cells included. A clue that is broken in several places is
// listed for each, up to a limit.
std::vector<BrokenClue> broken_clues(const Puzzle& puzzle, std::span<const std::int8_t> values);

}  // namespace shudu::variant
