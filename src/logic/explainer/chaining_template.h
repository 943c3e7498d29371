// Which candidates of a digit can be refuted, or proved, by that digit alone.
//
// Reasoning is sound: where a full placement of the digit with a candidate exists, the candidate cannot contradict
// itself within the digit. A few placements cover all candidates of a digit, so most of Nishio is answered at once.
#pragma once

#include "logic/explainer/chaining_board.h"
#include "shudu/board/cell_set.h"

namespace shudu::logic::explainer::chaining {

struct DigitDoubts {
  CellSet on;   // no placement of the digit has it: assumed on it may contradict itself
  CellSet off;  // every placement has it: assumed off it may
};
DigitDoubts doubts(const ChainBoard& board, int digit);

}  // namespace shudu::logic::explainer::chaining
