// Propagation by copy: write the certain digits first, and guess on a copy of the board when there are none.
//
// Go over the blank cells. If exactly one digit fits into a cell, write it (single_candidates.h). This may leave a
// single candidate in another cell, so repeat until a pass writes nothing. If some cell has no candidate, the board has
// no solution. If no cell is blank, the board is a solution. Otherwise every blank cell has at least two candidates.
// Take the first blank cell in row-major order. For each of its candidates in ascending order, copy the board, write
// the candidate on the copy and solve the copy in the same way (guess_on_copies.h). Copies are made because the
// deductions from a wrong guess are not recorded and so cannot be undone.
//
// Certain digits make the search tree much smaller than that of backtracking, and a contradiction is often found before
// any guess. Digits written without a guess are the same in all solutions of the board, and the first blank cell varies
// slowest. So solutions come in lexicographic order.
#include "algorithm.h"
#include "guess_on_copies.h"
#include "single_candidates.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "explore(board):"},
    {1, "repeat until a sweep writes nothing:"},
    {2, "for each blank cell:"},
    {3, "if no digit fits: return"},
    {3, "if one digit fits: write(digit, cell)"},
    {1, "if no cell is blank: report the board, return"},
    {1, "cell ← the first blank cell"},
    {1, "for each digit that fits into cell:"},
    {2, "copy ← board; write(digit, cell) on the copy"},
    {2, "explore(copy)"},
    {2, "throw the copy away"},
    {1, "return: all digits were tried"},
    {0, "write(digit, cell):"},
    {1, "put digit into cell"},
    {1, "take digit from the candidates of the cells that see it"},
};
namespace line {
constexpr int dead_end = 4, write = 5, report = 6, propagate = 15;
constexpr CopyLines guess{.write = 9, .throw_away = 11, .give_up = 12};
}  // namespace line

template <class Tracer>
class PropagationByCopy {
 public:
  static constexpr int propagate_line = line::propagate;

  PropagationByCopy(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {}

  void run() { explore(board_); }

 private:
  // Finds the solutions of the board. Returns whether to go on.
  bool explore(TableBoard& board) {
    Sweep sweep;
    do {
      sweep = fill_single_candidates(board, [&](Cell cell, int digit) {
        board.fill(cell, digit);
        return journal_.place(cell, digit, {Reason::only_candidate, line::write});
      });
    } while (sweep.end == Sweep::End::filled);

    if (sweep.end == Sweep::End::stopped) return false;
    if (sweep.end == Sweep::End::dead_end)
      return journal_.backtrack(sweep.cell, {Reason::no_candidate, line::dead_end});
    if (board.blanks().empty()) return journal_.solution(board.grid(), line::report);
    return guess_on_copies(board, board.blanks().first(), journal_, line::guess,
                           [&](TableBoard& copy) { return explore(copy); });
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
      .propagates = true,
      .copies = true,
      .code = code,
      .solve = solve<PropagationByCopy>,
      .solve_until = solve_until<PropagationByCopy>,
      .trace = trace<PropagationByCopy>,
      .resume = resume<PropagationByCopy>,
  };
}

}  // namespace shudu::gallery
