// Words: the vector type of the kernel. A Word holds one 16-bit lane for each search node. Everything that depends on
// the target is in this file.
//
//   AVX-512   32 lanes, any function of three words in one instruction
//   AVX2      16 lanes
//   128 bits   8 lanes (SSE4, SSSE3, NEON, WebAssembly)
//   scalar     8 lanes, in plain C++
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_SEARCH_WORDS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_WORDS_INL_H
#undef SHUDU_SEARCH_WORDS_INL_H
#else
#define SHUDU_SEARCH_WORDS_INL_H
#endif

#ifdef SHUDU_WITHOUT_HIGHWAY
#include "search/without_highway/vectors_inl.h"
#else
#include <hwy/highway.h>
#endif

#include <bit>
#include <cstdint>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

using LaneMask = std::uint32_t;  // bit l stands for lane l

#if HWY_TARGET == HWY_SCALAR

// A vector type of the compiler, which it compiles to the baseline instructions: SSE2 on x86-64, or integers.
using Word = std::uint16_t __attribute__((vector_size(16)));
inline constexpr int lanes = 8;

HWY_INLINE Word all_lanes(std::uint16_t bits) { return Word{} + bits; }
HWY_INLINE Word and2(Word a, Word b) { return a & b; }
HWY_INLINE Word or2(Word a, Word b) { return a | b; }
HWY_INLINE Word xor2(Word a, Word b) { return a ^ b; }
HWY_INLINE Word minus(Word a, Word b) { return a & ~b; }
template <int n>
HWY_INLINE Word shift_left(Word a) {
  return a << n;
}
template <int n>
HWY_INLINE Word shift_right(Word a) {
  return a >> n;
}
HWY_INLINE Word negated(Word a) { return all_lanes(0x8000) - a; }
struct Halves {
  std::uint64_t low, high;
};
HWY_INLINE Halves halves(Word a) { return __builtin_bit_cast(Halves, a); }
HWY_INLINE bool is_zero(Word a) { return (halves(a).low | halves(a).high) == 0; }
inline constexpr Word lane_bits = {1, 2, 4, 8, 16, 32, 64, 128};
HWY_INLINE LaneMask nonzero_lanes(Word a) {
  const Halves bits = halves(static_cast<Word>(a != 0) & lane_bits);
  std::uint64_t mask = bits.low | bits.high;
  mask |= mask >> 32;
  return static_cast<LaneMask>(mask | mask >> 16) & 0xff;
}
HWY_INLINE Word word_of(LaneMask mask) {
  return static_cast<Word>((all_lanes(static_cast<std::uint16_t>(mask)) & lane_bits) != 0);
}
// Exchanges neighbouring groups of n lanes.
template <int n>
HWY_INLINE Word swap_groups(Word a) {
  if constexpr (n == 1) return __builtin_shufflevector(a, a, 1, 0, 3, 2, 5, 4, 7, 6);
  if constexpr (n == 2) return __builtin_shufflevector(a, a, 2, 3, 0, 1, 6, 7, 4, 5);
  if constexpr (n == 4) return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}
HWY_INLINE Word load_word(const std::uint16_t* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}
HWY_INLINE void store_word(Word word, std::uint16_t* to) { std::memcpy(to, &word, sizeof word); }

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

// Exchanges neighbouring groups of n lanes.
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
// Memory for whole words has the alignment of a word.
HWY_INLINE Word load_word(const std::uint16_t* from) { return hn::Load(Tag{}, from); }
HWY_INLINE void store_word(Word word, std::uint16_t* to) { hn::Store(word, Tag{}, to); }

// The bytes of a table (in each 128 bits) at the indices `where`; 0 for the index 0x80.
template <class Bytes>
HWY_INLINE Bytes look_up(Bytes table, Bytes where) {
#if HWY_TARGET == HWY_WASM
  return Bytes{wasm_i8x16_swizzle(table.raw, where.raw)};  // Highway 1.0.3 does this byte by byte, six times slower
#else
  return hn::TableLookupBytesOr0(table, where);
#endif
}

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

