// hint: the next step for a player, or the mistakes on the player's board.
#pragma once

#include "ask/logic/logic_options.h"
#include "ask/question.h"
#include "shudu/ask.h"

namespace shudu::ask {

// The answer, and what it was made from in `found`.
Answer hint(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<Hint>& found);

}  // namespace shudu::ask
