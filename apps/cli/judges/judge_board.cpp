#include "judges/judge_board.h"

#include <vector>

#include "shudu/exact_cover.h"
#include "shudu/search.h"

namespace shudu::cli {
namespace {

// The digits of a house, one bit each.
using Used = std::array<std::uint32_t, JudgeBoard::max_side>;

// The board as an exact cover problem. Items: every cell has a digit, and every row, column and region has every digit.
class BoardCover {
 public:
  explicit BoardCover(const JudgeBoard& board) : board_(board), cover_(4 * board.cells()) {
    for (int cell = 0; cell < board.cells() && !conflict_; ++cell) {
      if (const int digit = board.digits[cell]) use(cell, digit);
    }
    if (conflict_) return;
    std::vector<int> clues;
    for (int cell = 0; cell < board.cells(); ++cell) {
      const int clue = board.digits[cell];
      if (clue != 0) {
        clues.push_back(add(cell, clue));
        continue;
      }
      // Leave out options that a clue excludes. This saves most of the time for building the problem.
      const std::uint32_t used = rows_[row(cell)] | columns_[column(cell)] | regions_[board.region(cell)];
      for (int digit = 1; digit <= board.side(); ++digit) {
        if ((used >> digit & 1) == 0) add(cell, digit);
      }
    }
    for (int option : clues) cover_.select(option);
  }

  JudgeBoardAnswer search(int limit) {
    JudgeBoardAnswer answer;
    if (conflict_) return answer;
    cover_.search(static_cast<std::uint64_t>(limit), [&](std::span<const int> options) {
      if (++answer.count > 1) return true;
      answer.solution = board_;
      for (int option : options) answer.solution.digits[placements_[option].cell] = placements_[option].digit;
      return true;
    });
    return answer;
  }

 private:
  struct Placement {
    std::uint8_t cell, digit;
  };

  int row(int cell) const { return cell / board_.side(); }
  int column(int cell) const { return cell % board_.side(); }

  void use(int cell, int digit) {
    for (std::uint32_t* used : {&rows_[row(cell)], &columns_[column(cell)], &regions_[board_.region(cell)]}) {
      conflict_ = conflict_ || (*used >> digit & 1) != 0;
      *used |= 1U << digit;
    }
  }

  int add(int cell, int digit) {
    const int all = board_.cells();
    const auto item = [&](int house) { return house * board_.side() + digit - 1; };
    placements_.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    return cover_.add_option(
        {cell, all + item(row(cell)), 2 * all + item(column(cell)), 3 * all + item(board_.region(cell))});
  }

  const JudgeBoard& board_;
  ExactCover cover_;
  std::vector<Placement> placements_;  // what each option puts where
  Used rows_{}, columns_{}, regions_{};
  bool conflict_ = false;
};

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
  if (!board.is_sudoku()) return BoardCover{board}.search(limit);
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
