// TableBoard: a board that knows at once which digits a cell can take.
//
// Beside the digits themselves it keeps, for every row, column and box, the set of digits that stand in it. A digit
// fits into a cell when it is in none of the cell's three sets: three look-ups where looking through the houses takes
// 27. The price is to change the sets along with the board.
#pragma once

#include <array>
#include <cassert>

#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"

namespace shudu::gallery {

class TableBoard {
 public:
  // Precondition: the clues do not conflict.
  explicit TableBoard(const Grid& clues) {
    for (Cell cell : clues.filled()) fill(cell, clues[cell]);
  }

  const Grid& grid() const { return grid_; }
  CellSet blanks() const { return blanks_; }
  DigitSet used(House house) const { return used_[house.index()]; }

  // The digits that fit into a blank cell.
  DigitSet candidates(Cell cell) const {
    return ~(used(House::row(cell.row())) | used(House::column(cell.col())) | used(House::box(cell.box())));
  }

  // Precondition: the cell is blank and the digit fits.
  void fill(Cell cell, int digit) {
    assert(grid_.is_blank(cell) && candidates(cell).contains(digit));
    grid_.set(cell, digit);
    blanks_.erase(cell);
    for (House house : houses(cell)) used_[house.index()].insert(digit);
  }
  // Precondition: the cell is not blank.
  void clear(Cell cell) {
    assert(!grid_.is_blank(cell));
    for (House house : houses(cell)) used_[house.index()].erase(grid_[cell]);
    grid_.clear(cell);
    blanks_.insert(cell);
  }

 private:
  Grid grid_;
  CellSet blanks_ = all_cells();             // the cells where grid_ is blank
  std::array<DigitSet, House::count> used_;  // the digits that stand in each house
};

}  // namespace shudu::gallery
