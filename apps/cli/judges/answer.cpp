// The answers that write solutions, and the layout of a solution.
#include <algorithm>
#include <string>

#include "judges/judge_preset.h"
#include "shudu/board.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

void write_solution(const JudgePreset& preset, const JudgeBoard& solution, Output& out) {
  out.write(preset.solved);
  append_board(out.text(), preset.layout, solution, preset.first);
  out.write(preset.after_solution);
}

}  // namespace

bool any_solution(const JudgePreset& preset, const JudgeBoard& board, Output& out) {
  const JudgeBoardAnswer found = search_board(board);
  if (found.count == 0) return out.write(preset.none), false;
  write_solution(preset, found.solution, out);
  return true;
}

bool smallest_solution(const JudgePreset& preset, const JudgeBoard& board, Output& out) {
  const auto solution = smallest_solution_of(board);
  if (!solution) return out.write(preset.none), false;
  write_solution(preset, *solution, out);
  return true;
}

bool only_solution(const JudgePreset& preset, const JudgeBoard& board, Output& out) {
  const JudgeBoardAnswer found = search_board(board, 2);
  if (found.count == 0) return out.write(preset.none), false;
  if (found.count > 1) return out.write(preset.several), false;
  write_solution(preset, found.solution, out);
  return true;
}

bool every_solution(const JudgePreset& preset, const JudgeBoard& board, Output& out) {
  const auto write = [&](const Grid& solution) {
    write_solution(preset, board_of(solution), out);
    out.written();  // the solutions may not fit in memory
    return !out.failed();
  };
  const Answer found = enumerate(grid_of(board), write).answer;
  out.write(preset.total);
  out.write(std::to_string(found.count));
  out.write(preset.total_end);
  return found.count > 0;
}

bool is_consistent(const JudgePreset& /*preset*/, const JudgeBoard& board, Output& out) {
  const bool consistent = !has_conflict(grid_of(board));
  out.write(consistent ? "true\n" : "false\n");
  return consistent;
}

void append_board(std::string& out, const Layout& layout, const JudgeBoard& board, char first) {
  const int side = board.side();
  out += layout.begin;
  for (int cell = 0; cell < board.cells(); ++cell) {
    const int row = cell / side, col = cell % side;
    if (col > 0) {
      out += col % board.box == 0 ? layout.box_gap : layout.gap;
    } else if (row > 0) {
      out += row % board.box == 0 ? layout.band_gap : layout.row_gap;
    }
    out += static_cast<char>(first + board.digits[cell] - 1);
  }
  out += layout.end;
}

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
