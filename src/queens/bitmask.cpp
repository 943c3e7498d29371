// Bitmask: backtracking with three numbers for the squares that the queens above attack.
//
//   row r      . . Q . . .        columns   bit c: a queen is in column c
//   row r + 1  . ↙ ↓ ↘ . .        left      bit c: a diagonal going down to the left reaches column c of this row
//                                 right     the same to the right
//
// One step down moves every diagonal by one column, which is a shift. The free squares of a row are in none of the
// three, and the lowest bit is the leftmost free square. This is the usual recursion, with which the fast count is
// compared.
#include <array>
#include <bit>

#include "queens/algorithm.h"

namespace shudu::queens {
namespace {

using Mask = std::uint64_t;

struct Attacked {
  Mask columns = 0, left = 0, right = 0;

  // The numbers for the next row, after a queen is placed in this row.
  Attacked below(Mask queen) const { return {columns | queen, (left | queen) >> 1, (right | queen) << 1}; }
};

std::uint64_t count_below(Mask board, Attacked attacked) {
  if (attacked.columns == board) return 1;
  std::uint64_t found = 0;
  for (Mask free = board & ~(attacked.columns | attacked.left | attacked.right); free != 0; free &= free - 1) {
    found += count_below(board, attacked.below(free & (0 - free)));
  }
  return found;
}

std::uint64_t count(int n, Queens first) {
  Attacked attacked;
  for (int column : first) attacked = attacked.below(Mask{1} << column);
  return count_below((Mask{1} << n) - 1, attacked);
}

struct Enumeration {
  int n;
  const OnQueens& on_solution;
  std::array<int, most_queens> queens{};

  // Fills the rows starting with `row`. Returns whether to go on.
  bool place(int row, Attacked attacked) {
    if (row == n) return on_solution(Queens{queens}.first(static_cast<std::size_t>(n)));
    const Mask board = (Mask{1} << n) - 1;
    for (Mask free = board & ~(attacked.columns | attacked.left | attacked.right); free != 0; free &= free - 1) {
      queens[row] = std::countr_zero(free);
      if (!place(row + 1, attacked.below(free & (0 - free)))) return false;
    }
    return true;
  }
};

void enumerate(int n, const OnQueens& on_solution) { Enumeration{n, on_solution}.place(0, {}); }

}  // namespace

QueensAlgorithm bitmask() {
  return {.id = "bitmask",
          .title = "Bitmask",
          .idea = "Backtracking that keeps the attacked columns and diagonals in three numbers.",
          .count = count,
          .enumerate = enumerate};
}

}  // namespace shudu::queens
