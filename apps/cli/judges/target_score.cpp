// Luogu P1074 (NOIP 2009): each cell has a weight, as on a shooting target. The score of a solution is the sum of all
// digits times the weights of their cells. What is the highest score?
#include <algorithm>
#include <string>

#include "judges/judge_preset.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

// The weight is 6 on the border and 10 in the centre.
constexpr int worth(Cell cell) { return 6 + std::min({cell.row(), cell.col(), 8 - cell.row(), 8 - cell.col()}); }
static_assert(worth(Cell::at(0, 4)) == 6 && worth(Cell::at(4, 4)) == 10);

int score(const Grid& solution) {
  int sum = 0;
  for (Cell cell : all_cells()) sum += solution[cell] * worth(cell);
  return sum;
}

}  // namespace

bool target_score(const JudgePreset& /*preset*/, const JudgeBoard& board, Output& out) {
  int best = -1;
  enumerate(grid_of(board), [&](const Grid& solution) {
    best = std::max(best, score(solution));
    return true;
  });
  out.write(std::to_string(best) + '\n');
  return best >= 0;
}

}  // namespace shudu::cli
