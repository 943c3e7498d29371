// Words: what the kernel computes with. A Word holds one 16-bit lane per search node; everything the kernel asks of a
// target is here, and the algorithms know nothing else about it.
//
//   AVX-512   32 lanes, any function of three words in one instruction
//   AVX2      16 lanes
//   128 bits   8 lanes (SSE4, SSSE3, NEON, WebAssembly)
//   scalar     4 lanes in a 64-bit integer
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_SEARCH_WORDS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_WORDS_INL_H
#undef SHUDU_SEARCH_WORDS_INL_H
#else
#define SHUDU_SEARCH_WORDS_INL_H
#endif

#include <hwy/highway.h>

#include <bit>
#include <cstdint>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

using LaneMask = std::uint32_t;  // bit l stands for lane l

#if HWY_TARGET == HWY_SCALAR

using Word = std::uint64_t;
inline constexpr int lanes = 4;

constexpr Word each(std::uint16_t bits) { return 0x0001000100010001U * bits; }
HWY_INLINE Word all_lanes(std::uint16_t bits) { return each(bits); }
HWY_INLINE Word and2(Word a, Word b) { return a & b; }
HWY_INLINE Word or2(Word a, Word b) { return a | b; }
HWY_INLINE Word xor2(Word a, Word b) { return a ^ b; }
HWY_INLINE Word minus(Word a, Word b) { return a & ~b; }
template <int n>
HWY_INLINE Word shift_left(Word a) {
  return (a << n) & each(static_cast<std::uint16_t>(0xffffU << n));
}
template <int n>
HWY_INLINE Word shift_right(Word a) {
  return (a >> n) & each(0xffffU >> n);
}
// 0x8000 - a in each lane. Precondition: no lane of a exceeds 0x8000, so that nothing is borrowed across lanes.
HWY_INLINE Word negated(Word a) { return each(0x8000) - a; }
HWY_INLINE LaneMask nonzero_lanes(Word a) {
  LaneMask mask = 0;
  for (int l = 0; l < lanes; ++l) mask |= static_cast<LaneMask>((a >> (16 * l) & 0xffff) != 0) << l;
  return mask;
}
HWY_INLINE bool is_zero(Word a) { return a == 0; }
// Neighbouring groups of n lanes change places.
template <int n>
HWY_INLINE Word swap_groups(Word a) {
  constexpr Word low = n == 1 ? 0x0000ffff0000ffffU : 0x00000000ffffffffU;
  return (a >> (16 * n) & low) | (a & low) << (16 * n);
}
HWY_INLINE Word load_word(const std::uint16_t* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}
HWY_INLINE void store_word(Word word, std::uint16_t* to) { std::memcpy(to, &word, sizeof word); }
HWY_INLINE Word word_of(LaneMask mask) {
  Word word = 0;
  for (int l = 0; l < lanes; ++l) word |= (mask >> l & 1) != 0 ? Word{0xffff} << (16 * l) : 0;
  return word;
}

#else

namespace hn = hwy::HWY_NAMESPACE;
using Tag = hn::CappedTag<std::uint16_t, 32>;
using Word = hn::Vec<Tag>;
inline constexpr int lanes = static_cast<int>(hn::MaxLanes(Tag{}));

HWY_INLINE Word all_lanes(std::uint16_t bits) { return hn::Set(Tag{}, bits); }
HWY_INLINE Word and2(Word a, Word b) { return hn::And(a, b); }
HWY_INLINE Word or2(Word a, Word b) { return hn::Or(a, b); }
HWY_INLINE Word xor2(Word a, Word b) { return hn::Xor(a, b); }
HWY_INLINE Word minus(Word a, Word b) { return hn::AndNot(b, a); }
template <int n>
HWY_INLINE Word shift_left(Word a) {
  return hn::ShiftLeft<n>(a);
}
template <int n>
HWY_INLINE Word shift_right(Word a) {
  return hn::ShiftRight<n>(a);
}
HWY_INLINE Word negated(Word a) { return hn::Sub(hn::Set(Tag{}, 0x8000), a); }

