// path: the solution by logic, step by step. steps: all steps at one position.
#pragma once

#include "ask/logic/logic_options.h"
#include "ask/logic/path.h"
#include "ask/question.h"

namespace shudu::ask {

// The answers, and what they were made from in `found`, which is empty if the clues conflict.
Answer path(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<LogicPath>& found);

struct FoundSteps {
  LogicStart start;  // with the notes of the player, if they are used
  AvailableSteps available;
};
Answer steps(const Puzzle& puzzle, const LogicOptions& asked, const Watch& watch, std::optional<FoundSteps>& found);

}  // namespace shudu::ask
