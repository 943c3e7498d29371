// Pictures of steps: the board before a step, with the step marked, and its description.
#pragma once

#include <string>
#include <vector>

#include "paper/printed_puzzle.h"
#include "shudu/language.h"
#include "shudu/logic.h"

namespace shudu::cli {

struct PathStep {
  logic::State before;
  logic::Step step;
};

// The path of a classic puzzle by logic. Empty if no technique finds a step.
std::vector<PathStep> path_steps(const PrintedPuzzle& puzzle);

DrawnBoard step_picture(const PrintedPuzzle& puzzle, const PathStep& step, Language language);
std::string step_words(const PathStep& step, Language language);

}  // namespace shudu::cli
