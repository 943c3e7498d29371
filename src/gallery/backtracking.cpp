// Backtracking: try every digit in every blank cell, one cell after another.
//
// Go through the cells row by row, from left to right. Skip cells that hold a clue. In a blank cell try the digits 1 to
// 9 in turn. A digit fits if none of the 9 cells of the row, the 9 of the column and the 9 of the box holds it now. All
// of them are compared every time. Write a digit that fits, solve the rest of the board in the same way starting from
// the next cell, erase the digit, and try the next. If no digit is left, an earlier cell is wrong: return to it. After
// the last cell the board is a solution.
//
// Nothing is deduced, so every digit written is a guess, and every digit is erased again. The board is the only state.
// A contradiction is found only at the cell that cannot be filled, perhaps many rows below the guess that caused it.
// Depending on the clues, this takes minutes or almost no time. The first cell varies slowest and digits ascend, so
// solutions come in lexicographic order.
#include "algorithm.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "solve(cell):"},
    {1, "while cell is filled: cell ← the next one"},
    {1, "if there is no cell left: report the board, return"},
    {1, "for each digit from 1 to 9:"},
    {2, "if no cell of the row, the column and the box holds digit:"},
    {3, "write digit into cell"},
    {3, "solve(the next cell)"},
    {3, "erase digit"},
    {1, "return: all digits were tried"},
};
namespace line {
constexpr int report = 3, write = 6, erase = 8, give_up = 9;
}

template <class Tracer>
class Backtracking {
 public:
  static constexpr int propagate_line = 0;

  Backtracking(const Grid& clues, Journal<Tracer>& journal) : grid_(clues), journal_(journal) {}

  void run() { fill_from(0); }

 private:
  // Fills the cells from `index` to the last in every possible way. Returns whether to go on.
  bool fill_from(int index) {
    while (index < Cell::count && !grid_.is_blank(Cell{index})) ++index;
    if (index == Cell::count) return journal_.solution(grid_, line::report);
    const Cell cell{index};
    const std::uint64_t solutions = journal_.solutions();
    for (int digit = 1; digit <= 9; ++digit) {
      if (!fits(cell, digit) || !journal_.wants(cell, digit)) continue;
      grid_.set(cell, digit);
      if (!journal_.guess(cell, digit, {Reason::choice, line::write}) || !fill_from(index + 1)) return false;
      grid_.clear(cell);
      if (!journal_.unguess(cell, digit, line::erase)) return false;
    }
    return journal_.leave(cell, solutions, {Reason::all_tried, line::give_up});
  }

  bool fits(Cell cell, int digit) const {
    for (int i = 0; i < 9; ++i) {
      if (grid_[Cell::at(cell.row(), i)] == digit) return false;
    }
    for (int i = 0; i < 9; ++i) {
      if (grid_[Cell::at(i, cell.col())] == digit) return false;
    }
    for (int i = 0; i < 9; ++i) {
      if (grid_[Cell::in_box(cell.box(), i)] == digit) return false;
    }
    return true;
  }

  Grid grid_;
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm backtracking() {
  return {
      .id = "backtracking",
      .title = "Backtracking",
      .idea = "Try every digit in every blank cell, row by row, looking through the cell's houses each time.",
      .lexicographic = true,
      .propagates = false,
      .copies = false,
      .code = code,
      .solve = solve<Backtracking>,
      .solve_until = solve_until<Backtracking>,
      .trace = trace<Backtracking>,
      .resume = resume<Backtracking>,
  };
}

}  // namespace shudu::gallery