// Neighbouring groups of n lanes change places.
template <int n>
HWY_INLINE Word swap_groups(Word a) {
  const hn::Repartition<std::uint32_t, Tag> pairs;
  if constexpr (n == 1) {
    return hn::BitCast(Tag{},
                       hn::Or(hn::ShiftLeft<16>(hn::BitCast(pairs, a)), hn::ShiftRight<16>(hn::BitCast(pairs, a))));
  } else if constexpr (n == 2) {
    return hn::BitCast(Tag{}, hn::Shuffle2301(hn::BitCast(pairs, a)));
  } else if constexpr (n == 4) {
    return hn::BitCast(Tag{}, hn::Shuffle1032(hn::BitCast(pairs, a)));
  } else {
    return hn::SwapAdjacentBlocks(a);
  }
}
// Memory of whole words is aligned as they are.
HWY_INLINE Word load_word(const std::uint16_t* from) { return hn::Load(Tag{}, from); }
HWY_INLINE void store_word(Word word, std::uint16_t* to) { hn::Store(word, Tag{}, to); }

#if HWY_TARGET <= HWY_AVX3
HWY_INLINE bool is_zero(Word a) { return _mm512_test_epi64_mask(a.raw, a.raw) == 0; }
HWY_INLINE LaneMask nonzero_lanes(Word a) { return _mm512_test_epi16_mask(a.raw, a.raw); }
HWY_INLINE Word word_of(LaneMask mask) { return Word{_mm512_movm_epi16(mask)}; }
#elif HWY_TARGET <= HWY_AVX2
HWY_INLINE bool is_zero(Word a) { return _mm256_testz_si256(a.raw, a.raw) != 0; }
HWY_INLINE LaneMask nonzero_lanes(Word a) {
  const __m256i zero = _mm256_cmpeq_epi16(a.raw, _mm256_setzero_si256());
  const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(zero), _mm256_extracti128_si256(zero, 1));
  return static_cast<LaneMask>(~_mm_movemask_epi8(bytes)) & 0xffff;
}
HWY_INLINE Word word_of(LaneMask mask) {
  const __m256i bit = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768);
  return Word{_mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16(static_cast<short>(mask)), bit), bit)};
}
#else
HWY_INLINE bool is_zero(Word a) { return hn::AllTrue(Tag{}, hn::Eq(a, hn::Zero(Tag{}))); }
HWY_INLINE LaneMask nonzero_lanes(Word a) {
  std::uint8_t bits[8] = {};
  hn::StoreMaskBits(Tag{}, hn::Ne(a, hn::Zero(Tag{})), bits);
  return bits[0];
}
HWY_INLINE Word word_of(LaneMask mask) {
  alignas(16) static constexpr std::uint16_t bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  const Word bits = hn::Load(Tag{}, bit);
  return hn::VecFromMask(Tag{}, hn::Eq(hn::And(hn::Set(Tag{}, static_cast<std::uint16_t>(mask)), bits), bits));
}
#endif
#endif  // scalar

inline constexpr LaneMask every_lane = static_cast<LaneMask>((std::uint64_t{1} << lanes) - 1);

