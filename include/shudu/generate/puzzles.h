// Puzzles that satisfy constraints, made in blocks.
//
//   const PuzzleConstraints constraints{.clues = {.symmetry = ClueSymmetry::rotate180},
//                                       .logic = {.level = logic::Level::hard}};
//   std::vector<MadePuzzle> found;
//   for (std::uint64_t block = 0; found.size() < 10; ++block) {
//     for (const MadePuzzle& one : make_block(constraints, seed, block).made) found.push_back(one);
//   }
//
// A block is a number of attempts that are made together, because the search is fastest on many puzzles at once. The
// same constraints, seed and block number give the same puzzles on every machine, so blocks can be shared out to
// threads.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "shudu/generate/constraints.h"

namespace shudu {

struct MadePuzzle {
  Grid clues;
  Grid solution;  // one solution, if there are several
};

// Makes `attempts` attempts and returns the puzzles that satisfy the constraints.
std::vector<MadePuzzle> make_puzzles(const ClueConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                                     int attempts);

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

// Makes one block of attempts. If `go_on` returns false, the block ends early with the puzzles found so far.
Block make_block(const PuzzleConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                 const std::function<bool()>& go_on = nullptr);

// Finds repeated puzzles. A puzzle can be made twice only if the grid or the pattern is given, so puzzles are
// remembered only then. Use an object from one thread at a time.
class Repeats {
 public:
  explicit Repeats(const ClueConstraints& constraints) : possible_(constraints.solution || constraints.pattern) {}

  // Whether the puzzle comes for the first time.
  bool is_new(const MadePuzzle& puzzle) { return !possible_ || seen_.insert(puzzle.clues).second; }

 private:
  bool possible_;
  std::set<Grid> seen_;
};

}  // namespace shudu
