// check: conflicts, the number of solutions, redundant clues, and the mistakes of a player.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

struct CheckOptions {
  bool notes = true;
};

// What is known about a puzzle, alone or in a batch.
struct Checked {
  Found found;          // with the limit 2
  Redundant redundant;  // if there is one solution
};
Answer check_answer(const AnyPuzzle& puzzle, const Checked& checked, const CheckOptions& asked);

}  // namespace shudu::ask
