// solve: one solution, and whether there are others.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct SolveOptions {
  std::uint64_t limit = 2;
};

// The answer to a search, also to one of many in a batch: `solution`, and `solutions`, their number up to the limit, if the
// limit says something about it.
Answer solve_answer(const Found& found, std::uint64_t limit);

}  // namespace shudu::ask
