// Rectangles that could become deadly: four blank corners in two rows, two columns and two boxes that could all be
// filled with the same two digits. The two digits could then be exchanged without a conflict in any house, so a puzzle
// with one solution cannot contain such a filling.
#pragma once

#include <array>
#include <vector>

#include "logic/request.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct Rectangle {
  std::array<Cell, 4> corners;  // 0 and 1 share a box, 2 faces 0 and 3 faces 1
  int a = 0, b = 0;             // the digits, ascending for blank rectangles

  CellSet cells() const { return {corners[0], corners[1], corners[2], corners[3]}; }
  DigitSet digits() const { return {a, b}; }
};

// Records which rectangles were handled. As in HoDoKu, a rectangle is handled once, whatever its digits. It is
// identified by a number that a few rectangles share, and only the first of these is handled.
class SeenRectangles {
 public:
  // Returns whether the rectangle is the first with its number.
  bool insert(const Rectangle& rectangle);

 private:
  std::vector<int> numbers_;
};

// The blank rectangles with at least one corner that holds only the two digits, by this corner. With `missing`, the
// other corners need not have both digits as candidates as long as no placed digit excludes them.
template <bool missing>
class BlankRectangles {
 public:
  explicit BlankRectangles(const State& state);

  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }

 private:
  std::vector<Rectangle> list_;
};

extern template class BlankRectangles<false>;
extern template class BlankRectangles<true>;

// Calls `visit(rectangle)` for every rectangle in two boxes that contains `corner` and another cell of its box. The other
// corner in the box is one of `beside`, and the two corners in the other box are among `facing`. The digits are not set.
template <class Visit>
void for_rectangles_at(Cell corner, CellSet beside, CellSet facing, Visit visit) {
  const CellSet box = House::box(corner.box()).cells();
  const CellSet row = House::row(corner.row()).cells(), column = House::column(corner.col()).cells();
  for (Cell other : beside& box&(row | column)) {
    if (other == corner) continue;
    const bool same_row = row.contains(other);
    for (Cell across : ((same_row ? column : row) - box) & facing) {
      const Cell last = same_row ? Cell::at(across.row(), other.col()) : Cell::at(other.row(), across.col());
      if (facing.contains(last)) visit(Rectangle{{corner, other, across, last}});
    }
  }
}

// Calls `visit` for the blank rectangles that the options of the request allow, until it returns false.
template <class Visit>
void for_blank_rectangles(Request& request, Visit visit) {
  const auto go = [&](const auto& rectangles) {
    for (const Rectangle& rectangle : rectangles) {
      if (!visit(rectangle)) return;
    }
  };
  if (request.options.missing_candidates) {
    go(request.memo.get<BlankRectangles<true>>(request.state));
  } else {
    go(request.memo.get<BlankRectangles<false>>(request.state));
  }
}

}  // namespace shudu::logic
