// backdoors: the smallest sets of cells that reduce a puzzle to singles.
#pragma once

#include <vector>

#include "ask/question.h"
#include "shudu/search.h"

namespace shudu::ask {

struct BackdoorsOptions {
  std::uint64_t size = 3;
};
// "r1c1=4+r2c5=7".
std::string with_digits(CellSet cells, const Grid& solution);
struct FoundBackdoors {
  Grid solution;
  std::vector<CellSet> sets;
};
// The answer, and what it was made from in `found`.
Answer backdoors(const Puzzle& puzzle, const BackdoorsOptions& asked, const Watch& watch, FoundBackdoors& found);

}  // namespace shudu::ask
