// The vectors of Highway that the kernels use, for a build without Highway. The names and their meaning are Highway's.
// The scalar target uses none of them, so these are vectors of AVX2 with unsigned lanes.
#if defined(SHUDU_SEARCH_VECTORS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_VECTORS_INL_H
#undef SHUDU_SEARCH_VECTORS_INL_H
#else
#define SHUDU_SEARCH_VECTORS_INL_H
#endif

#if HWY_TARGET == HWY_AVX2
#include <immintrin.h>

#include <cstdint>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace hwy::HWY_NAMESPACE {

// A tag: the type and the number of the lanes.
template <class T, int n>
struct Simd {
  using Lane = T;
  static constexpr int lanes = n;
};
template <class T, int n>
using FixedTag = Simd<T, n>;
template <class T, int most>
using CappedTag = Simd<T, (most < 32 / static_cast<int>(sizeof(T)) ? most : 32 / static_cast<int>(sizeof(T)))>;
template <class T, class D>
using Repartition = Simd<T, D::lanes* static_cast<int>(sizeof(typename D::Lane)) / static_cast<int>(sizeof(T))>;
template <class D>
constexpr int MaxLanes(D) {
  return D::lanes;
}

template <class D>
inline constexpr bool is_half = D::lanes * sizeof(typename D::Lane) == 16;
template <bool half>
struct Raw {
  using Type = __m256i;
};
template <>
struct Raw<true> {
  using Type = __m128i;
};
template <class D>
struct Vector {
  typename Raw<is_half<D>>::Type raw;
};
template <class D>
using Vec = Vector<std::remove_const_t<D>>;
template <int n>
using V8 = Vector<Simd<std::uint8_t, n>>;
using V16 = Vector<Simd<std::uint16_t, 16>>;
using V32 = Vector<Simd<std::uint32_t, 8>>;
using V64 = Vector<Simd<std::uint64_t, 4>>;

template <class To, class From>
HWY_INLINE Vector<To> BitCast(To, Vector<From> a) {
  return {a.raw};
}

// Memory.
template <class D>
HWY_INLINE Vector<D> LoadU(D, const typename D::Lane* from) {
  if constexpr (is_half<D>) {
    return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))};
  } else {
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))};
  }
}
template <class D>
HWY_INLINE Vector<D> Load(D d, const typename D::Lane* from) {
  return LoadU(d, from);
}
template <class D>
HWY_INLINE void StoreU(Vector<D> a, D, typename D::Lane* to) {
  if constexpr (is_half<D>) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), a.raw);
  } else {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), a.raw);
  }
}
template <class D>
HWY_INLINE void Store(Vector<D> a, D d, typename D::Lane* to) {
  StoreU(a, d, to);
}
template <class D>
HWY_INLINE Vector<D> LoadDup128(D, const std::uint8_t* from) {
  const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  if constexpr (is_half<D>) {
    return {half};
  } else {
    return {_mm256_broadcastsi128_si256(half)};
  }
}

// Constants.
template <class D>
HWY_INLINE Vector<D> Zero(D) {
  if constexpr (is_half<D>) {
    return {_mm_setzero_si128()};
  } else {
    return {_mm256_setzero_si256()};
  }
}
HWY_INLINE V16 Set(Simd<std::uint16_t, 16>, std::uint16_t value) {
  return {_mm256_set1_epi16(static_cast<short>(value))};
}
HWY_INLINE V8<16> Set(Simd<std::uint8_t, 16>, std::uint8_t value) { return {_mm_set1_epi8(static_cast<char>(value))}; }
HWY_INLINE V8<32> Set(Simd<std::uint8_t, 32>, std::uint8_t value) {
  return {_mm256_set1_epi8(static_cast<char>(value))};
}

// Bits.
template <class D>
HWY_INLINE Vector<D> And(Vector<D> a, Vector<D> b) {
  return {a.raw & b.raw};
}
template <class D>
HWY_INLINE Vector<D> Or(Vector<D> a, Vector<D> b) {
  return {a.raw | b.raw};
}
template <class D>
HWY_INLINE Vector<D> Xor(Vector<D> a, Vector<D> b) {
  return {a.raw ^ b.raw};
}
template <class D>
HWY_INLINE Vector<D> AndNot(Vector<D> a, Vector<D> b) {
  return {~a.raw & b.raw};
}
template <int n>
HWY_INLINE V16 ShiftLeft(V16 a) {
  return {_mm256_slli_epi16(a.raw, n)};
}
template <int n>
HWY_INLINE V16 ShiftRight(V16 a) {
  return {_mm256_srli_epi16(a.raw, n)};
}
template <int n>
HWY_INLINE V32 ShiftLeft(V32 a) {
  return {_mm256_slli_epi32(a.raw, n)};
}
template <int n>
HWY_INLINE V32 ShiftRight(V32 a) {
  return {_mm256_srli_epi32(a.raw, n)};
}

