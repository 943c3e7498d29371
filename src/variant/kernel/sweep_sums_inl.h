// The sweep of weighted sums, by bounds. The cells of a group differ, so the least sum of a group is that of different
// values.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_SUMS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_SUMS_INL_H
#undef SHUDU_VARIANT_SWEEP_SUMS_INL_H
#else
#define SHUDU_VARIANT_SWEEP_SUMS_INL_H
#endif

#include <limits>

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

// Bounds of a group. In order to find the least sum, each cell takes the smallest value from its own smallest on that
// another cell can have and that no cell before it took. The values taken do not depend on the order of the cells, and
// sorted by size, those of a solution are not less than they are. The greatest sum is found likewise.
template <class T>
struct Bounds {
  Signed<T> least, most;      // of the sum
  Word<T> smallest, largest;  // the values taken
  Signed<T> above, below;     // `least` less the smallest value of each cell, and the largest of each less `most`
};

template <class T>
HWY_INLINE Bounds<T> bounds_of(Frame<T>& frame, const Cells& cells) {
  Word<T> any = zero<T>(), low = zero<T>(), high = zero<T>();
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    any = hn::Or(any, x);
    low = hn::Add(low, lowest_number<T>(x));
    high = hn::Add(high, highest_number<T>(x));
  }
  Bounds<T> bounds;
  if (cells.size() == 1) {
    bounds.least = number_of<T>(low);
    bounds.most = number_of<T>(high);
    bounds.above = bounds.below = number<T>(0);
    bounds.smallest = bounds.largest = any;
    return bounds;
  }
  Word<T> least = zero<T>(), most = zero<T>(), small_left = any, large_left = any;
  Some<T> bad = none<T>();
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    const Word<T> not_below = hn::Or(x, hn::Sub(zero<T>(), x));
    const Word<T> small = hn::And(small_left, not_below), large = hn::And(large_left, filled<T>(x));
    const Word<T> others = but_lowest<T>(small), to_largest = filled<T>(large);
    bad = hn::Or(bad, is_zero<T>(hn::Min(small, large)));
    least = hn::Add(least, lowest_number<T>(small));
    most = hn::Add(most, hn::PopulationCount(to_largest));
    small_left = hn::AndNot(hn::Xor(small, others), small_left);
    large_left = hn::AndNot(hn::Xor(to_largest, hn::ShiftRight<1>(to_largest)), large_left);
  }
  frame.fail(bad);
  bounds.least = number_of<T>(least);
  bounds.most = hn::Sub(number_of<T>(most), number<T>(static_cast<int>(cells.size())));
  bounds.smallest = hn::AndNot(small_left, any);
  bounds.largest = hn::AndNot(large_left, any);
  bounds.above = hn::Sub(bounds.least, number_of<T>(low));
  bounds.below = hn::Sub(number_of<T>(high), bounds.most);
  return bounds;
}

// The bits up to n places above a bit of x (or below one).
template <class T, class Shift>
HWY_INLINE Word<T> near_bits(Word<T> x, Word<T> n, const Shift& shift) {
  Word<T> reach = zero<T>();
  for (int known = 1; known < 8 * static_cast<int>(sizeof(T)); known *= 2) {
    const Word<T> more = hn::Min(hn::Sub(n, reach), hn::Add(reach, all<T>(1)));
    x = hn::Or(x, shift(x, more));
    reach = hn::Add(reach, more);
  }
  return x;
}

