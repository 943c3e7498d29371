// solve: one solution.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct SolveOptions {
  bool unique = false;

  // How many solutions to look for.
  std::uint64_t limit() const { return unique ? 2 : 1; }
};

// The answer to a search, also to one of many in a batch.
Answer solve_answer(const Found& found, const SolveOptions& asked);

}  // namespace shudu::ask
