// Guessing on copies: keep the board as it is, and try each candidate of a cell on a photocopy.
//
// Whatever is written on the copy, the original knows nothing of it: a guess that fails costs no repair, the copy goes
// into the bin and the next candidate gets a fresh one. Copies of copies are never deeper than there are blank cells.
#pragma once

#include "journal.h"
#include "table_board.h"

namespace shudu::gallery {

// The lines of the caller's pseudo-code.
struct CopyLines {
  int write, throw_away, give_up;
};

// Tries every candidate of `cell`, in ascending order, calling `explore(copy)` on a copy with that digit; explore
// takes the copy by reference, writes its deductions on it and returns whether to go on, as does this function.
template <class Tracer, class Explore>
bool guess_on_copies(const TableBoard& board, Cell cell, Journal<Tracer>& journal, CopyLines lines, Explore explore) {
  const std::uint64_t solutions = journal.solutions();
  for (int digit : board.candidates(cell)) {
    if (!journal.wants(cell, digit)) continue;
    TableBoard copy = board;
    copy.fill(cell, digit);
    if (!journal.guess(cell, digit, {Reason::choice, lines.write}) || !explore(copy)) return false;
    // Into the bin: for those who watch one board, what the copy had more is taken back, the guess last.
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
