// Changes: the candidates that a board lost since a search on it found nothing.
//
// A board only loses candidates, and the eliminations of a pattern only become fewer. So after a search without a
// result, a step is possible only where a candidate of the pattern changed. A finder may skip the rest.
#pragma once

#include <array>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct Changes {
  std::array<CellSet, 10> places = {};  // by digit; [0] is unused
  CellSet cells = {};                   // those of all digits

  static constexpr Changes everything() {
    Changes all;
    all.places.fill(CellSet::all());
    all.cells = CellSet::all();
    return all;
  }

  void insert(int digit, CellSet lost) {
    places[digit] |= lost;
    cells |= lost;
  }
  void insert(const Changes& other) {
    for (int digit = 1; digit <= 9; ++digit) insert(digit, other.places[digit]);
  }

  bool affect(int digit) const { return !places[digit].empty(); }
  bool affect(House house) const { return cells.intersects(house.cells()); }
  bool affect(House house, int digit) const { return places[digit].intersects(house.cells()); }
};

inline constexpr Changes everything_changed = Changes::everything();

}  // namespace shudu::logic
