// minimize: minimal puzzles inside a puzzle, and its redundant clues.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct MinimizeOptions {
  bool all = false, redundant = false;
  std::uint64_t limit = no_limit, seed = 1;
};

// Why the puzzle cannot be minimized; empty if it can.
std::optional<NoAnswer> not_minimized(const Puzzle& puzzle);
// A minimal puzzle whose clues were removed in a random order. `record` tells the puzzles of an input apart, so that the answer to
// one does not depend on the others.
Grid minimal_puzzle_of(const Grid& clues, std::uint64_t seed, std::uint64_t record);

}  // namespace shudu::ask
