// Bitboard: a position as nine sets of cells, one per digit, so that one operation works on the whole board.
//
//   places[d]   the cells where digit d+1 is still possible, the cell where it stands included
//   unsolved    the cells that have not been placed yet
//
// Invariant: a placed cell is in exactly one places[d], and no peer of it is in that one.
#pragma once

#include <array>

#include "shudu/candidates.h"
#include "shudu/cell_set.h"
#include "shudu/grid.h"
#include "shudu/house.h"

namespace shudu {

class Bitboard {
 public:
  // The clues, nothing deduced. is_contradiction() holds at once where clues conflict.
  explicit Bitboard(const Grid& clues) {
    places_.fill(CellSet::all());
    for (Cell cell : clues.filled()) {
      if (!place(cell, clues[cell])) contradiction_ = true;
    }
  }
  explicit Bitboard(const Candidates& candidates) {
    for (int digit = 1; digit <= 9; ++digit) places_[digit - 1] = candidates.places(digit);
  }

  // Fills in naked and hidden singles until there are none. False when some cell or house has no place left.
  bool propagate() {
    if (contradiction_) return false;
    for (;;) {
      const CellSet before = unsolved_;
      if (!place_naked_singles()) return false;
      if (unsolved_ != before) continue;  // cheap to find: use them up before looking at every house
      if (!place_hidden_singles()) return false;
      if (unsolved_ == before) return true;
    }
  }

  // False when the digit is not possible there.
  bool place(Cell cell, int digit) {
    if (!places_[digit - 1].contains(cell)) return false;
    for (CellSet& places : places_) places.erase(cell);
    places_[digit - 1] -= peers(cell);
    places_[digit - 1].insert(cell);
    unsolved_.erase(cell);
    return true;
  }

  bool is_solved() const { return unsolved_.empty(); }
  CellSet unsolved() const { return unsolved_; }

  DigitSet candidates(Cell cell) const {
    DigitSet digits;
    for (int digit = 1; digit <= 9; ++digit) {
      if (places_[digit - 1].contains(cell)) digits.insert(digit);
    }
    return digits;
  }

  // The unsolved cell with fewest candidates. Precondition: !is_solved() and propagate() held.
  Cell fewest_candidates() const {
    const auto [once, twice, thrice] = multiplicities();
    const CellSet pairs = (twice - thrice) & unsolved_;
    if (!pairs.empty()) return pairs.first();
    Cell best = unsolved_.first();
    int fewest = 10;
    for (Cell cell : unsolved_) {
      const int size = candidates(cell).size();
      if (size < fewest) {
        fewest = size;
        best = cell;
      }
    }
    return best;
  }

  // Precondition: is_solved().
  Grid solution() const {
    Grid grid;
    for (int digit = 1; digit <= 9; ++digit) {
      for (Cell cell : places_[digit - 1]) grid.set(cell, digit);
    }
    return grid;
  }

 private:
  struct Multiplicities {
    CellSet once, twice, thrice;  // the cells with at least one, two, three candidates
  };
  Multiplicities multiplicities() const {
    Multiplicities m;
    for (CellSet places : places_) {
      m.thrice |= m.twice & places;
      m.twice |= m.once & places;
      m.once |= places;
    }
    return m;
  }

  bool place_naked_singles() {
    const auto [once, twice, thrice] = multiplicities();
    if (once != CellSet::all()) return false;
    const CellSet singles = unsolved_ - twice;
    if (singles.empty()) return true;
    for (int digit = 1; digit <= 9; ++digit) {
      for (Cell cell : places_[digit - 1] & singles) {
        if (!place(cell, digit)) return false;
      }
    }
    return true;
  }

  bool place_hidden_singles() {
    for (int digit = 1; digit <= 9; ++digit) {
      const CellSet& places = places_[digit - 1];
      if (!places.intersects(unsolved_)) continue;
      for (CellSet house : tables::cells_of_house) {
        const CellSet here = places & house;
        if (here.empty()) return false;
        if (here.is_single() && here.intersects(unsolved_)) place(here.first(), digit);
      }
    }
    return true;
  }

  std::array<CellSet, 9> places_;
  CellSet unsolved_ = CellSet::all();
  bool contradiction_ = false;
};

}  // namespace shudu
