// Propagation at once: follow every consequence of a digit before looking elsewhere, and guess in the cell with the
// fewest candidates.
//
// Writing a digit takes it from the candidates of the 20 cells that see it. If one of these has a single candidate
// left, its digit is written immediately, and the consequences of that digit are followed in the same way before the
// next cell is looked at. If one has no candidate left, the digits so far are wrong, and the search goes back without
// looking at the rest. So no cell is ever looked at without a reason, and no pass over the board is needed.
//
// When nothing follows any more, every blank cell has at least two candidates. The guess is made in the cell with the
// fewest, on a copy of the board (guess_on_copies.h). It can be anywhere, so solutions come in no particular order.
#include "algorithm.h"
#include "fewest_candidates.h"
#include "guess_on_copies.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "for each clue: write(digit, cell)"},
    {0, "explore(board):"},
    {1, "if no cell is blank: report the board, return"},
    {1, "cell ← the first blank cell with fewest candidates"},
    {1, "for each digit that fits into cell:"},
    {2, "copy ← board; write(digit, cell) on the copy"},
    {2, "unless that failed: explore(copy)"},
    {2, "throw the copy away"},
    {1, "return: all digits were tried"},
    {0, "write(digit, cell):"},
    {1, "put digit into cell"},
    {1, "for each blank cell that sees it:"},
    {2, "take digit from its candidates"},
    {2, "if none is left: fail"},
    {2, "if one is left: write it at once"},
};
namespace line {
constexpr int report = 3, propagate = 13, dead_end = 14, write = 15;
constexpr CopyLines guess{.write = 6, .throw_away = 8, .give_up = 9};
}  // namespace line

template <class Tracer>
class PropagationAtOnce {
 public:
  static constexpr int propagate_line = line::propagate;

  PropagationAtOnce(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {}

  void run() {
    if (follow(board_, board_.blanks())) explore(board_);
  }

 private:
  // Writes the digits of the cells that have one candidate, and whatever follows from them. Returns false at a dead
  // end, which it reports, and when the search is stopped.
  bool follow(TableBoard& board, CellSet cells) {
    for (Cell cell : cells) {
      if (!board.blanks().contains(cell)) continue;
      const DigitSet candidates = board.candidates(cell);
      if (candidates.empty()) {
        goes_on_ = journal_.backtrack(cell, {Reason::no_candidate, line::dead_end});
        return false;
      }
      if (!candidates.is_single()) continue;
      board.fill(cell, candidates.first());
      goes_on_ = journal_.place(cell, candidates.first(), {Reason::only_candidate, line::write});
      if (!goes_on_ || !follow(board, peers(cell))) return false;
    }
    return true;
  }

  // Finds the solutions of a board on which nothing follows any more. Returns whether to go on.
  bool explore(const TableBoard& board) {
    if (board.blanks().empty()) return journal_.solution(board.grid(), line::report);
    const Cell cell = fewest_candidates(board);
    return guess_on_copies(board, cell, journal_, line::guess,
                           [&](TableBoard& copy) { return follow(copy, peers(cell)) ? explore(copy) : goes_on_; });
  }

  TableBoard board_;
  Journal<Tracer>& journal_;
  bool goes_on_ = true;  // false when the search is stopped
};

}  // namespace

Algorithm propagation_at_once() {
  return {
      .id = "propagation_at_once",
      .title = "Propagation at once",
      .idea = "Write a cell's last candidate as soon as it is the last; then guess in the cell that has fewest.",
      .lexicographic = false,
      .propagates = true,
      .copies = true,
      .code = code,
      .solve = solve<PropagationAtOnce>,
      .solve_until = solve_until<PropagationAtOnce>,
      .trace = trace<PropagationAtOnce>,
      .resume = resume<PropagationAtOnce>,
  };
}

}  // namespace shudu::gallery
