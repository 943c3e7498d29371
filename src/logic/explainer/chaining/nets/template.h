// The candidates of a digit that can possibly be refuted, or proved, by that digit alone.
//
// The reasoning is sound: if a full placement of the digit contains a candidate, the candidate cannot lead to a
// contradiction within the digit. A few placements cover all candidates of a digit, so most Nishio searches are
// skipped.
#pragma once

#include "logic/explainer/chaining/board.h"
#include "shudu/board.h"

namespace shudu::logic::explainer::chaining {

struct DigitDoubts {
  CellSet on;   // in no placement of the digit: assumed on it may lead to a contradiction
  CellSet off;  // in every placement of the digit: assumed off it may lead to a contradiction
};
DigitDoubts doubts(const ChainBoard& board, int digit);

}  // namespace shudu::logic::explainer::chaining
