// Solutions and the symmetries of the board.
//
// A reflection leaves no solution with more than one queen unchanged: a queen and its image would share a row, a column
// or a diagonal. So Burnside's lemma needs only the numbers of all solutions, of solutions that a half turn leaves
// unchanged, and of solutions that a quarter turn leaves unchanged. The last counts twice, because there are two
// quarter turns:
//
//   different = (solutions + half_turn + 2 * quarter_turn) / 8.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "shudu/queens.h"

namespace shudu {
namespace {

using Mask = std::uint64_t;

// Fills the rows of the upper half. A half turn gives the others.
class HalfTurn {
 public:
  explicit HalfTurn(int n) : n_(n) {}

  SymmetricQueens count() {
    if (n_ % 2 == 1) put(n_ / 2, n_ / 2);  // the half turn maps this queen to itself
    place(0);
    return found_;
  }

 private:
  void place(int row) {
    if (row == n_ / 2) {
      ++found_.half_turn;
      if (is_kept_by_quarter_turn()) ++found_.quarter_turn;
      return;
    }
    const Mask free = ~(columns_ | up_ >> row | down_ >> (n_ - 1 - row)) & ((Mask{1} << n_) - 1);
    for (Mask rest = free; rest != 0; rest &= rest - 1) {
      const int column = std::countr_zero(rest);
      const int other_row = n_ - 1 - row, other_column = n_ - 1 - column;
      if (other_column == column || other_column - column == other_row - row ||
          column - other_column == other_row - row)
        continue;
      const Mask columns = columns_, up = up_, down = down_;
      put(row, column);
      put(other_row, other_column);
      place(row + 1);
      columns_ = columns, up_ = up, down_ = down;
    }
  }

  void put(int row, int column) {
    queens_[row] = column;
    columns_ |= Mask{1} << column;
    up_ |= Mask{1} << (row + column);
    down_ |= Mask{1} << (column - row + n_ - 1);
  }

  // (row, column) → (column, n - 1 - row).
  bool is_kept_by_quarter_turn() const {
    for (int row = 0; row < n_; ++row) {
      if (queens_[queens_[row]] != n_ - 1 - row) return false;
    }
    return true;
  }

  int n_;
  SymmetricQueens found_;
  std::array<int, most_queens> queens_{};
  Mask columns_ = 0;
  Mask up_ = 0;    // bit row + column
  Mask down_ = 0;  // bit column - row + n - 1
};

}  // namespace

SymmetricQueens symmetric_queens(int n) {
  assert(1 <= n && n <= most_queens);
  return HalfTurn{n}.count();
}

Whole different_queens(int n, Whole solutions) {
  if (n == 1) return solutions;
  const SymmetricQueens kept = symmetric_queens(n);
  const Whole sum = solutions + kept.half_turn + 2 * Whole{kept.quarter_turn};
  assert(sum % 8 == 0);
  return sum / 8;
}

bool is_first_of_its_kind(Queens queens) {
  const int n = static_cast<int>(queens.size());
  std::array<int, most_queens> image{}, turned{};
  std::copy(queens.begin(), queens.end(), image.begin());
  for (int i = 0; i < 8; ++i) {
    for (int row = 0; row < n; ++row) turned[image[row]] = n - 1 - row;
    if (i == 4) {  // now also mirrored: top to bottom
      std::reverse(turned.begin(), turned.begin() + n);
    }
    image = turned;
    if (std::lexicographical_compare(image.begin(), image.begin() + n, queens.begin(), queens.end())) return false;
  }
  return true;
}

}  // namespace shudu
