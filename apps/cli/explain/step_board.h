// Draws a board with all candidates and the marks of one step.
//
//   ┌─────────────────┬ …        (4) [4] {4}   a candidate in a role; the legend says in which
//   │ 9   8   -4 1 …              -4           removed by the step
//                                 =4           placed by it
//                                 14a          a cell of the first set (b: of the second, …)
//                                 x            a blank cell without candidates
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::cli {

// If `step` is null, only the candidates are drawn. Otherwise `state` is the position before the step.
std::string step_board(const logic::State& state, const logic::Step* step, Language language, const Style& style);

}  // namespace shudu::cli
