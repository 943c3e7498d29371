#include "queens/border.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace shudu::queens {
namespace {

struct Square {
  int row, col;
  friend bool operator==(Square, Square) = default;
};

using Tuple = std::array<int, 4>;  // top, right, bottom, left

std::array<Square, 4> squares(int n, const Tuple& tuple) {
  return {{{0, tuple[0]}, {tuple[1], n - 1}, {n - 1, tuple[2]}, {tuple[3], 0}}};
}

bool attack(Square a, Square b) {
  return a.row == b.row || a.col == b.col || std::abs(a.row - b.row) == std::abs(a.col - b.col);
}

bool is_possible(int n, const Tuple& tuple) {
  const auto queens = squares(n, tuple);
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (queens[i] != queens[j] && attack(queens[i], queens[j])) return false;
    }
  }
  return true;
}

// A clockwise quarter turn, (row, column) → (column, n - 1 - row), and the reflection that exchanges left and right.
Tuple turned(int n, const Tuple& t) { return {n - 1 - t[3], t[0], n - 1 - t[1], t[2]}; }
Tuple mirrored(int n, const Tuple& t) { return {n - 1 - t[0], t[3], n - 1 - t[2], t[1]}; }

// The size of the orbit of the tuple if the tuple is the smallest in it, otherwise 0.
int orbit_of_least(int n, const Tuple& tuple) {
  int same = 0;
  Tuple image = tuple;
  for (int i = 0; i < 8; ++i) {
    image = i == 4 ? mirrored(n, turned(n, image)) : turned(n, image);
    if (image < tuple) return 0;
    if (image == tuple) ++same;
  }
  return 8 / same;
}

}  // namespace

std::vector<Border> borders(int n) {
  std::vector<Border> all;
  Tuple t{};
  for (t[0] = 0; t[0] < n; ++t[0]) {
    for (t[1] = 0; t[1] < n; ++t[1]) {
      for (t[2] = 0; t[2] < n; ++t[2]) {
        for (t[3] = 0; t[3] < n; ++t[3]) {
          const int orbit = orbit_of_least(n, t);
          if (orbit != 0 && is_possible(n, t)) all.push_back({t[0], t[1], t[2], t[3], orbit});
        }
      }
    }
  }
  return all;
}

OpenRows open_rows(int n, const Border& border) {
  const auto queens = squares(n, {border.top, border.right, border.bottom, border.left});
  OpenRows rows;
  int above = 0;
  for (int row = 1; row < n - 1; ++row) {
    std::uint32_t free = 0;
    for (int col = 1; col < n - 1; ++col) {
      const bool attacked = std::any_of(queens.begin(), queens.end(), [&](Square queen) {
        return attack(queen, {row, col});
      });
      if (!attacked) free |= std::uint32_t{1} << (col - 1);
    }
    if (row == border.left || row == border.right) continue;
    if (rows.count > 0) rows.next[rows.count - 1] = static_cast<std::uint8_t>(row - above);
    rows.free[rows.count++] = free;
    rows.columns |= free;
    above = row;
  }
  return rows;
}

}  // namespace shudu::queens
