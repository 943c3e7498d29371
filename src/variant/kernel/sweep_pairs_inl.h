// Sweeps pairs of values that are all different, on slices: for every pair (k, v), which cells of the first half may
// have k while their partners in the second half have v.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_PAIRS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_PAIRS_INL_H
#undef SHUDU_VARIANT_SWEEP_PAIRS_INL_H
#else
#define SHUDU_VARIANT_SWEEP_PAIRS_INL_H
#endif

#include <algorithm>

#include "variant/kernel/sweep_slices_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

// The slices of one half: by value and cell, the lanes in which the cell may have the value, and in which it has.
class PairHalf {
 public:
  PairHalf(LaneMask* memory, std::size_t cells, std::size_t values)
      : cells_(cells), may_(memory), has_(memory + cells * values), lost_(has_ + cells * values) {}
  static std::size_t size(std::size_t cells, std::size_t values) { return cells * (2 * values + 1); }

  LaneMask* may(std::size_t value) { return may_ + value * cells_; }
  LaneMask* has(std::size_t value) { return has_ + value * cells_; }
  LaneMask& lost(std::size_t cell) { return lost_[cell]; }

 private:
  std::size_t cells_;
  LaneMask *may_, *has_, *lost_;
};

template <class T>
void load_half(Frame<T>& frame, const Cell* cells, std::size_t n, std::size_t values, PairHalf half) {
  for (std::size_t i = 0; i < n; ++i) {
    const Word<T> x = frame.get(cells[i]);
    const LaneMask single = every_lane<T> & ~bits_of<T>(is_set<T>(but_lowest<T>(x)));
    for (std::size_t v = 0; v < values; ++v) {
      half.may(v)[i] = lanes_with<T>(x, Values{1} << v);
      half.has(v)[i] = half.may(v)[i] & single;
    }
    half.lost(i) = 0;
  }
}

template <class T>
void store_half(Frame<T>& frame, const Cell* cells, std::size_t n, std::size_t values, PairHalf half) {
  for (std::size_t i = 0; i < n; ++i) {
    if (half.lost(i) == 0) continue;
    const Word<T> x = frame.get(cells[i]);
    Word<T> left = zero<T>();
    for (std::size_t v = 0; v < values; ++v) {
      left = hn::Or(left, hn::IfThenElseZero(some_of<T>(half.may(v)[i]), all<T>(std::uint32_t{1} << v)));
    }
    frame.put(cells[i], x, hn::And(x, left));
  }
}

// The lanes in which both slices have a cell in common, and those in which they have several. Several cells are looked at
// together: one in each place of a vector.
struct OnceAndTwice {
  LaneMask once = 0, twice = 0;
};
inline OnceAndTwice once_and_twice(const LaneMask* a, const LaneMask* b, std::size_t n) {
  const hn::CappedTag<LaneMask, 16> places;
  const std::size_t step = hn::Lanes(places);
  auto once = hn::Zero(places), twice = hn::Zero(places);
  std::size_t i = 0;
  for (; i + step <= n; i += step) {
    const auto both = hn::And(hn::LoadU(places, a + i), hn::LoadU(places, b + i));
    twice = hn::Or(twice, hn::And(once, both));
    once = hn::Or(once, both);
  }
  HWY_ALIGN LaneMask once_at[16], twice_at[16];
  hn::Store(once, places, once_at);
  hn::Store(twice, places, twice_at);
  OnceAndTwice result;
  for (std::size_t k = 0; k < step; ++k) {
    result.twice |= twice_at[k] | (result.once & once_at[k]);
    result.once |= once_at[k];
  }
  for (; i < n; ++i) {
    result.twice |= result.once & a[i] & b[i];
    result.once |= a[i] & b[i];
  }
  return result;
}

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const PairsItem& item) {
  const std::size_t n = cells.size() / 2;
  const auto values = static_cast<std::size_t>(frame.program().values);
  std::vector<LaneMask>& memory = frame.scratch();
  const std::size_t size = PairHalf::size(n, values);
  if (memory.size() < 2 * size) memory.resize(2 * size);
  PairHalf first{memory.data(), n, values}, second{memory.data() + size, n, values};
  load_half(frame, cells.data(), n, values, first);
  load_half(frame, cells.data() + n, n, values, second);

  for (std::size_t k = 0; k < values; ++k) {
    for (std::size_t v = 0; v < values; ++v) {
      if ((item.first >> k & item.second >> v & 1) == 0) continue;
      LaneMask *may_k = first.may(k), *has_k = first.has(k), *may_v = second.may(v), *has_v = second.has(v);
      const auto [some, several] = once_and_twice(may_k, may_v, n);
      const auto [here, twice] = once_and_twice(has_k, has_v, n);
      frame.fail(twice);
      if (item.full) frame.fail(every_lane<T> & ~some);
      const LaneMask only = item.full ? some & ~several & ~here : 0;
      if ((here | only) == 0) continue;
      for (std::size_t i = 0; i < n; ++i) {
        const LaneMask certain = has_k[i] & has_v[i];
        const LaneMask lose_v = here & has_k[i] & ~certain & may_v[i];
        const LaneMask lose_k = here & has_v[i] & ~certain & may_k[i];
        may_v[i] &= ~lose_v;
        may_k[i] &= ~lose_k;
        second.lost(i) |= lose_v;
        first.lost(i) |= lose_k;
        const LaneMask take = only & may_k[i] & may_v[i];
        if (take == 0) continue;
        for (std::size_t other = 0; other < values; ++other) {
          if (other != k) first.lost(i) |= first.may(other)[i] & take, first.may(other)[i] &= ~take;
          if (other != v) second.lost(i) |= second.may(other)[i] & take, second.may(other)[i] &= ~take;
        }
      }
    }
  }
  store_half(frame, cells.data(), n, values, first);
  store_half(frame, cells.data() + n, n, values, second);
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_PAIRS_INL_H
