// Compiled once for each target by foreach_target. search/engine.cpp describes the choice of the target.
#include "search/targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "census/products.cpp"
#include <hwy/foreach_target.h>
// Highway requires this include after foreach_target.
#include <hwy/highway.h>

#include "census/products.h"
#include "search/dispatch.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

using census::Largest;
using census::RowPair;
using census::Rows;

#if HWY_TARGET == HWY_SCALAR

std::uint64_t products(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                       std::span<const RowPair> pairs, const Rows& second, const Rows& third, const Largest&) {
  return census::products_one_by_one(first, blocks, pairs, second, third);
}

#else

namespace hn = hwy::HWY_NAMESPACE;
using census::block_size;

// Sums of products of 15 bits. They are kept in 32 bits, and added to sums of 64 bits before they overflow.
class Sums {
 public:
  using Half = hn::CappedTag<std::int16_t, block_size>;
  using Word = hn::RepartitionToWide<Half>;
  using Long = hn::RepartitionToWide<hn::Repartition<std::uint32_t, Half> >;

  // g++ would not inline Zero into a constructor that it generates.
  HWY_INLINE Sums() : even_(hn::Zero(Word{})), odd_(hn::Zero(Word{})), total_(hn::Zero(Long{})) {}

  HWY_INLINE void add(hn::Vec<Half> a, hn::Vec<Half> b) {
    even_ = hn::ReorderWidenMulAccumulate(Word{}, a, b, even_, odd_);
  }
  HWY_INLINE void carry() {
    add_words(even_);
    add_words(odd_);
    even_ = odd_ = hn::Zero(Word{});
  }
  HWY_INLINE std::uint64_t total() const { return hn::GetLane(hn::SumOfLanes(Long{}, total_)); }

 private:
  HWY_INLINE void add_words(hn::Vec<Word> sums) {
    const auto words = hn::BitCast(Long{}, sums);
    total_ = hn::Add(total_, hn::Add(hn::And(words, hn::Set(Long{}, 0xffffffffU)), hn::ShiftRight<32>(words)));
  }

  hn::Vec<Word> even_, odd_;
  hn::Vec<Long> total_;
};

// If `narrow`, the product of two numbers has 15 bits. Otherwise its low 15 bits and the rest are summed separately.
template <bool narrow>
HWY_INLINE std::uint64_t products_of(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                                     std::span<const RowPair> pairs, const Rows& second, const Rows& third,
                                     std::uint64_t until_carry) {
  const Sums::Half d;
  const hn::RebindToUnsigned<Sums::Half> du;
  Sums low, high;
  std::uint64_t left = until_carry;
  for (const RowPair& pair : pairs) {
    const std::uint16_t *b = second.row(pair.second), *c = third.row(pair.third);
    for (const std::size_t block : blocks) {
      for (std::size_t z = block * block_size; z < (block + 1) * block_size; z += hn::Lanes(d)) {
        const auto x = hn::BitCast(d, hn::Load(du, first + z));
        const auto y = hn::Load(du, b + z), w = hn::Load(du, c + z);
        const auto product = hn::Mul(y, w);
        if constexpr (narrow) {
          low.add(hn::BitCast(d, product), x);
        } else {
          const auto rest = hn::Or(hn::ShiftLeft<1>(hn::MulHigh(y, w)), hn::ShiftRight<15>(product));
          low.add(hn::BitCast(d, hn::And(product, hn::Set(du, 0x7fff))), x);
          high.add(hn::BitCast(d, rest), x);
        }
        if (--left != 0) continue;
        low.carry();
        high.carry();
        left = until_carry;
      }
    }
  }
  low.carry();
  high.carry();
  return low.total() + (high.total() << 15);
}

std::uint64_t products(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                       std::span<const RowPair> pairs, const Rows& second, const Rows& third, const Largest& largest) {
  const std::uint64_t product = std::uint64_t{largest.second} * largest.third;
  const bool narrow = product < 0x8000;
  // A sum of 32 bits gets at most two products from each vector.
  const std::uint64_t two = 2 * (narrow ? product : 0x7fff) * largest.first;
  const std::uint64_t until_carry = two == 0 ? 1 : 0xffffffffU / two;
  return narrow ? products_of<true>(first, blocks, pairs, second, third, until_carry)
                : products_of<false>(first, blocks, pairs, second, third, until_carry);
}

#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shudu::census {

SHUDU_VERSIONS(products);

std::uint64_t sum_of_products(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                              std::span<const RowPair> pairs, const Rows& second, const Rows& third,
                              const Largest& largest) {
  return SHUDU_CHOSEN(products)(first, blocks, pairs, second, third, largest);
}

}  // namespace shudu::census
#endif  // HWY_ONCE
