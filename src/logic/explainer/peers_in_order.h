// The peers of a cell in the order of Sudoku Explainer: its box, the rest of its row, the rest of its column.
#pragma once

#include <array>

#include "shudu/board.h"

namespace shudu::logic::explainer {

// Splits `cells`, which must be peers of `cell`, into these three parts. Each part is in the order of its cells.
inline std::array<CellSet, 3> peers_in_order(Cell cell, CellSet cells) {
  const CellSet in_box = cells & House::box(cell.box()).cells();
  const CellSet others = cells - in_box;
  return {in_box, others & House::row(cell.row()).cells(), others & House::column(cell.col()).cells()};
}

// Calls visit(peer) for each peer until it returns false.
template <class Visit>
bool each_in_order(Cell cell, CellSet cells, const Visit& visit) {
  for (CellSet part : peers_in_order(cell, cells)) {
    for (Cell peer : part) {
      if (!visit(peer)) return false;
    }
  }
  return true;
}

}  // namespace shudu::logic::explainer
