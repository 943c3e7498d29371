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
// The answer for a puzzle that is solved already, alone or in a batch. `sets` are backdoors() if it has one solution.
Answer backdoors_answer(const Puzzle& puzzle, const shudu::Answer& solved, const std::vector<CellSet>& sets);

}  // namespace shudu::ask
