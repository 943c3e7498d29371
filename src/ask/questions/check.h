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
// Without the mistakes of a player.
Answer check_answer(const AnyPuzzle& puzzle, const Checked& checked);
// The mistakes on the board of a player, if the puzzle has entries or notes.
void add_mistakes_of_player(const Puzzle& puzzle, const Found& found, bool use_notes, JsonObject& fields);

}  // namespace shudu::ask
