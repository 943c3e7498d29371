// Layout: one search node in the registers of one thread of a graphics card.
//
//   word[9 * t + place]     digits 3t, 3t + 1, 3t + 2 (t = 0..2); place = 3*i + j, row i and column j INSIDE a box
//   bit 9 * k + 3 * band + stack of it is set when digit 3t + k is possible at that place of that box
//
// So a word holds three digits at one place of all nine boxes, in 27 bits, and a node is 27 words. Minirows and
// minicolumns are one OR of three words. The box-line rule rotates bands or stacks, which is two shifts.
//
// The files of this folder up to search.h are compiled twice: by nvcc for the card, and by the host compiler for the
// tests, with a warp of 32 lanes that is only emulated (emulated_warp.h).
//
// The card has one unit for logic and another for multiplication, and the search keeps the first one busy. So some
// shifts and sums are written as multiplications. The factors come from constant memory, because the compiler would turn
// a multiplication by a known power of two into a shift.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define SHUDU_LANE __device__ __forceinline__
#define SHUDU_UNROLL _Pragma("unroll")
#else
#define SHUDU_LANE inline
#define SHUDU_UNROLL
#endif

namespace shudu::gpu {

using Word = std::uint32_t;

inline constexpr int words_per_node = 27;
inline constexpr Word all_bits = (Word{1} << 27) - 1;

struct Node {
  Word word[words_per_node];
};

SHUDU_LANE constexpr int place_of(int row, int column) { return row % 3 * 3 + column % 3; }
SHUDU_LANE constexpr int box_bit(int row, int column) { return row / 3 * 3 + column / 3; }
// The same boxes for each of the three digits of a word.
SHUDU_LANE constexpr Word for_each_digit(Word boxes) { return boxes | boxes << 9 | boxes << 18; }

// Any function of three bits, bit by bit. The card has one instruction for it, and the compiler does not always find the
// best use of it by itself.
template <Word table>
SHUDU_LANE Word logic(Word a, Word b, Word c) {
#ifdef __CUDACC__
  Word result;
  asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(table));
  return result;
#else
  Word result = 0;
  for (int i = 0; i < 8; ++i) {
    if ((table >> i & 1) != 0) result |= ((i & 4) != 0 ? a : ~a) & ((i & 2) != 0 ? b : ~b) & ((i & 1) != 0 ? c : ~c);
  }
  return result;
#endif
}
// The tables follow from these columns: logic<(A & B) | C>(a, b, c) is (a & b) | c. The names are those of the arguments.
// NOLINTNEXTLINE(readability-identifier-naming)
inline constexpr Word A = 0xf0, B = 0xcc, C = 0xaa;
inline constexpr Word whole_table = 0xff;

SHUDU_LANE Word or3(Word a, Word b, Word c) { return logic<(A | B | C)>(a, b, c); }
SHUDU_LANE Word and3(Word a, Word b, Word c) { return logic<(A & B & C)>(a, b, c); }
SHUDU_LANE Word majority(Word a, Word b, Word c) { return logic<((A & B) | (A & C) | (B & C))>(a, b, c); }
SHUDU_LANE Word exactly_one(Word a, Word b, Word c) { return logic<((A ^ B ^ C) & ~(A & B & C))>(a, b, c); }
SHUDU_LANE Word exactly_two(Word a, Word b, Word c) {
  return logic<(((A & B) | (A & C) | (B & C)) & ~(A & B & C))>(a, b, c);
}
// a | (b & c), a | (b & ~c), a & ~b & ~c, a & (b | ~c), a & (b | c)
SHUDU_LANE Word or_and(Word a, Word b, Word c) { return logic<(A | (B & C))>(a, b, c); }
SHUDU_LANE Word or_minus(Word a, Word b, Word c) { return logic<((A | (B & ~C)) & whole_table)>(a, b, c); }
SHUDU_LANE Word minus_both(Word a, Word b, Word c) { return logic<(A & ~B & ~C)>(a, b, c); }
SHUDU_LANE Word keep_unless(Word a, Word b, Word c) { return logic<(A & (~B | C))>(a, b, c); }
SHUDU_LANE Word and_either(Word a, Word b, Word c) { return logic<(A & (B | C))>(a, b, c); }
SHUDU_LANE Word lowest_bit(Word a) { return a & (0U - a); }
// The bits of `a` where `mask` is set, and those of `b` elsewhere.
SHUDU_LANE Word choose(Word mask, Word a, Word b) { return logic<(((A & B) | (~A & C)) & whole_table)>(mask, a, b); }

#ifdef __CUDACC__
static __constant__ Word powers_of_two[32] = {
    1U << 0,  1U << 1,  1U << 2,  1U << 3,  1U << 4,  1U << 5,  1U << 6,  1U << 7,  1U << 8,  1U << 9,  1U << 10,
    1U << 11, 1U << 12, 1U << 13, 1U << 14, 1U << 15, 1U << 16, 1U << 17, 1U << 18, 1U << 19, 1U << 20, 1U << 21,
    1U << 22, 1U << 23, 1U << 24, 1U << 25, 1U << 26, 1U << 27, 1U << 28, 1U << 29, 1U << 30, 1U << 31};
static __constant__ Word minus_one = ~0U;
template <int n>
SHUDU_LANE Word shift_right(Word a) {
  return __umulhi(a, powers_of_two[32 - n]);
}
SHUDU_LANE Word high_word(Word a, Word b) { return __umulhi(a, b); }
// sum + whole - part
SHUDU_LANE Word add_difference(Word sum, Word whole, Word part) {
  return part * minus_one + (whole * powers_of_two[0] + sum);
}
#else
template <int n>
SHUDU_LANE Word shift_right(Word a) {
  return a >> n;
}
SHUDU_LANE Word high_word(Word a, Word b) { return static_cast<Word>(std::uint64_t{a} * b >> 32); }
SHUDU_LANE Word add_difference(Word sum, Word whole, Word part) { return sum + whole - part; }
#endif

// A word seen from the next box and from the one after it: in the same band (stacks rotate) and in the same stack (bands
// rotate).
SHUDU_LANE Word next_stack(Word a) { return choose(for_each_digit(0b011011011), shift_right<1>(a), a << 2); }
SHUDU_LANE Word other_stack(Word a) { return choose(for_each_digit(0b001001001), shift_right<2>(a), a << 1); }
SHUDU_LANE Word next_band(Word a) { return choose(for_each_digit(0b000111111), shift_right<3>(a), a << 6); }
SHUDU_LANE Word other_band(Word a) { return choose(for_each_digit(0b000000111), shift_right<6>(a), a << 3); }

// The boxes (9 bits) in which any of the three digits is set.
SHUDU_LANE Word boxes_of(Word a) { return (a | a >> 9 | a >> 18) & 0x1ff; }

// All digits of the cells in which a bit is set. Precondition: each cell has at most one bit. If a cell has more, the
// result is undefined for other cells, but includes nothing outside of the 27 bits.
SHUDU_LANE Word cells_of(Word a) {
  const Word cells = a * 0x40201U & (Word{0x1ff} << 18);  // the sum of the three digits
  return cells + high_word(cells, 1U << 23 | 1U << 14);
}

}  // namespace shudu::gpu