// Keeps the values with which the sum of the group is at most `down` above its least and `up` below its greatest.
template <class T>
HWY_INLINE void restrict_group(Frame<T>& frame, const Cells& cells, const Bounds<T>& bounds, Signed<T> down,
                               Signed<T> up) {
  const Signed<T> most_shift = number<T>(8 * static_cast<int>(sizeof(T)) - 1);
  const auto shift_of = [&](Signed<T> n) { return hn::BitCast(Tag<T>{}, hn::Min(n, most_shift)); };
  Word<T> near = all<T>(~std::uint32_t{0});
  if (cells.size() > 1) {
    const auto raise = [](Word<T> x, Word<T> n) { return hn::Shl(x, n); };
    const auto lower = [](Word<T> x, Word<T> n) { return hn::Shr(x, n); };
    near = hn::And(near_bits<T>(bounds.smallest, shift_of(down), raise),
                   near_bits<T>(bounds.largest, shift_of(up), lower));
  }
  const Word<T> over_low = shift_of(hn::Add(down, bounds.above)), under_high = shift_of(hn::Add(up, bounds.below));
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    const Word<T> top = hn::Shl(hn::And(x, hn::Sub(zero<T>(), x)), over_low);
    const Word<T> not_above = hn::Sub(hn::Add(top, top), all<T>(1));
    const Word<T> below = hn::Shr(hn::ShiftRight<1>(filled<T>(x)), under_high);
    frame.put(cell, x, hn::AndNot(below, hn::And(x, hn::And(near, not_above))));
  }
}

// Each lane divided by a positive number, rounded down. Lanes are not negative.
template <class T>
HWY_INLINE Signed<T> divided(Signed<T> x, int by) {
  if (by == 1) return x;
  HWY_ALIGN std::make_signed_t<T> lane[lanes_of<T>];
  hn::Store(x, SignedTag<T>{}, lane);
  for (auto& value : lane) value = static_cast<std::make_signed_t<T>>(value / by);
  return hn::Load(SignedTag<T>{}, lane);
}
template <class T>
HWY_INLINE Signed<T> times(Signed<T> x, int by) {
  if (by == 1) return x;
  return hn::Mul(x, number<T>(by));
}

inline constexpr int max_kept_groups = 24;  // the bounds of further groups are computed twice

template <class T>
void sweep(Frame<T>& frame, const Cells&, const SumItem& item) {
  const int n = static_cast<int>(item.groups.size());
  Bounds<T> kept[max_kept_groups];
  Signed<T> least = number<T>(0), most = number<T>(0);
  for (int g = 0; g < n; ++g) {
    const SumItem::Group& group = item.groups[static_cast<std::size_t>(g)];
    const Bounds<T> bounds = bounds_of<T>(frame, group.cells);
    if (g < max_kept_groups) kept[g] = bounds;
    if (group.weight > 0) {
      least = hn::Add(least, times<T>(bounds.least, group.weight));
      most = hn::Add(most, times<T>(bounds.most, group.weight));
    } else {
      least = hn::Sub(least, times<T>(bounds.most, -group.weight));
      most = hn::Sub(most, times<T>(bounds.least, -group.weight));
    }
  }
  const Signed<T> total = number<T>(item.total);
  const Signed<T> below = hn::Sub(total, least), above = hn::Sub(most, total);
  frame.fail(some<T>(hn::Lt(hn::Min(below, above), number<T>(0))));
  const Signed<T> any = number<T>(std::numeric_limits<std::make_signed_t<T>>::max() / 2);
  const Some<T> bad = some_of<T>(frame.bad());
  const Signed<T> down = hn::IfThenElse(hn::RebindMask(SignedTag<T>{}, bad), any, below);
  const Signed<T> up = hn::IfThenElse(hn::RebindMask(SignedTag<T>{}, bad), any, above);
  const int range = frame.program().values - 1;
  for (int g = 0; g < n; ++g) {
    const SumItem::Group& group = item.groups[static_cast<std::size_t>(g)];
    const bool plus = group.weight > 0;
    const int size = plus ? group.weight : -group.weight;
    const Signed<T> own_down = divided<T>(plus ? down : up, size), own_up = divided<T>(plus ? up : down, size);
    if (hn::AllFalse(SignedTag<T>{}, hn::Lt(hn::Min(own_down, own_up), number<T>(range)))) continue;
    restrict_group<T>(frame, group.cells, g < max_kept_groups ? kept[g] : bounds_of<T>(frame, group.cells), own_down,
                      own_up);
  }
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_SUMS_INL_H
