// Propagation by copy: write what is certain first, and guess on a photocopy only when nothing is.
//
// Sweep over the blank cells. Where exactly one digit fits, write it (single_candidates.h); it may leave a single
// candidate in another cell, so sweep again until a whole sweep writes nothing. If some cell has no candidate, this
// board has no solution. If no cell is blank, it is one. Otherwise every blank cell has two candidates or more: take
// the first of them in row-major order and, for each of its candidates in ascending order, make a copy of the whole
// board, write the candidate on the copy and solve the copy in the same way (guess_on_copies.h). The original stays
// untouched, and that is why copies are made: a board full of the consequences of a wrong guess could not be
// restored.
//
// Certain digits cut the tree of backtracking short, and an impossible board is often seen before anything is guessed.
// What is written without a guess is the same in all solutions of the board, the first blank cell varies slowest:
// solutions come in row-major order.
#include "algorithm.h"
#include "guess_on_copies.h"
#include "single_candidates.h"

namespace shudu::gallery {
namespace {

template <class Tracer>
class PropagationByCopy {
 public:
  PropagationByCopy(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {}

  void run() { explore(board_); }

 private:
  // Finds the solutions of the board. Returns whether to go on.
  bool explore(TableBoard& board) {
    Sweep sweep;
    do {
      sweep = fill_single_candidates(board, [&](Cell cell, int digit) {
        board.fill(cell, digit);
        return journal_.place(cell, digit);
      });
    } while (sweep.end == Sweep::End::filled);

    if (sweep.end == Sweep::End::stopped) return false;
    if (sweep.end == Sweep::End::dead_end) return journal_.backtrack(sweep.cell);
    if (board.blanks().empty()) return journal_.solution(board.grid());
    return guess_on_copies(board, board.blanks().first(), journal_, [&](TableBoard& copy) { return explore(copy); });
  }

  TableBoard board_;
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm propagation_by_copy() {
  return {
      .id = "propagation_by_copy",
      .title = "Propagation by copy",
      .idea = "Fill the cells that have one candidate; when there is none, copy the board and guess on the copy.",
      .lexicographic = true,
      .solve = solve<PropagationByCopy>,
      .trace = trace<PropagationByCopy>,
  };
}

}  // namespace shudu::gallery