// Functions of three words. `ternary<f>` is one instruction if the target has it. f is the truth table, written as a
// formula of ta, tb, tc: ternary<(ta & ~tb) | tc>.
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
HWY_INLINE Word minus_and(Word x, Word y, Word z) { return ternary<ta & ~(tb & tc)>(x, y, z); }
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
HWY_INLINE Word minus_and(Word x, Word y, Word z) { return minus(x, and2(y, z)); }
HWY_INLINE Word and_either(Word x, Word y, Word z) { return and2(x, or2(y, z)); }
HWY_INLINE Word keep_unless(Word x, Word y, Word z) { return minus(x, minus(y, z)); }  // x & (~y | z)
#endif

// The lowest set bit of each lane. Precondition: no lane exceeds 0x8000.
HWY_INLINE Word lowest_bit(Word x) { return and2(x, negated(x)); }
// in_lanes is x in the lanes of the mask, 0 elsewhere. choose is y in the lanes of the mask, x elsewhere.
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
HWY_INLINE Word in_lanes(LaneMask mask, Word x) { return Word{_mm512_maskz_mov_epi16(mask, x.raw)}; }
HWY_INLINE Word choose(LaneMask mask, Word x, Word y) { return Word{_mm512_mask_mov_epi16(x.raw, mask, y.raw)}; }
#else
HWY_INLINE Word in_lanes(LaneMask mask, Word x) { return and2(x, word_of(mask)); }
HWY_INLINE Word choose(LaneMask mask, Word x, Word y) {
  const Word m = word_of(mask);
  return or2(minus(x, m), and2(y, m));
}
#endif

HWY_INLINE int first_lane(LaneMask mask) { return std::countr_zero(mask); }

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX2
HWY_INLINE LaneMask spread_bits(LaneMask bits, LaneMask to) { return _pdep_u32(bits, to); }
HWY_INLINE LaneMask gather_bits(LaneMask bits, LaneMask from) { return _pext_u32(bits, from); }
#else
// spread_bits moves the lowest bits of `bits` to the set positions of `to`. gather_bits moves the bits at the set
// positions of `from` to the lowest positions.
HWY_INLINE LaneMask spread_bits(LaneMask bits, LaneMask to) {
  LaneMask spread = 0;
  for (; to != 0; to &= to - 1, bits >>= 1) spread |= (bits & 1) != 0 ? to & (0U - to) : 0;
  return spread;
}
HWY_INLINE LaneMask gather_bits(LaneMask bits, LaneMask from) {
  LaneMask gathered = 0;
  for (int n = 0; from != 0; from &= from - 1, ++n) gathered |= (bits >> first_lane(from) & 1) << n;
  return gathered;
}
#endif
// The first n lanes of a mask. Precondition: the mask has at least n lanes.
HWY_INLINE LaneMask first_lanes(LaneMask mask, int n) {
  return spread_bits(static_cast<LaneMask>((std::uint64_t{1} << n) - 1), mask);
}

