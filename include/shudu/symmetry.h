// Symmetry: transformations that map every Sudoku grid to another, and canonical forms.
//
// A transformation permutes the rows inside their bands, the columns inside their stacks, the bands and the stacks,
// transposes the grid, and renames the digits. There are 2 * 1296 * 1296 * 9! of them.
//
// The canonical form stands for all grids or puzzles that are equal up to symmetry.
// - A complete grid: the smallest grid, row by row, that any transformation makes of it ("min-lex form").
// - A puzzle with one solution: the smallest clues that the transformations of its solution to min-lex form produce.
// - Any other puzzle: the smallest pattern of filled cells (blank before filled), then the smallest digits in it.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/random.h"
#include "shudu/result.h"

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
// The error is the reason: the name is unknown, or the order would break a band.
Result<Transform, std::string> transform_from(std::string_view text);
// In words that transform_from understands, separated by blanks: "mirror_diagonal rows=… columns=… digits=…".
std::string to_string(const Transform& transform);

struct Canonical {
  Grid form;
  Transform transform;              // leads there: transform(grid) == form
  std::uint64_t automorphisms = 1;  // transformations that change nothing
};

// Min-lex forms of complete grids. The first needs a table: about 0.4 s and 10 MB; the second is 200 times slower and
// needs none. Precondition: the grid is complete and without conflicts.
Canonical canonical_grid(const Grid& grid);
Canonical canonical_grid_by_search(const Grid& grid);
// Every transformation that leads there, as many as there are automorphisms.
std::vector<Transform> canonical_transforms(const Grid& grid, bool by_search = false);

// The canonical form of a puzzle whose only solution is known.
Canonical canonical_puzzle(const Grid& clues, const Grid& solution, bool by_search = false);
// The canonical form of any clues by themselves. `automorphisms` counts the transformations of cells and digits that
// keep them; digits that do not occur stay where they are.
Canonical canonical_clues(const Grid& clues);

}  // namespace shudu
