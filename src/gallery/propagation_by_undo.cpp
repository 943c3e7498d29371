// Propagation by undo: write the certain digits first, then guess on the same board and undo.
//
// The steps are those of propagation by copy: write digits that are the only candidate of their cell until a pass
// writes nothing (single_candidates.h), then guess in the first blank cell. But the board is not copied. Digits found
// before the first guess are certain and stay. Every cell filled by a guess or by a deduction from it is pushed on a
// stack. After the guess, whether it failed or gave solutions, cells are popped from the stack and erased until the
// stack has its size from before the guess. A guess within a guess only remembers a greater size of the same stack.
//
// There is one board for any depth of guesses. Undoing costs as much as writing did. A copy costs the whole board even
// if little was written.
#include <vector>

#include "algorithm.h"
#include "single_candidates.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "explore():"},
    {1, "repeat until a sweep writes nothing:"},
    {2, "for each blank cell:"},
    {3, "if no digit fits: return"},
    {3, "if one digit fits: write(digit, cell), push cell"},
    {1, "if no cell is blank: report the board, return"},
    {1, "cell ← the first blank cell; mark ← height of the stack"},
    {1, "for each digit that fits into cell:"},
    {2, "write(digit, cell)"},
    {2, "explore()"},
    {2, "pop and erase cells until the stack is down to mark"},
    {2, "erase digit"},
    {1, "return: all digits were tried"},
    {0, "write(digit, cell):"},
    {1, "put digit into cell"},
    {1, "take digit from the candidates of the cells that see it"},
};
namespace line {
constexpr int dead_end = 4, write = 5, report = 6, guess = 9, pop = 11, erase = 12, give_up = 13, propagate = 16;
}

template <class Tracer>
class PropagationByUndo {
 public:
  static constexpr int propagate_line = line::propagate;

  PropagationByUndo(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {
    written_.reserve(Cell::count);
  }

  void run() { explore(); }

 private:
  // Finds the solutions of the current board. Returns whether to go on.
  bool explore() {
    Sweep sweep;
    do {
      sweep = fill_single_candidates(board_, [&](Cell cell, int digit) {
        board_.fill(cell, digit);
        written_.push_back(cell);
        return journal_.place(cell, digit, {Reason::only_candidate, line::write});
      });
    } while (sweep.end == Sweep::End::filled);

    if (sweep.end == Sweep::End::stopped) return false;
    if (sweep.end == Sweep::End::dead_end)
      return journal_.backtrack(sweep.cell, {Reason::no_candidate, line::dead_end});
    if (board_.blanks().empty()) return journal_.solution(board_.grid(), line::report);
    return guess(board_.blanks().first());
  }

  // Tries every candidate of the cell, in ascending order.
  bool guess(Cell cell) {
    const std::uint64_t solutions = journal_.solutions();
    const std::size_t mark = written_.size();
    for (int digit : board_.candidates(cell)) {
      if (!journal_.wants(cell, digit)) continue;
      board_.fill(cell, digit);
      if (!journal_.guess(cell, digit, {Reason::choice, line::guess}) || !explore() || !rub_out_down_to(mark))
        return false;
      board_.clear(cell);
      if (!journal_.unguess(cell, digit, line::erase)) return false;
    }
    return journal_.leave(cell, solutions, {Reason::all_tried, line::give_up});
  }

  bool rub_out_down_to(std::size_t mark) {
    while (written_.size() > mark) {
      const Cell cell = written_.back();
      const int digit = board_.grid()[cell];
      written_.pop_back();
      board_.clear(cell);
      if (!journal_.unplace(cell, digit, line::pop)) return false;
    }
    return true;
  }

  TableBoard board_;
  std::vector<Cell> written_;  // cells filled by deduction, oldest first; each guess is erased by its own loop
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm propagation_by_undo() {
  return {
      .id = "propagation_by_undo",
      .title = "Propagation by undo",
      .idea = "Fill the cells that have one candidate; guess on the same board, with a stack of what to rub out again.",
      .lexicographic = true,
      .propagates = true,
      .copies = false,
      .code = code,
      .solve = solve<PropagationByUndo>,
      .solve_until = solve_until<PropagationByUndo>,
      .trace = trace<PropagationByUndo>,
      .resume = resume<PropagationByUndo>,
  };
}

}  // namespace shudu::gallery