// Functions of three words. `ternary<f>` gives one instruction where the target has it; f is the truth table, to be
// written as a formula of ta, tb, tc: ternary<(ta & ~tb) | tc>.
inline constexpr int ta = 0xf0, tb = 0xcc, tc = 0xaa;

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
template <int f>
HWY_INLINE Word ternary(Word x, Word y, Word z) {
  return Word{_mm512_ternarylogic_epi64(x.raw, y.raw, z.raw, f & 0xff)};
}
HWY_INLINE Word or3(Word x, Word y, Word z) { return ternary<ta | tb | tc>(x, y, z); }
HWY_INLINE Word and3(Word x, Word y, Word z) { return ternary<ta & tb & tc>(x, y, z); }
HWY_INLINE Word xor3(Word x, Word y, Word z) { return ternary<ta ^ tb ^ tc>(x, y, z); }
HWY_INLINE Word majority(Word x, Word y, Word z) { return ternary<(ta & tb) | (ta & tc) | (tb & tc)>(x, y, z); }
HWY_INLINE Word exactly_one(Word x, Word y, Word z) {
  return ternary<(ta & ~tb & ~tc) | (~ta & tb & ~tc) | (~ta & ~tb & tc)>(x, y, z);
}
HWY_INLINE Word exactly_two(Word x, Word y, Word z) {
  return ternary<((ta & tb) | (ta & tc) | (tb & tc)) & ~(ta & tb & tc)>(x, y, z);
}
HWY_INLINE Word or_and(Word x, Word y, Word z) { return ternary<ta | (tb & tc)>(x, y, z); }
HWY_INLINE Word or_minus(Word x, Word y, Word z) { return ternary<ta | (tb & ~tc)>(x, y, z); }
HWY_INLINE Word minus_both(Word x, Word y, Word z) { return ternary<ta & ~tb & ~tc>(x, y, z); }
HWY_INLINE Word and_either(Word x, Word y, Word z) { return ternary<ta&(tb | tc)>(x, y, z); }
HWY_INLINE Word keep_unless(Word x, Word y, Word z) { return ternary<ta&(~tb | tc)>(x, y, z); }
#else
HWY_INLINE Word or3(Word x, Word y, Word z) { return or2(x, or2(y, z)); }
HWY_INLINE Word and3(Word x, Word y, Word z) { return and2(x, and2(y, z)); }
HWY_INLINE Word xor3(Word x, Word y, Word z) { return xor2(x, xor2(y, z)); }
HWY_INLINE Word majority(Word x, Word y, Word z) { return or2(and2(x, y), and2(z, or2(x, y))); }
HWY_INLINE Word exactly_one(Word x, Word y, Word z) { return minus(xor3(x, y, z), and3(x, y, z)); }
HWY_INLINE Word exactly_two(Word x, Word y, Word z) { return minus(majority(x, y, z), and3(x, y, z)); }
HWY_INLINE Word or_and(Word x, Word y, Word z) { return or2(x, and2(y, z)); }
HWY_INLINE Word or_minus(Word x, Word y, Word z) { return or2(x, minus(y, z)); }
HWY_INLINE Word minus_both(Word x, Word y, Word z) { return minus(x, or2(y, z)); }
HWY_INLINE Word and_either(Word x, Word y, Word z) { return and2(x, or2(y, z)); }
HWY_INLINE Word keep_unless(Word x, Word y, Word z) { return minus(x, minus(y, z)); }  // x & (~y | z)
#endif

// The lowest set bit of each lane. Precondition: no lane exceeds 0x8000.
HWY_INLINE Word lowest_bit(Word x) { return and2(x, negated(x)); }
HWY_INLINE Word in_lanes(LaneMask mask, Word x) { return and2(x, word_of(mask)); }
// y in the lanes of the mask, x elsewhere.
HWY_INLINE Word choose(LaneMask mask, Word x, Word y) {
  const Word m = word_of(mask);
  return or2(minus(x, m), and2(y, m));
}

HWY_INLINE int first_lane(LaneMask mask) { return std::countr_zero(mask); }
// The first n lanes of a mask. Precondition: n does not exceed its size.
HWY_INLINE LaneMask first_lanes(LaneMask mask, int n) {
  LaneMask taken = 0;
  for (; n > 0; --n) {
    const LaneMask lowest = mask & (0U - mask);
    taken |= lowest;
    mask ^= lowest;
  }
  return taken;
}

// Copies the nodes in lanes `from` of `source` into the lanes `to` of `target`, in order. Both have `words` words.
// Precondition: the masks have equal size.
HWY_INLINE void copy_node(const Word* source, int from, Word* target, int to, int words) {
  const auto* s = reinterpret_cast<const std::uint16_t*>(source) + from;
  auto* t = reinterpret_cast<std::uint16_t*>(target) + to;
  for (int k = 0; k < words; ++k) t[k * lanes] = s[k * lanes];
}

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
inline HWY_NOINLINE void move_nodes(const Word* source, LaneMask from, Word* target, LaneMask to, int words) {
  if (std::popcount(from) <= 2) {  // two plain copies cost less than a pass over all words
    for (; from != 0; from &= from - 1, to &= to - 1)
      copy_node(source, first_lane(from), target, first_lane(to), words);
    return;
  }
  alignas(64) std::uint16_t index[32] = {};
  for (LaneMask f = from, t = to; f != 0; f &= f - 1, t &= t - 1) {
    index[first_lane(t)] = static_cast<std::uint16_t>(first_lane(f));
  }
  const __m512i where = _mm512_load_si512(index);
  for (int k = 0; k < words; ++k) {
    target[k].raw = _mm512_mask_permutexvar_epi16(target[k].raw, to, where, source[k].raw);
  }
}
#else
inline HWY_NOINLINE void move_nodes(const Word* source, LaneMask from, Word* target, LaneMask to, int words) {
  for (; from != 0; from &= from - 1, to &= to - 1) copy_node(source, first_lane(from), target, first_lane(to), words);
}
#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_WORDS_INL_H
