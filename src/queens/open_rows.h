// OpenRows: the rest of a board after its border queens are placed. It is filled by an ordinary search, row by row.
//
// The outer two of the n columns are taken, so a mask has n - 2 bits: bit i stands for column i + 1. Diagonals that
// leave these columns never return. Rows with border queens are left out, so from one open row to the next the
// diagonals move by 1, 2 or 3 columns.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/queens.h"

namespace shudu::queens {

inline constexpr int most_open_rows = most_queens - 2;

struct OpenRows {
  int count = 0;
  std::array<std::uint32_t, most_open_rows> free{};  // the squares of each row that no border queen attacks
  std::array<std::uint8_t, most_open_rows> next{};   // the distance from each row to the next open row
  std::uint32_t columns = 0;                         // the union of all masks
};

// The number of ways to put queens into all rows. May be called from several threads at once.
std::uint64_t completions(const OpenRows& rows);

}  // namespace shudu::queens
