// unavoidable: sets of cells in which every puzzle of a grid has a clue.
#pragma once

#include <vector>

#include "ask/question.h"

namespace shudu::ask {

struct UnavoidableOptions {
  std::uint64_t size = 10;
};
struct UnavoidableSets {
  Grid grid;  // the solution
  std::vector<CellSet> sets;
};
// The answer, and what it was made from in `found`.
Answer unavoidable(const Puzzle& puzzle, const UnavoidableOptions& asked, const Watch& watch, UnavoidableSets& found);

}  // namespace shudu::ask
