// The table of locked candidates: which houses share three cells, and which places of one are those of the other.
#pragma once

#include <array>
#include <cstdint>

#include "logic/explainer/chaining/board.h"

namespace shudu::logic::explainer::chaining {

inline constexpr int first_row = 0, first_column = 9, first_box = 18;

// For a mask of nine places with at least two bits: bit i is set if all places are among the three from 3 * i, bit 3 +
// i if all are congruent to i modulo 3. In a box these are its rows and columns. In a line the first kind are its
// boxes.
inline constexpr auto shut_in = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned places = 0; places < 512; ++places) {
    if ((places & (places - 1)) == 0) continue;
    for (unsigned i = 0; i < 3; ++i) {
      if ((places & ~(7U << (3 * i))) == 0) table[places] = static_cast<std::uint8_t>(table[places] | 1U << i);
      if ((places & ~(0111U << i)) == 0) table[places] = static_cast<std::uint8_t>(table[places] | 8U << i);
    }
  }
  return table;
}();

// All places of a digit in house `a` lie in house `b`, so the digit is removed from the rest of `b`. The masks are the
// places that the two houses share.
struct Lock {
  std::uint8_t a, b, way;  // the bit of shut_in
  std::uint16_t shared_in_a, shared_in_b;
};

// In the order of search. The number of a lock is lock_at[a][way].
inline constexpr auto locks = [] {
  std::array<Lock, 108> table{};
  std::size_t n = 0;
  const auto add = [&](int a, int b, int way, unsigned shared_in_a, unsigned shared_in_b) {
    table[n++] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(way),
                  static_cast<std::uint16_t>(shared_in_a), static_cast<std::uint16_t>(shared_in_b)};
  };
  for (int i = 0; i < 27; ++i) {
    const int box = i / 3, column = box % 3 * 3 + i % 3;
    add(first_box + box, first_column + column, 3 + i % 3, 0111U << (i % 3), 7U << (box / 3 * 3));
  }
  for (int i = 0; i < 27; ++i) {
    const int box = i / 3, row = box / 3 * 3 + i % 3;
    add(first_box + box, first_row + row, i % 3, 7U << (i % 3 * 3), 7U << (box % 3 * 3));
  }
  for (int i = 0; i < 27; ++i) {
    const int column = i / 3, box = i % 3 * 3 + column / 3;
    add(first_column + column, first_box + box, i % 3, 7U << (i % 3 * 3), 0111U << (column % 3));
  }
  for (int i = 0; i < 27; ++i) {
    const int row = i / 3, box = row / 3 * 3 + i % 3;
    add(first_row + row, first_box + box, i % 3, 7U << (i % 3 * 3), 7U << (row % 3 * 3));
  }
  return table;
}();
inline constexpr auto lock_at = [] {
  std::array<std::array<std::uint8_t, 6>, House::count> table{};
  for (std::size_t i = 0; i < locks.size(); ++i) table[locks[i].a][locks[i].way] = static_cast<std::uint8_t>(i);
  return table;
}();

}  // namespace shudu::logic::explainer::chaining
