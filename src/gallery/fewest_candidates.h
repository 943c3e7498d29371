// The cell to guess in: the blank cell with the fewest candidates.
#pragma once

#include "table_board.h"

namespace shudu::gallery {

// The first such cell in row-major order. Precondition: there is a blank cell.
inline Cell fewest_candidates(const TableBoard& board) {
  Cell best = board.blanks().first();
  for (Cell cell : board.blanks()) {
    if (board.candidates(cell).size() < board.candidates(best).size()) best = cell;
  }
  return best;
}

}  // namespace shudu::gallery