// set_lanes sets lanes to a value. number_lanes sets them, in order, to the numbers starting with `first`.
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
HWY_INLINE void set_lanes(std::uint64_t* values, LaneMask put, std::uint64_t value) {
  const __m512i all = _mm512_set1_epi64(static_cast<long long>(value));
  for (int at = 0; at < 32; at += 8) _mm512_mask_store_epi64(values + at, static_cast<__mmask8>(put >> at), all);
}
HWY_INLINE void number_lanes(std::uint32_t* values, LaneMask put, std::uint32_t first) {
  const auto iota = hn::Iota(hn::CappedTag<std::uint32_t, 16>{}, 0).raw;
  const auto half = [&](int at, __mmask16 mask, std::uint32_t from) {
    const __m512i numbers = _mm512_add_epi32(iota, _mm512_set1_epi32(static_cast<int>(from)));
    _mm512_mask_store_epi32(values + at, mask, _mm512_maskz_expand_epi32(mask, numbers));
  };
  half(0, static_cast<__mmask16>(put), first);
  half(16, static_cast<__mmask16>(put >> 16), first + static_cast<std::uint32_t>(std::popcount(put & 0xffff)));
}
#else
HWY_INLINE void set_lanes(std::uint64_t* values, LaneMask put, std::uint64_t value) {
  for (; put != 0; put &= put - 1) values[first_lane(put)] = value;
}
HWY_INLINE void number_lanes(std::uint32_t* values, LaneMask put, std::uint32_t first) {
  for (; put != 0; put &= put - 1) values[first_lane(put)] = first++;
}
#endif

// A move of nodes from the lanes `from` to the lanes `to`, in order. It is applied to the words of the nodes and to
// their other data. Precondition: the masks have equal size.
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
class Move {
 public:
  HWY_INLINE Move(LaneMask from, LaneMask to) : from_(from), to_(to), where_(order(from, to)) {}

  HWY_INLINE void words(const Word* source, Word* target, int n) const {
    // If all targets are in one half of the lanes, only this half is written: processors may store 256 bits at a time.
    if ((to_ >> 16) == 0) return half_words(source, target, n, 0, _mm512_castsi512_si256(where_));
    if ((to_ & 0xffff) == 0) return half_words(source, target, n, 16, _mm512_extracti64x4_epi64(where_, 1));
    for (int k = 0; k < n; ++k) {
      target[k].raw = _mm512_mask_permutexvar_epi16(target[k].raw, to_, where_, source[k].raw);
    }
  }
  HWY_INLINE void values(const std::uint32_t* source, std::uint32_t* target) const {
    const __m512i low = _mm512_load_si512(source), high = _mm512_load_si512(source + 16);
    const auto half = [&](int at, __m256i where) {
      const __m512i moved = _mm512_permutex2var_epi32(low, _mm512_cvtepu16_epi32(where), high);
      const __m512i kept = _mm512_load_si512(target + at);
      _mm512_store_si512(target + at, _mm512_mask_mov_epi32(kept, static_cast<__mmask16>(to_ >> at), moved));
    };
    half(0, _mm512_castsi512_si256(where_));
    half(16, _mm512_extracti64x4_epi64(where_, 1));
  }
  HWY_INLINE void values(const std::uint64_t* source, std::uint64_t* target) const {
    const auto eight = [&](int at, __m128i where) {
      const __m512i w = _mm512_cvtepu16_epi64(where);
      const __m512i low = _mm512_permutex2var_epi64(_mm512_load_si512(source), w, _mm512_load_si512(source + 8));
      const __m512i high = _mm512_permutex2var_epi64(_mm512_load_si512(source + 16), w, _mm512_load_si512(source + 24));
      const __mmask8 is_high = _mm512_test_epi64_mask(w, _mm512_set1_epi64(16));
      const __mmask8 put = static_cast<__mmask8>(to_ >> at);
      const __m512i kept = _mm512_load_si512(target + at), moved = _mm512_mask_mov_epi64(low, is_high, high);
      _mm512_store_si512(target + at, _mm512_mask_mov_epi64(kept, put, moved));
    };
    eight(0, _mm512_castsi512_si128(where_));
    eight(8, _mm512_extracti32x4_epi32(where_, 1));
    eight(16, _mm512_extracti32x4_epi32(where_, 2));
    eight(24, _mm512_extracti32x4_epi32(where_, 3));
  }
  HWY_INLINE LaneMask bits(LaneMask source) const { return spread_bits(gather_bits(source, from_), to_); }

