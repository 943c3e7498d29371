// Candidates: which digits are still possible in each cell.
//
// A solved cell has one candidate, a cell without any is a contradiction. The type keeps the sets and the rules that
// change them; what the digits mean (clue, placed, pencilled) is for its owner to know.
#pragma once

#include <array>
#include <cassert>

#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"

namespace shudu {

class Candidates {
 public:
  // Every digit possible everywhere.
  constexpr Candidates() { sets_.fill(DigitSet::all()); }

  // What the digits of `grid` leave open: each filled cell has its digit alone, and no peer of it has that digit.
  // Where clues conflict, some cell is left without candidates.
  constexpr explicit Candidates(const Grid& grid) : Candidates() {
    for (Cell cell : grid.filled()) place(cell, grid[cell]);
  }

  constexpr DigitSet operator[](Cell cell) const { return sets_[cell.index()]; }
  constexpr void set(Cell cell, DigitSet digits) { sets_[cell.index()] = digits; }
  constexpr void remove(Cell cell, int digit) { sets_[cell.index()].erase(digit); }

  // Leaves `digit` alone in the cell (nothing, when it was not possible there) and takes it from all peers.
  constexpr void place(Cell cell, int digit) {
    sets_[cell.index()] &= DigitSet{digit};
    for (Cell peer : peers(cell)) sets_[peer.index()].erase(digit);
  }

  // The cells where `digit` is possible.
  constexpr CellSet places(int digit) const {
    CellSet cells;
    for (Cell cell : all_cells()) {
      if ((*this)[cell].contains(digit)) cells.insert(cell);
    }
    return cells;
  }
  // A cell without candidates.
  constexpr bool has_contradiction() const {
    for (DigitSet digits : sets_) {
      if (digits.empty()) return true;
    }
    return false;
  }
  constexpr int total() const {
    int sum = 0;
    for (DigitSet digits : sets_) sum += digits.size();
    return sum;
  }

  friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

 private:
  std::array<DigitSet, Cell::count> sets_;
};

}  // namespace shudu
