// generate: puzzles that match constraints on their clues and on their solution by logic.
#pragma once

#include "ask/clue_order.h"
#include "shudu/generate.h"

namespace shudu::ask {

struct GenerateOptions {
  ClueOrder order = {};  // first, as clue_order_options needs it
  std::string level = {}, uses = {}, hardest = {}, only = {};
  NumberRange rating{0, logic::explainer_unsolved}, minutes{0, LogicConstraints::any_minutes};
  bool rated = false, path = false;
};

// An order in parts of one level each, or what is wrong with it.
struct OrderPart {
  GenerateOptions options;  // with this level
  PuzzleConstraints constraints;
  std::uint64_t count = 0;
};
Result<std::vector<OrderPart>, OrderMistake> parts_of(const GenerateOptions& asked);

// A puzzle with the ratings and the path that were asked for, and the figures that were required.
JsonObject made_json(const MadePuzzle& made, const GenerateOptions& asked, const LogicConstraints& required);

}  // namespace shudu::ask
