// Expansion: the classes that are reached from a puzzle by removing some clues and adding others.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/board.h"

namespace shudu::hunt {

struct Neighbourhood {
  int remove = 1, add = 1;  // clues removed and added
  bool minimal = true;      // only puzzles in which every clue is necessary
};

// The number of ways to remove clues from the puzzle. A way is numbered from 0.
std::uint64_t ways(const Grid& clues, const Neighbourhood& around);

// The canonical forms of all neighbours that the ways from `from` up to `to`, exclusive, lead to. They are in the order
// in which they were found, and may occur repeatedly.
struct Expansion {
  std::vector<Grid> forms;
  std::uint64_t skipped = 0;  // ways that leave too many solutions (generate.h)
};
Expansion expand(const Grid& clues, const Neighbourhood& around, std::uint64_t from, std::uint64_t to);

// The canonical form of a puzzle whose only solution is known.
Grid class_form(const Grid& clues, const Grid& solution);
// The canonical forms of puzzles. Precondition: each has one solution.
std::vector<Grid> forms_of(std::span<const Grid> puzzles);

}  // namespace shudu::hunt
