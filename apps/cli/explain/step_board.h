// A board with all candidates, and a step drawn on it.
//
//   ┌─────────────────┬ …        (4) [4] {4}   a candidate in a role; the legend says in which
//   │ 9   8   -4 1 …              -4           removed by the step
//                                 =4           placed by it
//                                 14a          a cell of the first set (b: of the second, …)
#pragma once

#include <string>

#include "engine/terminal.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu::cli {

// `step` may be null: then only the candidates are drawn. It may have been found on `state`, before it is applied.
std::string step_board(const logic::State& state, const logic::Step* step, logic::Language language,
                       const Style& style);

}  // namespace shudu::cli