// Numbers. A mask is a vector with all bits set in its lanes.
HWY_INLINE V16 Sub(V16 a, V16 b) { return {_mm256_sub_epi16(a.raw, b.raw)}; }
HWY_INLINE V8<16> Add(V8<16> a, V8<16> b) { return {_mm_add_epi8(a.raw, b.raw)}; }
HWY_INLINE V8<32> Add(V8<32> a, V8<32> b) { return {_mm256_add_epi8(a.raw, b.raw)}; }
HWY_INLINE V8<16> Eq(V8<16> a, V8<16> b) { return {_mm_cmpeq_epi8(a.raw, b.raw)}; }
HWY_INLINE V8<32> Eq(V8<32> a, V8<32> b) { return {_mm256_cmpeq_epi8(a.raw, b.raw)}; }
template <class D>
HWY_INLINE Vector<D> IfThenElseZero(Vector<D> mask, Vector<D> yes) {
  return And(mask, yes);
}

// Moves, in each block of 128 bits.
HWY_INLINE V8<16> TableLookupBytesOr0(V8<16> table, V8<16> where) { return {_mm_shuffle_epi8(table.raw, where.raw)}; }
HWY_INLINE V8<32> TableLookupBytesOr0(V8<32> table, V8<32> where) {
  return {_mm256_shuffle_epi8(table.raw, where.raw)};
}
template <int n>
HWY_INLINE V8<16> ShiftRightBytes(Simd<std::uint8_t, 16>, V8<16> a) {
  return {_mm_srli_si128(a.raw, n)};
}
template <int n>
HWY_INLINE V8<32> ShiftRightBytes(Simd<std::uint8_t, 32>, V8<32> a) {
  return {_mm256_srli_si256(a.raw, n)};
}
template <int n>
HWY_INLINE V8<16> ShiftLeftBytes(V8<16> a) {
  return {_mm_slli_si128(a.raw, n)};
}
template <int n>
HWY_INLINE V8<32> ShiftLeftBytes(V8<32> a) {
  return {_mm256_slli_si256(a.raw, n)};
}
HWY_INLINE V32 Shuffle2301(V32 a) { return {_mm256_shuffle_epi32(a.raw, 0xb1)}; }
HWY_INLINE V32 Shuffle1032(V32 a) { return {_mm256_shuffle_epi32(a.raw, 0x4e)}; }
HWY_INLINE V16 InterleaveLower(Simd<std::uint16_t, 16>, V16 a, V16 b) { return {_mm256_unpacklo_epi16(a.raw, b.raw)}; }
HWY_INLINE V32 InterleaveLower(Simd<std::uint32_t, 8>, V32 a, V32 b) { return {_mm256_unpacklo_epi32(a.raw, b.raw)}; }
HWY_INLINE V64 InterleaveLower(Simd<std::uint64_t, 4>, V64 a, V64 b) { return {_mm256_unpacklo_epi64(a.raw, b.raw)}; }
HWY_INLINE V16 InterleaveUpper(Simd<std::uint16_t, 16>, V16 a, V16 b) { return {_mm256_unpackhi_epi16(a.raw, b.raw)}; }
HWY_INLINE V32 InterleaveUpper(Simd<std::uint32_t, 8>, V32 a, V32 b) { return {_mm256_unpackhi_epi32(a.raw, b.raw)}; }
HWY_INLINE V64 InterleaveUpper(Simd<std::uint64_t, 4>, V64 a, V64 b) { return {_mm256_unpackhi_epi64(a.raw, b.raw)}; }

// Moves of whole blocks.
HWY_INLINE V16 SwapAdjacentBlocks(V16 a) { return {_mm256_permute4x64_epi64(a.raw, 0x4e)}; }
HWY_INLINE V8<32> Combine(Simd<std::uint8_t, 32>, V8<16> upper, V8<16> lower) {
  return {_mm256_set_m128i(upper.raw, lower.raw)};
}
HWY_INLINE V8<16> LowerHalf(Simd<std::uint8_t, 16>, V8<32> a) { return {_mm256_castsi256_si128(a.raw)}; }
HWY_INLINE V8<16> UpperHalf(Simd<std::uint8_t, 16>, V8<32> a) { return {_mm256_extracti128_si256(a.raw, 1)}; }

}  // namespace hwy::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif  // AVX2

#endif  // SHUDU_SEARCH_VECTORS_INL_H
