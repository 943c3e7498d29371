// Guessing on copies: leave the board unchanged, and try each candidate of a cell on a copy.
//
// A guess that fails needs no undo: the copy is discarded, and the next candidate gets a new copy. The number of copies
// at one time is at most the number of blank cells.
#pragma once

#include "journal.h"
#include "table_board.h"

namespace shudu::gallery {

// Lines of the caller's pseudo-code.
struct CopyLines {
  int write, throw_away, give_up;
};

// Tries every candidate of `cell` in ascending order. For each, calls `explore(copy)` on a copy of the board with that
// digit. explore writes its deductions on the copy and returns whether to go on. So does this function.
template <class Tracer, class Explore>
bool guess_on_copies(const TableBoard& board, Cell cell, Journal<Tracer>& journal, CopyLines lines, Explore explore) {
  const std::uint64_t solutions = journal.solutions();
  for (int digit : board.candidates(cell)) {
    if (!journal.wants(cell, digit)) continue;
    TableBoard copy = board;
    copy.fill(cell, digit);
    if (!journal.guess(cell, digit, {Reason::choice, lines.write}) || !explore(copy)) return false;
    // A watcher follows one board, so the digits that only the copy has are reported as removed, the guess last.
    const CellSet more = board.blanks() - copy.blanks() - CellSet{cell};
    if constexpr (Tracer::watches) {
      for (Cell filled : more) {
        if (!journal.unplace(filled, copy.grid()[filled], lines.throw_away)) return false;
      }
    } else {
      journal.unplace_untold(more.size());
    }
    if (!journal.unguess(cell, digit, lines.throw_away)) return false;
  }
  return journal.leave(cell, solutions, {Reason::all_tried, lines.give_up});
}

}  // namespace shudu::gallery
