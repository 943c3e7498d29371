// minimize: minimal puzzles inside a puzzle, and its redundant clues.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct MinimizeOptions {
  bool all = false, redundant = false;
  std::uint64_t limit = no_limit, seed = 1;
  std::uint64_t record = 0;  // no option: tells the puzzles of several files apart; 0: the line does
};

// Why the puzzle cannot be minimized; empty if it can.
std::optional<NoAnswer> not_minimized(const Puzzle& puzzle);
// A minimal puzzle whose clues were removed in a random order, which does not depend on other puzzles.
Grid minimal_puzzle_of(const Puzzle& puzzle, const MinimizeOptions& asked);

}  // namespace shudu::ask
