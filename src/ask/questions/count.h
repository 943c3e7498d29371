// count: the exact number of solutions, or an estimate.
#pragma once

#include "ask/question.h"
#include "shudu/census.h"

namespace shudu::ask {

struct CountOptions {
  std::uint64_t limit = no_limit;
  bool estimate = false;
};

struct CountAnswer {
  Whole solutions = 0;
  std::optional<Completions::Estimate> estimate = {};  // in place of the number, if there are many
};
// The answer, and what it was made from in `counted`. The sum over partitions uses that many threads.
Answer count(const AnyPuzzle& puzzle, const CountOptions& asked, int threads, const Watch& watch, CountAnswer& counted);

}  // namespace shudu::ask
