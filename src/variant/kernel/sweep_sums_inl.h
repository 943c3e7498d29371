// The sweep of weighted sums, by bounds. The least sum of a group of cells that differ is that of the smallest values
// left to them together, or that of the smallest value of each, whichever is more.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_SUMS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_SUMS_INL_H
#undef SHUDU_VARIANT_SWEEP_SUMS_INL_H
#else
#define SHUDU_VARIANT_SWEEP_SUMS_INL_H
#endif

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

// Bounds of a group. The "rest" leaves out the largest, or the smallest, of its values.
template <class T>
struct Bounds {
  Signed<T> least, most;            // of the sum
  Signed<T> least_rest, most_rest;  // of the sum without one cell, as far as the values together tell
  Signed<T> sum_low, sum_high;      // the sums of the smallest and of the largest value of each cell
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
  bounds.sum_low = number_of<T>(low);
  bounds.sum_high = number_of<T>(high);
  if (cells.size() == 1) {
    bounds.least = bounds.sum_low;
    bounds.most = bounds.sum_high;
    bounds.least_rest = bounds.most_rest = number<T>(0);
    return bounds;
  }
  Word<T> smallest = zero<T>(), without_last = zero<T>(), left = any;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    without_last = smallest;
    smallest = hn::Add(smallest, lowest_number<T>(left));
    left = but_lowest<T>(left);
  }
  Word<T> largest = zero<T>(), without_first = zero<T>();
  left = any;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    without_first = largest;
    const Word<T> all_below = filled<T>(left);
    largest = hn::Add(largest, hn::Sub(hn::PopulationCount(all_below), all<T>(1)));
    left = hn::And(left, hn::ShiftRight<1>(all_below));
  }
  bounds.least = hn::Max(number_of<T>(smallest), bounds.sum_low);
  bounds.most = hn::Min(number_of<T>(largest), bounds.sum_high);
  bounds.least_rest = number_of<T>(without_last);
  bounds.most_rest = number_of<T>(without_first);
  return bounds;
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
  const Some<T> bad = some<T>(hn::Lt(hn::Min(below, above), number<T>(0)));
  frame.fail(bad);
  const Signed<T> down = hn::Max(below, number<T>(0)), up = hn::Max(above, number<T>(0));
  for (int g = 0; g < n; ++g) {
    const SumItem::Group& group = item.groups[static_cast<std::size_t>(g)];
    const Bounds<T> bounds = g < max_kept_groups ? kept[g] : bounds_of<T>(frame, group.cells);
    const bool plus = group.weight > 0;
    const int size = plus ? group.weight : -group.weight;
    const Signed<T> at_most = hn::Add(bounds.least, divided<T>(plus ? down : up, size));
    const Signed<T> at_least = hn::Sub(bounds.most, divided<T>(plus ? up : down, size));
    for (const Cell cell : group.cells) {
      const Word<T> x = frame.get(cell);
      Signed<T> high = hn::Sub(at_most, bounds.least_rest), low = hn::Sub(at_least, bounds.most_rest);
      if (group.cells.size() > 1) {
        const Signed<T> others_low = hn::Sub(bounds.sum_low, number_of<T>(lowest_number<T>(x)));
        const Signed<T> others_high = hn::Sub(bounds.sum_high, number_of<T>(highest_number<T>(x)));
        high = hn::Min(high, hn::Sub(at_most, others_low));
        low = hn::Max(low, hn::Sub(at_least, others_high));
      }
      const Word<T> left = hn::And(x, hn::And(bits_to<T>(high), bits_from<T>(low)));
      frame.put(cell, x, hn::IfThenElse(bad, x, left));
    }
  }
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_SUMS_INL_H
