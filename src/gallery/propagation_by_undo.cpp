// Propagation by undo: write what is certain first, then guess in pencil on the one board there is.
//
// The steps are those of propagation by copy: sweep over the blank cells and write digits that are the only candidate
// of their cell until a sweep writes nothing (single_candidates.h), then guess in the first blank cell. But nobody
// photocopies a puzzle before each guess. Digits found before the first guess are certain: they are written in ink and
// stay. A guess and all that follows from it are written in pencil, and every cell written in pencil is put on a
// stack. When the guess is done with, whether it failed or gave its solutions, take cells from the stack and rub them
// out until the stack is as high as it was before the guess. A guess within a guess is a lighter pencil: it only
// remembers a higher mark on the same stack.
//
// There is one board however deep the guesses go, and undoing costs as much as was written and no more; a copy costs
// the whole board whether much was written or little.
#include <vector>

#include "algorithm.h"
#include "single_candidates.h"

namespace shudu::gallery {
namespace {

template <class Tracer>
class PropagationByUndo {
 public:
  PropagationByUndo(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {
    written_.reserve(Cell::count);
  }

  void run() { explore(); }

 private:
  // Finds the solutions of the board as it stands. Returns whether to go on.
  bool explore() {
    Sweep sweep;
    do {
      sweep = fill_single_candidates(board_, [&](Cell cell, int digit) {
        board_.fill(cell, digit);
        written_.push_back(cell);
        return journal_.place(cell, digit);
      });
    } while (sweep.end == Sweep::End::filled);

    if (sweep.end == Sweep::End::stopped) return false;
    if (sweep.end == Sweep::End::dead_end) return journal_.backtrack(sweep.cell);
    if (board_.blanks().empty()) return journal_.solution(board_.grid());
    return guess(board_.blanks().first());
  }

  // Tries every candidate of the cell, in ascending order.
  bool guess(Cell cell) {
    const std::uint64_t solutions = journal_.solutions();
    const std::size_t mark = written_.size();
    for (int digit : board_.candidates(cell)) {
      board_.fill(cell, digit);
      if (!journal_.guess(cell, digit) || !explore() || !rub_out_down_to(mark)) return false;
      board_.clear(cell);
      if (!journal_.unguess(cell, digit)) return false;
    }
    return journal_.leave(cell, solutions);
  }

  bool rub_out_down_to(std::size_t mark) {
    while (written_.size() > mark) {
      const Cell cell = written_.back();
      const int digit = board_.grid()[cell];
      written_.pop_back();
      board_.clear(cell);
      if (!journal_.unplace(cell, digit)) return false;
    }
    return true;
  }

  TableBoard board_;
  std::vector<Cell> written_;  // cells filled by deduction, oldest first; the guess of a position has its own loop
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm propagation_by_undo() {
  return {
      .id = "propagation_by_undo",
      .title = "Propagation by undo",
      .idea = "Fill the cells that have one candidate; guess on the same board, with a stack of what to rub out again.",
      .lexicographic = true,
      .solve = solve<PropagationByUndo>,
      .trace = trace<PropagationByUndo>,
  };
}

}  // namespace shudu::gallery
