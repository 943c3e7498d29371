// Sweeps an item of any kind. Branches are tried one after the other on the same frame: what none of them supports is
// removed.
//
// Included once per target by Highway's foreach_target.
#if defined(SHUDU_VARIANT_SWEEP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_VARIANT_SWEEP_INL_H
#undef SHUDU_VARIANT_SWEEP_INL_H
#else
#define SHUDU_VARIANT_SWEEP_INL_H
#endif

#include "variant/kernel/frame_inl.h"
#include "variant/kernel/sweep_counts_inl.h"
#include "variant/kernel/sweep_groups_inl.h"
#include "variant/kernel/sweep_pairs_inl.h"
#include "variant/kernel/sweep_slices_inl.h"
#include "variant/kernel/sweep_sums_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::variant::HWY_NAMESPACE {

template <class T>
void sweep_item(Frame<T>& frame, const Item& item);

template <class T>
void sweep(Frame<T>& frame, const Cells& cells, const EitherItem& item) {
  constexpr auto lanes = static_cast<std::size_t>(lanes_of<T>);
  const std::size_t n = cells.size();
  // The words before, and the union of the words after each branch.
  std::vector<T> memory(2 * n * lanes);
  T *before = memory.data(), *together = before + n * lanes;
  for (std::size_t i = 0; i < n; ++i) hn::StoreU(frame.get(cells[i]), Tag<T>{}, before + i * lanes);
  LaneMask good = 0;
  for (const std::vector<Item>& branch : item.branches) {
    const auto kept = frame.begin_trial();
    for (int round = 0; round < 3; ++round) {
      frame.forget(frame.bad());
      for (const Item& part : branch) {
        sweep_item(frame, part);
        if ((frame.bad() & every_lane<T>) == every_lane<T>) break;
      }
      if (frame.changed() == 0 || (frame.bad() & every_lane<T>) == every_lane<T>) break;
    }
    const LaneMask holds = every_lane<T> & ~frame.bad();
    frame.end_trial(kept);
    good |= holds;
    const Some<T> here = some_of<T>(holds);
    for (std::size_t i = 0; i < n; ++i) {
      const Word<T> after = frame.get(cells[i]);
      const Word<T> sum = hn::LoadU(Tag<T>{}, together + i * lanes);
      hn::StoreU(hn::Or(sum, hn::IfThenElseZero(here, after)), Tag<T>{}, together + i * lanes);
      frame.set(cells[i], hn::LoadU(Tag<T>{}, before + i * lanes));
    }
  }
  frame.fail(every_lane<T> & ~good);
  for (std::size_t i = 0; i < n; ++i) {
    frame.put(cells[i], frame.get(cells[i]), hn::LoadU(Tag<T>{}, together + i * lanes));
  }
}

template <class T>
void sweep_item(Frame<T>& frame, const Item& item) {
  switch (item.kind.index()) {
    case 0: return sweep(frame, item.cells, *std::get_if<0>(&item.kind));
    case 1: return sweep(frame, item.cells, *std::get_if<1>(&item.kind));
    case 2: return sweep(frame, item.cells, *std::get_if<2>(&item.kind));
    case 3: return sweep(frame, item.cells, *std::get_if<3>(&item.kind));
    case 4: return sweep(frame, item.cells, *std::get_if<4>(&item.kind));
    case 5: return sweep(frame, item.cells, *std::get_if<5>(&item.kind));
    case 6: return sweep(frame, item.cells, *std::get_if<6>(&item.kind));
    case 7: return sweep(frame, item.cells, *std::get_if<7>(&item.kind));
    case 8: return sweep(frame, item.cells, *std::get_if<8>(&item.kind));
    case 9: return sweep(frame, item.cells, *std::get_if<9>(&item.kind));
    case 10: return sweep(frame, item.cells, *std::get_if<10>(&item.kind));
    case 11: return sweep(frame, item.cells, *std::get_if<11>(&item.kind));
    case 12: return sweep(frame, item.cells, *std::get_if<12>(&item.kind));
    case 13: return sweep(frame, item.cells, *std::get_if<13>(&item.kind));
    default: return sweep(frame, item.cells, *std::get_if<14>(&item.kind));
  }
}

}  // namespace shudu::variant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_VARIANT_SWEEP_INL_H
