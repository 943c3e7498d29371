// Sweeps of counts: how many cells can have one of some values, and how many can have no other.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_COUNTS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_COUNTS_INL_H
#undef SHUDU_VARIANT_SWEEP_COUNTS_INL_H
#else
#define SHUDU_VARIANT_SWEEP_COUNTS_INL_H
#endif

#include <span>

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

// n and one more where the mask is set.
template <class T>
HWY_INLINE Word<T> one_more_if(Some<T> mask, Word<T> n) {
  return hn::Sub(n, hn::VecFromMask(Tag<T>{}, mask));
}

// The lanes in which as few cells (or groups) as possible are left, or as many as possible are certain. In others
// nothing follows. Lanes in which too few or too many are fail.
template <class T>
struct CountLimits {
  Some<T> all_inside, rest_outside;
};
template <class T>
HWY_INLINE CountLimits<T> count_limits(Frame<T>& frame, const CountItem& item, std::size_t size, Word<T> impossible,
                                       Word<T> certain) {
  const Word<T> spare = all<T>(static_cast<std::uint32_t>(size) - static_cast<std::uint32_t>(item.least));
  const Word<T> most = all<T>(static_cast<std::uint32_t>(item.most));
  frame.fail(hn::Or(hn::Lt(spare, impossible), hn::Lt(most, certain)));
  return {hn::Eq(impossible, spare), hn::Eq(certain, most)};
}

// At most one cell of a group has one of the values. If all groups that can have one must, a group with one place for it
// has it there.
template <class T>
void sweep_group_count(Frame<T>& frame, const Cells& cells, const CountItem& item) {
  const Word<T> inside = all<T>(item.values);
  Word<T> impossible = zero<T>(), certain = zero<T>();
  const Cell* cell = cells.data();
  for (const std::size_t size : item.group_sizes) {
    Word<T> any = zero<T>();
    Some<T> sure = none<T>();
    for (const Cell* end = cell + size; cell != end; ++cell) {
      const Word<T> x = frame.get(*cell);
      any = hn::Or(any, x);
      sure = hn::Or(sure, is_zero<T>(hn::AndNot(inside, x)));
    }
    impossible = one_more_if<T>(is_zero<T>(hn::And(any, inside)), impossible);
    certain = one_more_if<T>(sure, certain);
  }
  const auto [all_inside, rest_outside] = count_limits(frame, item, item.group_sizes.size(), impossible, certain);
  if (hn::AllFalse(Tag<T>{}, hn::Or(all_inside, rest_outside))) return;
  cell = cells.data();
  for (const std::size_t size : item.group_sizes) {
    Some<T> one = none<T>(), two = none<T>(), sure = none<T>();
    const Cell *begin = cell, *end = cell + size;
    for (; cell != end; ++cell) {
      const Word<T> x = frame.get(*cell);
      const Some<T> has = is_set<T>(hn::And(x, inside));
      two = hn::Or(two, hn::And(one, has));
      one = hn::Or(one, has);
      sure = hn::Or(sure, is_zero<T>(hn::AndNot(inside, x)));
    }
    const Some<T> only = hn::And(all_inside, hn::Not(two)), never = hn::And(rest_outside, hn::Not(sure));
    for (cell = begin; cell != end; ++cell) {
      const Word<T> x = frame.get(*cell);
      const Word<T> in = hn::And(x, inside);
      const Word<T> left = hn::IfThenElse(hn::And(only, is_set<T>(in)), in, x);
      frame.put(*cell, x, hn::IfThenElse(never, hn::AndNot(inside, left), left));
    }
  }
}

// Where all cells that can have one of the values must, they keep only these. Where no more cells may, those that can
// have another value keep only others.
template <class T>
HWY_INLINE void keep_counted(Frame<T>& frame, std::span<const Cell> cells, Word<T> inside, Some<T> all_inside,
                             Some<T> rest_outside) {
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    const Word<T> in = hn::And(x, inside), out = hn::AndNot(inside, x);
    Word<T> left = hn::IfThenElse(hn::And(all_inside, is_set<T>(in)), in, x);
    left = hn::IfThenElse(hn::And(rest_outside, is_set<T>(out)), hn::AndNot(inside, left), left);
    frame.put(cell, x, left);
  }
}

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const CountItem& item) {
  if (!item.group_sizes.empty()) return sweep_group_count(frame, cells, item);
  const Word<T> inside = all<T>(item.values);
  Word<T> impossible = zero<T>(), certain = zero<T>();
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    impossible = one_more_if<T>(is_zero<T>(hn::And(x, inside)), impossible);
    certain = one_more_if<T>(is_zero<T>(hn::AndNot(inside, x)), certain);
  }
  const auto [all_inside, rest_outside] = count_limits(frame, item, cells.size(), impossible, certain);
  if (hn::AllFalse(Tag<T>{}, hn::Or(all_inside, rest_outside))) return;
  keep_counted<T>(frame, cells, inside, all_inside, rest_outside);
}

// The least and the greatest number of cells with one of the values that both groups can have. If these are the same, a
// group that cannot have more has all that it can, and one that has as many already has no more.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const SameCountItem& item) {
  const Word<T> inside = all<T>(item.values);
  const std::span<const Cell> groups[2] = {std::span{cells}.first(item.first), std::span{cells}.subspan(item.first)};
  Word<T> possible[2], certain[2];
  for (const int g : {0, 1}) {
    possible[g] = certain[g] = zero<T>();
    for (const Cell cell : groups[g]) {
      const Word<T> x = frame.get(cell);
      possible[g] = one_more_if<T>(is_set<T>(hn::And(x, inside)), possible[g]);
      certain[g] = one_more_if<T>(is_zero<T>(hn::AndNot(inside, x)), certain[g]);
    }
  }
  const Word<T> least = hn::Max(certain[0], certain[1]), most = hn::Min(possible[0], possible[1]);
  frame.fail(hn::Lt(most, least));
  const Some<T> known = hn::Eq(least, most);
  if (hn::AllFalse(Tag<T>{}, known)) return;
  for (const int g : {0, 1}) {
    const Some<T> all_inside = hn::And(known, hn::Eq(possible[g], most));
    const Some<T> rest_outside = hn::And(known, hn::Eq(certain[g], most));
    keep_counted<T>(frame, groups[g], inside, all_inside, rest_outside);
  }
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_COUNTS_INL_H
