// sample: random solutions of a puzzle.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct SampleOptions {
  std::uint64_t count = 1, seed = 1;
  std::uint64_t record = 0;  // no option: tells the puzzles of several files apart; 0: the line does

  Random random(const AnyPuzzle& puzzle) const { return Random::of_block(seed, record != 0 ? record : puzzle.line); }
};

}  // namespace shudu::ask
