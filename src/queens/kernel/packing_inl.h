// Packing: writes the selected lanes of a vector side by side.
//
//   lanes      a b c d e f g h
//   selected   0 1 1 0 0 1 0 1      →  b c f h, then any values up to a whole vector
//
// AVX-512 has an instruction for this. On other targets a table gives, for each mask, the indices of a byte lookup in
// every 128 bits: 8 lanes of 16 bits or 4 of 32. (Highway 1.0.3 has Compress for all targets. Compiled by g++, it
// copies its tables to the stack at every call, which made AVX2 seven times slower.)
//
// Included once for each target by Highway's foreach_target, except the scalar one.
#if defined(SHUDU_QUEENS_PACKING_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_QUEENS_PACKING_INL_H
#undef SHUDU_QUEENS_PACKING_INL_H
#else
#define SHUDU_QUEENS_PACKING_INL_H
#endif

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "search/kernel/words_inl.h"

#if HWY_TARGET != HWY_SCALAR
HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX3
template <class Lane>
class Packing {
 public:
  using Tag = hn::CappedTag<Lane, 64 / sizeof(Lane)>;
  using Vector = hn::Vec<Tag>;

  // Selects the lanes in which `flags` is not zero.
  HWY_INLINE explicit Packing(Vector flags) : mask_(hn::Ne(flags, hn::Zero(Tag{}))) {}
  HWY_INLINE std::size_t size() const { return hn::CountTrue(Tag{}, mask_); }
  HWY_INLINE void store(Vector v, Lane* to) const { hn::StoreU(hn::Compress(v, mask_), Tag{}, to); }

 private:
  hn::Mask<Tag> mask_;
};
#else

// For each mask, the bytes of its lanes, in order, within 128 bits. The other bytes may have any value.
template <class Lane>
constexpr auto packed_bytes() {
  constexpr std::size_t lanes_of_block = 16 / sizeof(Lane);
  std::array<std::array<std::uint8_t, 16>, std::size_t{1} << lanes_of_block> table{};
  for (std::size_t mask = 0; mask < table.size(); ++mask) {
    std::size_t to = 0;
    for (std::size_t lane = 0; lane < lanes_of_block; ++lane) {
      if ((mask >> lane & 1) == 0) continue;
      for (std::size_t byte = 0; byte < sizeof(Lane); ++byte) {
        table[mask][to++] = static_cast<std::uint8_t>(lane * sizeof(Lane) + byte);
      }
    }
  }
  return table;
}

template <class Lane>
class Packing {
 public:
  using Tag = hn::CappedTag<Lane, 64 / sizeof(Lane)>;
  using Vector = hn::Vec<Tag>;

  HWY_INLINE explicit Packing(Vector flags) {
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(Tag{}, hn::Ne(flags, hn::Zero(Tag{})), bytes);
    std::uint32_t bits = 0;
    std::memcpy(&bits, bytes, sizeof bits);
    constexpr Block block;
    const std::uint32_t low = bits & (table.size() - 1);
    const auto low_places = hn::Load(block, table[low].data());
    size_ = static_cast<std::size_t>(std::popcount(bits));
    if constexpr (blocks == 1) {
      places_ = low_places;
    } else {
      low_size_ = static_cast<std::size_t>(std::popcount(low));
      places_ = hn::Combine(Bytes{}, hn::Load(block, table[bits >> lanes_of_block].data()), low_places);
    }
  }
  HWY_INLINE std::size_t size() const { return size_; }
  HWY_INLINE void store(Vector v, Lane* to) const {
    const auto packed = hn::BitCast(Tag{}, look_up(hn::BitCast(Bytes{}, v), places_));
    if constexpr (blocks == 1) {
      hn::StoreU(packed, Tag{}, to);
    } else {
      const hn::Half<Tag> half;
      hn::StoreU(hn::LowerHalf(half, packed), half, to);
      hn::StoreU(hn::UpperHalf(half, packed), half, to + low_size_);
    }
  }

 private:
  using Bytes = hn::Repartition<std::uint8_t, Tag>;
  using Block = hn::CappedTag<std::uint8_t, 16>;
  static constexpr std::size_t lanes_of_block = 16 / sizeof(Lane);
  static constexpr std::size_t blocks = hn::MaxLanes(Tag{}) / lanes_of_block;  // 1 or 2
  alignas(16) static constexpr auto table = packed_bytes<Lane>();

  hn::Vec<Bytes> places_;
  std::size_t size_ = 0, low_size_ = 0;
};
#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif  // not scalar

#endif  // SHUDU_QUEENS_PACKING_INL_H
