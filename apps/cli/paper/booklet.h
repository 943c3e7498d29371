// Booklets: two pages on each side of a sheet, in the order in which the stack of sheets must be printed to be folded in
// the middle. Sheets are printed on both sides and turned over their short edge.
//
//   8 pages:   sheet 1   8 | 1   back   2 | 7
//              sheet 2   6 | 3   back   4 | 5
#pragma once

#include <cstddef>
#include <vector>

namespace shudu::cli {

// The pages on one side of a sheet, from 0. A number that is not less than the number of pages means a blank page.
struct SheetSide {
  std::size_t left = 0, right = 0;
  friend bool operator==(const SheetSide&, const SheetSide&) = default;
};

// The sides in printing order. The number of pages is rounded up to a multiple of four.
inline std::vector<SheetSide> booklet_sides(std::size_t pages) {
  const std::size_t all = (pages + 3) / 4 * 4;
  std::vector<SheetSide> sides;
  for (std::size_t i = 0; i < all / 2; ++i) {
    const SheetSide side{all - 1 - i, i};
    sides.push_back(i % 2 == 0 ? side : SheetSide{side.right, side.left});
  }
  return sides;
}

}  // namespace shudu::cli
