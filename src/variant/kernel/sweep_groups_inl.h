// Sweeps of groups of cells: different values, combinations, equal sets.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_GROUPS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_GROUPS_INL_H
#undef SHUDU_VARIANT_SWEEP_GROUPS_INL_H
#else
#define SHUDU_VARIANT_SWEEP_GROUPS_INL_H
#endif

#include "variant/kernel/frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

// Naked singles, and hidden singles if every value occurs.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const DifferentItem& item) {
  Word<T> ones = zero<T>(), twos = zero<T>(), fixed = zero<T>(), twice = zero<T>();
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    twos = hn::Or(twos, hn::And(ones, x));
    ones = hn::Or(ones, x);
    const Word<T> single = if_single<T>(x);
    twice = hn::Or(twice, hn::And(fixed, single));
    fixed = hn::Or(fixed, single);
  }
  Some<T> bad = is_set<T>(twice);
  if (!item.full) {
    const Word<T> enough = all<T>(static_cast<std::uint32_t>(cells.size()));
    bad = hn::Or(bad, hn::Lt(hn::PopulationCount(ones), enough));
    frame.fail(bad);
    if (frame.is_nothing(hn::And(fixed, twos))) return;
    for (const Cell cell : cells) {
      const Word<T> x = frame.get(cell);
      frame.put(cell, x, hn::Or(hn::AndNot(fixed, x), if_single<T>(x)));
    }
    return;
  }
  bad = hn::Or(bad, hn::Ne(ones, all<T>(static_cast<std::uint32_t>((std::uint64_t{1} << cells.size()) - 1))));
  const Word<T> once = hn::AndNot(twos, ones);
  frame.fail(bad);
  // A value of a fixed cell is left to another one, or a value has one place that is not fixed.
  if (frame.is_nothing(hn::Or(hn::And(fixed, twos), hn::AndNot(fixed, once)))) return;
  bad = none<T>();
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    const Word<T> left = hn::Or(hn::AndNot(fixed, x), if_single<T>(x));
    const Word<T> hidden = hn::And(x, once);
    bad = hn::Or(bad, is_set<T>(but_lowest<T>(hidden)));
    frame.put(cell, x, hn::IfThenElse(is_set<T>(hidden), hidden, left));
  }
  frame.fail(bad);
}

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const DifferentIfItem& item) {
  const Word<T> condition = frame.get(cells[0]), a = frame.get(cells[1]), b = frame.get(cells[2]);
  const Word<T> only_a = if_single<T>(a), only_b = if_single<T>(b), values = all<T>(item.values);
  const Some<T> holds = is_zero<T>(hn::AndNot(values, condition));
  const Some<T> equal = is_set<T>(hn::And(only_a, only_b));
  // The cells may be the same, so each is read again.
  const auto remove = [&](Cell cell, Word<T> gone) {
    const Word<T> x = frame.get(cell);
    frame.put(cell, x, hn::AndNot(gone, x));
  };
  remove(cells[0], hn::IfThenElseZero(equal, values));
  remove(cells[1], hn::IfThenElseZero(holds, only_b));
  remove(cells[2], hn::IfThenElseZero(holds, only_a));
}

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const SameSetItem& item) {
  const auto first = static_cast<std::size_t>(item.first);
  Word<T> a = zero<T>(), b = zero<T>();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Word<T>& values = i < first ? a : b;
    values = hn::Or(values, frame.get(cells[i]));
  }
  const Word<T> both = hn::And(a, b);
  frame.fail(hn::Lt(hn::PopulationCount(both), all<T>(static_cast<std::uint32_t>(item.values))));
  if (frame.is_nothing(hn::Xor(a, b))) return;
  for (const Cell cell : cells) {
    const Word<T> x = frame.get(cell);
    frame.put(cell, x, hn::And(x, both));
  }
}

