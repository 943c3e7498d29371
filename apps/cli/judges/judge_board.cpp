#include "judges/judge_board.h"

#include "shudu/search.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

variant::Puzzle variant_of(const JudgeBoard& board) {
  variant::Puzzle puzzle = variant::blank(variant::square(board.side()));
  if (board.jigsaw) puzzle.shape.regions.assign(static_cast<std::size_t>(board.side()), {});
  for (int i = 0; i < board.cells(); ++i) {
    const auto cell = static_cast<variant::Cell>(i);
    if (board.jigsaw) puzzle.shape.regions[board.regions[i]].push_back(cell);
    if (board.digits[i] != 0) puzzle.candidates[cell] = puzzle.shape.bit(board.digits[i]);
  }
  return puzzle;
}

JudgeBoardAnswer search_as_variant(const JudgeBoard& board, int limit) {
  const variant::Puzzle puzzle = variant_of(board);
  const variant::SearchResult found = variant::search(puzzle, {.limit = static_cast<std::uint64_t>(limit)});
  JudgeBoardAnswer answer{.count = static_cast<int>(found.count), .solution = board};
  for (std::size_t i = 0; i < found.solution.size(); ++i) {
    answer.solution.digits[i] = static_cast<std::uint8_t>(found.solution[i]);
  }
  return answer;
}

}  // namespace

Grid grid_of(const JudgeBoard& board) {
  Grid grid;
  for (Cell cell : all_cells()) grid.set(cell, board.digits[cell.index()]);
  return grid;
}

JudgeBoard board_of(const Grid& grid) {
  JudgeBoard board;
  for (Cell cell : all_cells()) board.digits[cell.index()] = static_cast<std::uint8_t>(grid[cell]);
  return board;
}

JudgeBoardAnswer search_board(const JudgeBoard& board, int limit) {
  if (!board.is_sudoku()) return search_as_variant(board, limit);
  const Answer answer = search(grid_of(board), static_cast<std::uint64_t>(limit)).answer;
  return {.count = static_cast<int>(answer.count), .solution = board_of(answer.solution)};
}

std::optional<JudgeBoard> smallest_solution_of(const JudgeBoard& board) {
  JudgeBoardAnswer best = search_board(board, 2);
  if (best.count == 0) return std::nullopt;
  if (best.count == 1) return best.solution;
  if (board.is_sudoku()) return board_of(enumerate(grid_of(board), [](const Grid&) { return false; }).answer.solution);
  // Cell by cell, look for a solution with a smaller digit, with all cells before it fixed to their smallest digits.
  JudgeBoard fixed = board;
  for (int cell = 0; cell < board.cells(); ++cell) {
    if (board.digits[cell] != 0) continue;
    for (int digit = 1; digit < best.solution.digits[cell]; ++digit) {
      fixed.digits[cell] = static_cast<std::uint8_t>(digit);
      if (JudgeBoardAnswer smaller = search_board(fixed); smaller.count > 0) best = smaller;
    }
    fixed.digits[cell] = best.solution.digits[cell];
  }
  return best.solution;
}

}  // namespace shudu::cli
