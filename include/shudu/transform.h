// Transform: a symmetry of Sudoku. It takes grids to grids: rows and columns change places inside their bands and
// stacks, bands and stacks change places, the grid is mirrored in its diagonal, digits change names. There are
// 2 * 1296 * 1296 * 9! of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/grid.h"
#include "shudu/random.h"

namespace shudu {

struct Transform {
  using Lines = std::array<std::uint8_t, 9>;
  using Digits = std::array<std::uint8_t, 10>;

  bool transposed = false;                      // first, rows become columns
  Lines rows{0, 1, 2, 3, 4, 5, 6, 7, 8};        // then row i of the result is row rows[i],
  Lines columns{0, 1, 2, 3, 4, 5, 6, 7, 8};     // and column i is column columns[i];
  Digits digits{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // and digit d is written digits[d]; digits[0] is 0

  // Which cell of the source comes to `cell`.
  constexpr Cell source(Cell cell) const {
    const int row = rows[cell.row()], column = columns[cell.col()];
    return transposed ? Cell::at(column, row) : Cell::at(row, column);
  }
  Grid operator()(const Grid& grid) const;

  friend bool operator==(const Transform&, const Transform&) = default;
};

// First `first`, then `second`.
Transform compose(const Transform& first, const Transform& second);
Transform inverse(const Transform& transform);
// One of all, each equally likely.
Transform random_transform(Random& random);

// The number of line orders that keep bands together.
inline constexpr int line_order_count = 1296;
// The k-th of them.
Transform::Lines line_order(int k);

// By name: rotate90, rotate180, rotate270 (clockwise), mirror_horizontal (left and right), mirror_vertical (top and
// bottom), mirror_diagonal (transposed), mirror_antidiagonal; or "rows=231456789" (row 2 comes first …),
// "columns=…", "digits=…" (1 is written as the first of them …), "bands=213", "stacks=…".
// Nothing, and the reason in `fault`, when it is none of these or would break a band.
std::optional<Transform> transform_from(std::string_view text, std::string& fault);
// In words that transform_from understands, separated by blanks: "mirror_diagonal rows=… columns=… digits=…".
std::string to_string(const Transform& transform);

}  // namespace shudu
