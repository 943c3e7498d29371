// Clues outside the grid: which cells they see. A place outside is at row or column -1, or behind the last one.
#pragma once

#include <optional>

#include "shudu/variant.h"

namespace shudu::variant {

// The row or column that begins beside the place, nearest cell first. Empty if the place is not beside the grid.
Cells line_from(const Shape& shape, Corner place);
// The cells of a diagonal that begins at the place, which is outside, in steps of (down, right).
Cells diagonal_from(const Shape& shape, Corner place, int down, int right);

// The place from which a clue sees exactly these cells as a row or column.
std::optional<Corner> place_of_line(const Shape& shape, const Cells& cells);
struct Diagonal {
  Corner place;
  int down = 0, right = 0;
};
// The same for a diagonal.
std::optional<Diagonal> place_of_diagonal(const Shape& shape, const Cells& cells);

}  // namespace shudu::variant
