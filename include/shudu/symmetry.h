// Symmetry: transformations that map every Sudoku grid to another, canonical forms, and the classes of grids one by one.
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
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
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

  // The cell of the original grid whose digit moves to `cell`.
  constexpr Cell source(Cell cell) const {
    const int row = rows[cell.row()], column = columns[cell.col()];
    return transposed ? Cell::at(column, row) : Cell::at(row, column);
  }
  Grid operator()(const Grid& grid) const;

  friend bool operator==(const Transform&, const Transform&) = default;
};

// The transformation that applies `first`, then `second`.
Transform compose(const Transform& first, const Transform& second);
Transform inverse(const Transform& transform);
// A random transformation, each equally likely.
Transform random_transform(Random& random);

// The number of permutations of the rows that keep bands together (or of the columns that keep stacks together).
inline constexpr int line_order_count = 1296;
// The permutation with the number k, from 0.
Transform::Lines line_order(int k);

// The transformation with this name: rotate90, rotate180, rotate270 (clockwise), mirror_horizontal (left and right),
// mirror_vertical (top and bottom), mirror_diagonal (transposed), mirror_antidiagonal, "rows=231456789" (row 2 becomes
// the first row, and so on), "columns=…", "digits=…" (1 becomes the first of these digits, and so on), "bands=213",
// "stacks=…". The error is the reason: the name is unknown, or the permutation would break a band or a stack.
Result<Transform> transform_from(std::string_view text);
// Names that transform_from understands, separated by spaces: "mirror_diagonal rows=… columns=… digits=…".
std::string to_string(const Transform& transform);

struct Canonical {
  Grid form;
  Transform transform;              // transform(grid) == form
  std::uint64_t automorphisms = 1;  // number of transformations that leave the grid unchanged
};

// The min-lex form of a complete grid. The first call of canonical_grid builds a table: about 0.4 s and 10 MB.
// canonical_grid_by_search needs no table, and is 200 times slower. Precondition: the grid is complete and without
// conflicts.
Canonical canonical_grid(const Grid& grid);
Canonical canonical_grid_by_search(const Grid& grid);
// Every transformation of the grid to its min-lex form. There are as many as automorphisms.
std::vector<Transform> canonical_transforms(const Grid& grid, bool by_search = false);

// The canonical form of a puzzle whose only solution is known.
Canonical canonical_puzzle(const Grid& clues, const Grid& solution, bool by_search = false);
// The canonical form of any clues, without their solution. `automorphisms` counts the transformations that leave the
// clues unchanged and do not rename digits that do not occur.
Canonical canonical_clues(const Grid& clues);

// -------------------------------------------------------------------------------------
// Grid classes: one grid of every class of grids that are equal up to symmetry, in ascending order.
//
// A class is written as its min-lex form. There are 416 classes of bands (the first three rows), numbered from 1 in the
// order of their min-lex forms, and the first band of a min-lex form is one of these. So the classes of the bands
// 1, 2, …, 416 together are all 5,472,730,538 classes in ascending order.

inline constexpr int band_class_count = 416;
inline constexpr std::uint64_t grid_class_count = 5'472'730'538;

// The classes whose min-lex form begins with one of the bands.
class GridClasses {
 public:
  // The classes of a band are cut by their fourth row into as many pieces, for computations in parts. A piece may be
  // empty.
  static constexpr int piece_count = 100;

  // Receives a min-lex form and its number of automorphisms. Returns false to stop.
  using Visit = std::function<bool(const Grid& form, std::uint64_t automorphisms)>;

  // Precondition: 1 <= band <= band_class_count.
  explicit GridClasses(int band);
  GridClasses(GridClasses&&) noexcept;
  GridClasses& operator=(GridClasses&&) noexcept;
  ~GridClasses();

  // Passes the classes of the pieces begin..end-1 in ascending order. Returns false if it was stopped. Precondition:
  // 0 <= begin <= end <= piece_count. Use an object from one thread at a time.
  bool visit(int begin, int end, const Visit& visit);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace shudu
