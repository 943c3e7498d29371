// Candidates: which digits are still possible in each cell.
//
// A solved cell has one candidate. A cell without candidates is a contradiction. The type does not record whether a
// digit is a clue, a placed digit or a pencil mark.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
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
  // Every digit is possible in every cell.
  constexpr Candidates() { sets_.fill(DigitSet::all()); }

  // The candidates that the digits of `grid` leave. A filled cell has only its digit, and its peers do not have that
  // digit. If clues conflict, at least one cell has no candidates.
  constexpr explicit Candidates(const Grid& grid) : Candidates() {
    for (Cell cell : grid.filled()) place(cell, grid[cell]);
  }

  constexpr DigitSet operator[](Cell cell) const { return sets_[cell.index()]; }
  constexpr void set(Cell cell, DigitSet digits) { sets_[cell.index()] = digits; }
  constexpr void remove(Cell cell, int digit) { sets_[cell.index()].erase(digit); }

  // Makes `digit` the only candidate of the cell and removes it from all peers. The cell has no candidates afterwards
  // if the digit was not possible there.
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
  // Whether some cell has no candidates.
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
