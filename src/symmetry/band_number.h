// The parts of a band's number (band_forms.h).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/orders.h"

namespace shudu::symmetry {

// The number of a permutation, from the three comparisons that determine it.
inline constexpr auto order_by_comparisons = [] {
  std::array<std::uint8_t, 8> table{};
  for (std::uint8_t k = 0; k < 6; ++k) {
    const auto& v = orders_of_three[k];
    table[(v[0] > v[1] ? 1 : 0) | (v[0] > v[2] ? 2 : 0) | (v[1] > v[2] ? 4 : 0)] = k;
  }
  return table;
}();
inline std::uint32_t order_of(const std::uint8_t* v) {
  return order_by_comparisons[static_cast<unsigned>(v[0] > v[1]) | static_cast<unsigned>(v[0] > v[2]) << 1 |
                              static_cast<unsigned>(v[1] > v[2]) << 2];
}

// The 56 ways to distribute the digits of the second row, by B | C << 3 | A << 6.
inline constexpr auto share_numbers = [] {
  std::array<std::uint8_t, 512> table{};
  std::uint8_t n = 0;
  for (unsigned k = 0; k < 512; ++k) {
    const int others = 3 - std::popcount(k & 7);
    if (std::popcount(k >> 3 & 7) == others && std::popcount(k >> 6) == others) table[k] = n++;
  }
  return table;
}();

}  // namespace shudu::symmetry
