// How many digits, places or cells a set has. std::popcount and std::has_single_bit are function calls on baseline
// x86-64, which took a tenth to a fifth of the time of HoDoKu paths.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "shudu/board.h"

namespace shudu::logic {

inline constexpr auto counts_of_nine_bits = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) table[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return table;
}();

// Of nine places of a house. Precondition: bits < 512.
constexpr int count_of(unsigned bits) { return counts_of_nine_bits[bits]; }
constexpr int count_of(DigitSet digits) { return count_of(digits.bits()); }
constexpr bool is_one(unsigned bits) { return bits != 0 && (bits & (bits - 1)) == 0; }

// Sums neighbouring groups of bits, which double in width.
constexpr int count_of(CellSet cells) {
  const auto pairs = [](std::uint64_t word) { return word - (word >> 1 & 0x5555'5555'5555'5555); };
  const auto fours = [](std::uint64_t word) {
    return (word & 0x3333'3333'3333'3333) + (word >> 2 & 0x3333'3333'3333'3333);
  };
  const std::uint64_t both = fours(pairs(cells.low())) + fours(pairs(cells.high()));  // at most 8 in four bits
  const std::uint64_t bytes = (both & 0x0f0f'0f0f'0f0f'0f0f) + (both >> 4 & 0x0f0f'0f0f'0f0f'0f0f);
  return static_cast<int>(bytes * 0x0101'0101'0101'0101 >> 56);
}
static_assert(count_of(CellSet::all()) == 81 && count_of(CellSet{}) == 0);

}  // namespace shudu::logic