 private:
  // For each lane of `to`, the lane of `from` that moves there.
  static HWY_INLINE __m512i order(LaneMask from, LaneMask to) {
#if HWY_TARGET <= HWY_AVX3_DL
    const __m512i iota = hn::Iota(Tag{}, 0).raw;
    return _mm512_maskz_expand_epi16(to, _mm512_maskz_compress_epi16(from, iota));
#else
    alignas(64) std::uint16_t index[32] = {};
    for (; from != 0; from &= from - 1, to &= to - 1) {
      index[first_lane(to)] = static_cast<std::uint16_t>(first_lane(from));
    }
    return _mm512_load_si512(index);
#endif
  }

  HWY_INLINE void half_words(const Word* source, Word* target, int n, int at, __m256i where) const {
    const __m512i all_where = _mm512_castsi256_si512(where);
    const __mmask16 to = static_cast<__mmask16>(to_ >> at);
    for (int k = 0; k < n; ++k) {
      auto* const half = reinterpret_cast<__m256i*>(reinterpret_cast<std::uint16_t*>(target + k) + at);
      const __m256i moved = _mm512_castsi512_si256(_mm512_permutexvar_epi16(all_where, source[k].raw));
      _mm256_store_si256(half, _mm256_mask_mov_epi16(_mm256_load_si256(half), to, moved));
    }
  }

  LaneMask from_, to_;
  __m512i where_;
};
#else
class Move {
 public:
  HWY_INLINE Move(LaneMask from, LaneMask to) : from_(from), to_(to) {}

  HWY_INLINE void words(const Word* source, Word* target, int n) const;
  template <class Value>
  HWY_INLINE void values(const Value* source, Value* target) const {
    each([&](int f, int t) { target[t] = source[f]; });
  }
  HWY_INLINE LaneMask bits(LaneMask source) const { return spread_bits(gather_bits(source, from_), to_); }

 private:
  template <class Step>
  HWY_INLINE void each(const Step& step) const {
    for (LaneMask f = from_, t = to_; f != 0; f &= f - 1, t &= t - 1) step(first_lane(f), first_lane(t));
  }

  LaneMask from_, to_;
};

#if HWY_TARGET == HWY_SCALAR
HWY_INLINE void Move::words(const Word* source, Word* target, int n) const {
  const auto* from = reinterpret_cast<const std::uint16_t*>(source);
  auto* to = reinterpret_cast<std::uint16_t*>(target);
  each([&](int f, int t) {
    for (int k = 0; k < n; ++k) to[k * lanes + t] = from[k * lanes + f];
  });
}
#else
// Looks up bytes and writes whole words. After writing a word lane by lane, the next sweep would have to wait for it.
HWY_INLINE void Move::words(const Word* source, Word* target, int n) const {
  constexpr int block = 8;  // lanes in 128 bits
  constexpr std::uint8_t nowhere = 0x80;
  alignas(64) std::uint8_t own[2 * lanes], other[2 * lanes];  // from the same block, from the other block
  std::memset(own, nowhere, sizeof own);
  std::memset(other, nowhere, sizeof other);
  each([&](int f, int t) {
    std::uint8_t* where = f / block == t / block ? own : other;
    where[2 * t] = static_cast<std::uint8_t>(2 * (f % block));
    where[2 * t + 1] = static_cast<std::uint8_t>(2 * (f % block) + 1);
  });
  const hn::Repartition<std::uint8_t, Tag> bytes;
  const auto from_own = hn::Load(bytes, own);
  const Word changed = word_of(to_);
  for (int k = 0; k < n; ++k) {
    const Word x = source[k];
    Word moved = hn::BitCast(Tag{}, look_up(hn::BitCast(bytes, x), from_own));
    if constexpr (lanes > block) {
      const auto swapped = hn::BitCast(bytes, swap_groups<block>(x));
      moved = or2(moved, hn::BitCast(Tag{}, look_up(swapped, hn::Load(bytes, other))));
    }
    target[k] = or2(minus(target[k], changed), moved);
  }
}
#endif
#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_WORDS_INL_H
