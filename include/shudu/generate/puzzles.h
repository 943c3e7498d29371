// Puzzles that satisfy constraints, made in blocks.
//
// A block is a number of attempts that are made together, because the search is fastest on many puzzles at once. The
// same constraints, seed and block number give the same puzzles on every machine, so blocks can be shared out to
// threads.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/generate/constraints.h"
#include "shudu/watch.h"

namespace shudu {

// The outcome of one block.
struct Block {
  std::vector<MadePuzzle> made;  // the puzzles that satisfy all constraints
  std::uint64_t tried = 0;
  std::array<std::uint64_t, unmet_count> unmet{};  // attempts by the constraint that failed; the first: none failed
  struct Near {
    MadePuzzle puzzle;
    Examined examined;
  };
  std::optional<Near> nearest;  // the closest of those that failed

  // Adds the figures of a later block, but not its puzzles.
  void count(const Block& later);
};

// Makes one block of attempts, at most `most_attempts`. Calls `watch` on the calling thread, before each puzzle whose
// logic is examined, with the number of puzzles made. If it returns false, the block ends early with these.
Block make_block(const PuzzleConstraints& constraints, std::uint64_t seed, std::uint64_t block, const Watch& watch = {},
                 std::uint64_t most_attempts = ~std::uint64_t{0});

}  // namespace shudu
