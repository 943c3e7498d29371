// Takes puzzles from one block after another until there are enough.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "shudu/generate.h"

namespace shudu {

struct MadeBlock {
  std::vector<MadePuzzle> made;
  std::uint64_t tried = 0;
};
using GoOn = std::function<bool()>;
// Makes the block with this number, with at most that many attempts. It may end early if the last argument returns false.
using MakeBlock = std::function<MadeBlock(std::uint64_t block, std::uint64_t attempts, const GoOn& go_on)>;
// Receives a puzzle; returns whether to go on.
using OnMade = std::function<bool(const MadePuzzle&)>;

// Passes new puzzles on until there are `count`, or `attempts` were made, or one of the functions returns false. `go_on` is
// asked before and after every block. Returns the number of attempts.
std::uint64_t take_puzzles(std::uint64_t count, std::uint64_t attempts, Repeats& repeats, const MakeBlock& make,
                           const OnMade& on_made, const GoOn& go_on);

}  // namespace shudu
