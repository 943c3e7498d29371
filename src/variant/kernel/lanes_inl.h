// Lanes: a Word holds the candidates of one cell in several search nodes of the same puzzle, one node in each lane.
// Lanes have 16 bits, or 32 bits for puzzles with more than 16 values.
//
// Included once per target by Highway's foreach_target. Without SIMD there is one lane.
#if defined(SHUDU_VARIANT_LANES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_LANES_INL_H
#undef SHUDU_VARIANT_LANES_INL_H
#else
#define SHUDU_VARIANT_LANES_INL_H
#endif

#include <hwy/highway.h>

#include <cstdint>
#include <cstring>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using LaneMask = std::uint32_t;  // bit l stands for lane l

template <class T>
using Tag = hn::CappedTag<T, 32>;
template <class T>
using Word = hn::Vec<Tag<T>>;
template <class T>
using Some = hn::Mask<Tag<T>>;  // a truth value for each lane
template <class T>
inline constexpr int lanes_of = static_cast<int>(hn::MaxLanes(Tag<T>{}));
template <class T>
inline constexpr LaneMask every_lane = static_cast<LaneMask>((std::uint64_t{1} << lanes_of<T>)-1);

template <class T>
HWY_INLINE Word<T> all(std::uint32_t bits) {
  return hn::Set(Tag<T>{}, static_cast<T>(bits));
}
template <class T>
HWY_INLINE Word<T> zero() {
  return hn::Zero(Tag<T>{});
}
template <class T>
HWY_INLINE Some<T> none() {
  return hn::MaskFromVec(zero<T>());
}

template <class T>
HWY_INLINE LaneMask bits_of(Some<T> some) {
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3
  return static_cast<LaneMask>(some.raw);
#else
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(Tag<T>{}, some, bytes);
  LaneMask bits;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits & every_lane<T>;
#endif
}
template <class T>
HWY_INLINE Some<T> some_of(LaneMask bits) {
  std::uint8_t bytes[8] = {};
  std::memcpy(bytes, &bits, sizeof bits);
  return hn::LoadMaskBits(Tag<T>{}, bytes);
}

template <class T>
HWY_INLINE Some<T> is_zero(Word<T> x) {
  return hn::Eq(x, zero<T>());
}
template <class T>
HWY_INLINE Some<T> is_set(Word<T> x) {
  return hn::Ne(x, zero<T>());
}
template <class T>
HWY_INLINE bool all_zero(Word<T> x) {
  return hn::AllTrue(Tag<T>{}, is_zero<T>(x));
}

// The lowest bit is removed; zero if there was at most one.
template <class T>
HWY_INLINE Word<T> but_lowest(Word<T> x) {
  return hn::And(x, hn::Sub(x, all<T>(1)));
}
// x where it has at most one bit, otherwise 0.
template <class T>
HWY_INLINE Word<T> if_single(Word<T> x) {
  return hn::IfThenElseZero(is_zero<T>(but_lowest<T>(x)), x);
}
// The number of the lowest bit; the number of bits of T for 0.
template <class T>
HWY_INLINE Word<T> lowest_number(Word<T> x) {
  return hn::PopulationCount(hn::AndNot(x, hn::Sub(x, all<T>(1))));
}
// The bits up to the highest one, all set.
template <class T>
HWY_INLINE Word<T> filled(Word<T> x) {
  x = hn::Or(x, hn::ShiftRight<1>(x));
  x = hn::Or(x, hn::ShiftRight<2>(x));
  x = hn::Or(x, hn::ShiftRight<4>(x));
  x = hn::Or(x, hn::ShiftRight<8>(x));
  if constexpr (sizeof(T) == 4) x = hn::Or(x, hn::ShiftRight<16>(x));
  return x;
}
// The number of the highest bit. Precondition: x is not 0 (otherwise all ones).
template <class T>
HWY_INLINE Word<T> highest_number(Word<T> x) {
  return hn::Sub(hn::PopulationCount(filled<T>(x)), all<T>(1));
}

// The entries of an aligned table. Precondition: every lane of `places` is less than 16.
template <class T>
HWY_INLINE Word<T> looked_up(const std::uint8_t (&table)[16], Word<T> places) {
#if HWY_TARGET == HWY_SCALAR
  return all<T>(table[hn::GetLane(places)]);
#else
  const hn::Repartition<std::uint8_t, Tag<T>> bytes;
  const auto found = hn::TableLookupBytes(hn::LoadDup128(bytes, table), hn::BitCast(bytes, places));
  return hn::And(hn::BitCast(Tag<T>{}, found), all<T>(0xff));
#endif
}

// Words as numbers with a sign.
template <class T>
using SignedTag = hn::RebindToSigned<Tag<T>>;
template <class T>
using Signed = hn::Vec<SignedTag<T>>;
template <class T>
HWY_INLINE Signed<T> number_of(Word<T> x) {
  return hn::BitCast(SignedTag<T>{}, x);
}
template <class T>
HWY_INLINE Signed<T> number(int x) {
  return hn::Set(SignedTag<T>{}, static_cast<std::make_signed_t<T>>(x));
}
template <class T>
HWY_INLINE Some<T> some(hn::Mask<SignedTag<T>> mask) {
  return hn::RebindMask(Tag<T>{}, mask);
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_LANES_INL_H