// Removes the values that a group must have from the cells that see all places left to them. x are the words of the group.
template <class T>
HWY_INLINE void sweep_shadows(Frame<T>& frame, const Word<T>* x, Word<T> required, const std::vector<Shadow>& shadows) {
  std::uint32_t last = ~std::uint32_t{0};
  Word<T> gone = zero<T>();
  bool none_gone = true;
  for (const Shadow& shadow : shadows) {
    if (shadow.rest != last) {
      last = shadow.rest;
      Word<T> elsewhere = zero<T>();
      for (std::uint32_t rest = last; rest != 0; rest &= rest - 1) {
        elsewhere = hn::Or(elsewhere, x[std::countr_zero(rest)]);
      }
      gone = hn::AndNot(elsewhere, required);
      none_gone = all_zero<T>(gone);
    }
    if (none_gone) continue;
    const Word<T> y = frame.get(shadow.cell);
    frame.put(shadow.cell, y, hn::AndNot(gone, y));
  }
}

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const ShadowsItem& item) {
  Word<T> x[max_values];
  for (std::size_t i = 0; i < cells.size(); ++i) x[i] = frame.get(cells[i]);
  sweep_shadows<T>(frame, x, all<T>(~std::uint32_t{0}), item.shadows);
}

inline constexpr int max_combination = max_values;  // cells

// Every set is tried: the cells must have a value of it, and every value a cell. What no set supports is removed, and
// what all sets contain is removed from the cells outside.
template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const CombinationItem& item) {
  const int n = static_cast<int>(cells.size());
  Word<T> x[max_combination], support[max_combination], part[max_combination], single[max_combination];
  Word<T> any = zero<T>(), fixed = zero<T>(), twos = zero<T>();
  for (int i = 0; i < n; ++i) {
    x[i] = frame.get(cells[static_cast<std::size_t>(i)]);
    twos = hn::Or(twos, hn::And(any, x[i]));
    any = hn::Or(any, x[i]);
    fixed = hn::Or(fixed, if_single<T>(x[i]));
    support[i] = zero<T>();
  }
  Some<T> found = none<T>();
  Word<T> required = all<T>(~std::uint32_t{0});
  for (const Values bits : item.sets) {
    const Word<T> set = all<T>(bits);
    Some<T> good = is_zero<T>(hn::Or(hn::AndNot(any, set), hn::AndNot(set, fixed)));
    if (hn::AllFalse(Tag<T>{}, good)) continue;
    // What makes the set impossible is collected in words and looked at in the end: a cell without a value, a value that
    // two cells must have, and a cell that must have two values.
    Word<T> one = zero<T>(), two = zero<T>(), taken = zero<T>(), wrong = zero<T>(), least = set;
    for (int i = 0; i < n; ++i) {
      part[i] = hn::And(x[i], set);
      single[i] = if_single<T>(part[i]);
      two = hn::Or(two, hn::And(one, part[i]));
      wrong = hn::Or(wrong, hn::And(taken, single[i]));
      least = hn::Min(least, part[i]);
      one = hn::Or(one, part[i]);
      taken = hn::Or(taken, single[i]);
    }
    wrong = hn::Or(wrong, hn::Xor(one, set));
    const Word<T> hidden = hn::AndNot(two, one);
    for (int i = 0; i < n; ++i) {
      const Word<T> only = hn::And(part[i], hidden);
      const Word<T> left = hn::Or(hn::AndNot(taken, part[i]), single[i]);
      part[i] = hn::IfThenElse(is_set<T>(only), only, left);
      wrong = hn::Or(wrong, but_lowest<T>(only));
      least = hn::Min(least, part[i]);
    }
    good = hn::And(good, hn::And(is_zero<T>(wrong), is_set<T>(least)));
    if (hn::AllFalse(Tag<T>{}, good)) continue;
    found = hn::Or(found, good);
    required = hn::IfThenElse(good, hn::And(required, set), required);
    for (int i = 0; i < n; ++i) support[i] = hn::Or(support[i], hn::IfThenElseZero(good, part[i]));
  }
  frame.fail(hn::Not(found));
  const Word<T> hidden = hn::AndNot(twos, required);
  for (int i = 0; i < n; ++i) {
    Word<T> left = hn::And(x[i], support[i]);
    const Word<T> only = hn::And(left, hidden);
    left = hn::IfThenElse(is_set<T>(only), only, left);
    frame.put(cells[static_cast<std::size_t>(i)], x[i], left);
    x[i] = left;
  }
  required = hn::IfThenElseZero(found, required);
  if (!all_zero<T>(required)) sweep_shadows<T>(frame, x, required, item.shadows);
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_GROUPS_INL_H
