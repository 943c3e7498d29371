// Frame: as many search nodes as a Word has lanes, side by side, "box-sliced".
//
//   word[9*digit + place]     digit 0..8; place = 3*i + j, row i and column j INSIDE a box
//
//   one 16-bit lane of it     bit 1 + 5*band + stack is set when the digit is possible at that place of that box:
//
//        15 14 | 13 12 11 | 10  9 |  8  7  6 |  5  4 |  3  2  1 | 0
//         pad  |  band 2  |  pad  |  band 1  |  pad  |  band 0  | -        0x39ce: all nine boxes
//
// A word holds one place of all nine boxes. So the minirows and minicolumns of all nine boxes are one OR of three
// words. Rotating bands or stacks against each other, which is the core of the box-line rule, is a shift. The pads hold
// the bits that are shifted out. Nine more words, one for each place, are the boxes in which the cell is known to have
// one candidate. All 90 words are 5760 bytes for 32 nodes, so they stay in the first-level cache.
#if defined(SHUDU_SEARCH_FRAME_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_FRAME_INL_H
#undef SHUDU_SEARCH_FRAME_INL_H
#else
#define SHUDU_SEARCH_FRAME_INL_H
#endif

#include "words_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

inline constexpr int words_of_candidates = 81;
inline constexpr int words_per_node = words_of_candidates + 9;
inline constexpr std::uint16_t all_boxes = 0x39ce;
inline constexpr std::uint16_t pads = 0xc630;

constexpr int bit_of_box(int band, int stack) { return 1 + 5 * band + stack; }

// A box word seen from the next stack and from the one after it, in the same band. The pads first take the stacks that
// wrap around. The other functions do the same for the next bands. The pads may hold any bits afterwards.
HWY_INLINE Word with_wrapped_stacks(Word h) { return or_and(h, shift_left<3>(h), all_lanes(pads)); }
HWY_INLINE Word next_stack(Word wrapped) { return shift_right<1>(wrapped); }
HWY_INLINE Word other_stack(Word wrapped) { return shift_right<2>(wrapped); }
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3_DL
HWY_INLINE Word next_band(Word v) { return Word{_mm512_shrdi_epi16(v.raw, _mm512_srli_epi16(v.raw, 1), 5)}; }
HWY_INLINE Word other_band(Word v) { return Word{_mm512_shrdi_epi16(v.raw, _mm512_srli_epi16(v.raw, 1), 10)}; }
#else
HWY_INLINE Word next_band(Word v) { return or2(shift_right<5>(v), shift_left<10>(v)); }
HWY_INLINE Word other_band(Word v) { return or2(shift_right<10>(v), shift_left<5>(v)); }
#endif

struct Frame {
  alignas(64) Word word[words_per_node];

  // By place: boxes in which the cell has one candidate. After a sweep these are all of them. A node that was changed
  // since may have more.
  Word* single() { return word + words_of_candidates; }
  const Word* single() const { return word + words_of_candidates; }
};

// The number of nine words in which a bit is set, as the low bits of the sum.
struct Count {
  Word ones;   // the sum is odd
  Word pairs;  // three inputs, or the partial sums, had at least two; so the sum is at least 2
  Word twos;   // bit 1 of the sum
  Word fours;  // the sum is 4 or more
};

// The bits that are set in at least one, exactly one, two, three of the nine words.
HWY_INLINE Count count(const Word x[9]) {
  const Word s0 = xor3(x[0], x[1], x[2]), c0 = majority(x[0], x[1], x[2]);
  const Word s1 = xor3(x[3], x[4], x[5]), c1 = majority(x[3], x[4], x[5]);
  const Word s2 = xor3(x[6], x[7], x[8]), c2 = majority(x[6], x[7], x[8]);
  const Word carry = majority(s0, s1, s2), t = xor3(c0, c1, c2);
  return {xor3(s0, s1, s2), or2(or3(c0, c1, c2), carry), xor2(t, carry), or_and(majority(c0, c1, c2), t, carry)};
}
HWY_INLINE Word exactly_one(const Count& n) { return minus(n.ones, n.pairs); }
HWY_INLINE Word at_least_one(const Count& n) { return or2(n.ones, n.pairs); }
HWY_INLINE Word exactly_two(const Count& n) { return minus_both(n.twos, n.ones, n.fours); }
HWY_INLINE Word exactly_three(const Count& n) { return minus(and2(n.ones, n.twos), n.fours); }

// The minirows (0..2) and minicolumns (3..5) of a digit: the boxes in which the digit is possible there.
HWY_INLINE void triads(const Word* x, Word t[6]) {
  for (int i = 0; i < 3; ++i) {
    t[i] = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
    t[3 + i] = or3(x[i], x[3 + i], x[6 + i]);
  }
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_FRAME_INL_H
