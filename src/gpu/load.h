// Load and store: converts between nodes and grids of 81 bytes. A byte is a digit, as a number or as a character; any
// other byte is a blank.
#pragma once

#include "gpu/layout.h"

namespace shudu::gpu {

inline constexpr int cells_of_grid = 81;

// The three digits of a word whose number has a certain bit set: all boxes of digits 3t + 1, 3t + 2, 3t + 3.
SHUDU_LANE constexpr Word digits_with(int bit, int t) {
  Word digits = 0;
  for (int k = 0; k < 3; ++k) digits |= ((3 * t + k + 1) >> bit & 1) != 0 ? Word{0x1ff} << (9 * k) : 0;
  return digits;
}

// store(i, word) receives the words of the node. Precondition: a byte is 0..9, '0'..'9' or '.'.
template <class Store>
SHUDU_LANE void load_node(const std::uint8_t* cells, const Store& store) {
  SHUDU_UNROLL
  for (int place = 0; place < 9; ++place) {
    // The bits of the nine numbers: bits 0, 1 and 2 from position 0, 9 and 18 on, bit 3 from position 3 on.
    Word low = 0, high = 0;
    SHUDU_UNROLL
    for (int box = 0; box < 9; ++box) {
      const int row = box / 3 * 3 + place / 3, column = box % 3 * 3 + place % 3;
      const Word value = cells[9 * row + column];
      low += (value * 0x10101U & 0x40201U) * (Word{1} << box);
      high += (value & 8U) * (Word{1} << box);
    }
    Word bit[4];
    SHUDU_UNROLL
    for (int i = 0; i < 3; ++i) bit[i] = (low >> (9 * i) & 0x1ffU) * 0x40201U;
    bit[3] = (high >> 3) * 0x40201U;
    // '.' is 14 here, and no digit above 7 has bit 1 or 2.
    const Word blank = choose(bit[3], bit[1] | bit[2], ~or3(bit[0], bit[1], bit[2]) & all_bits);
    SHUDU_UNROLL
    for (int t = 0; t < 3; ++t) {
      Word equal = ~(bit[0] ^ digits_with(0, t));
      SHUDU_UNROLL
      for (int i = 1; i < 4; ++i) equal = logic<(A & ~(B ^ C))>(equal, bit[i], digits_with(i, t));
      store(9 * t + place, logic<((A & C) | B)>(equal, blank, all_bits));
    }
  }
}

// The digit of a cell with one candidate, given the three words of its place.
SHUDU_LANE Word digit_of(int box, Word a, Word b, Word c) {
  // Each candidate of the cell adds its digit at bit 18 + box. The other terms of the products are elsewhere.
  const auto at = [](Word first, Word second, Word third) { return first << 18 | second << 9 | third; };
  const Word cell = Word{0x40201} << box;
  return ((a & cell) * at(1, 2, 3) + (b & cell) * at(4, 5, 6) + (c & cell) * at(7, 8, 9)) >> (18 + box) & 15U;
}

// word(i) gives the words of a solved node; put(cell, digit) receives the digits.
template <class Get, class Put>
SHUDU_LANE void store_grid(const Get& word, const Put& put) {
  SHUDU_UNROLL
  for (int place = 0; place < 9; ++place) {
    const Word a = word(place), b = word(9 + place), c = word(18 + place);
    SHUDU_UNROLL
    for (int box = 0; box < 9; ++box) {
      const int row = box / 3 * 3 + place / 3, column = box % 3 * 3 + place % 3;
      put(9 * row + column, digit_of(box, a, b, c));
    }
  }
}

// Removes a candidate from a node. `digit`: 1..9.
SHUDU_LANE Word& word_of_candidate(Word* words, int stride, int cell, int digit) {
  return words[(9 * ((digit - 1) / 3) + place_of(cell / 9, cell % 9)) * stride];
}
SHUDU_LANE Word bit_of_candidate(int cell, int digit) {
  return Word{1} << (9 * ((digit - 1) % 3) + box_bit(cell / 9, cell % 9));
}

}  // namespace shudu::gpu
