// OpenRows: what is left of a board once its border queens stand. The rest is an ordinary search, row by row.
//
// Of n columns the outer two are taken, so a mask has n - 2 bits: bit i stands for column i + 1. Diagonals that leave
// these columns never come back. Rows of the border queens are left out, so from one open row to the next the diagonals
// move by 1, 2 or 3 columns.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/queens.h"

namespace shudu::queens {

inline constexpr int most_open_rows = most_queens - 2;

struct OpenRows {
  int count = 0;
  std::array<std::uint32_t, most_open_rows> free{};  // the squares of each row that no border queen attacks
  std::array<std::uint8_t, most_open_rows> next{};   // how far below each row the following one is
  std::uint32_t columns = 0;                         // all masks together
};

// In how many ways queens can be put into all rows. Safe to call from several threads at once.
std::uint64_t completions(const OpenRows& rows);

}  // namespace shudu::queens
