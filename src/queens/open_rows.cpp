// Compiled once for each target by foreach_target. search/engine.cpp describes the choice of the target.
#include "search/targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "queens/open_rows.cpp"
#include <hwy/foreach_target.h>
// Highway requires this include after foreach_target.
#include <hwy/highway.h>

#include <memory>

#include "queens/kernel/level_stacks_inl.h"
#include "queens/open_rows.h"
#include "search/dispatch.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The stacks take at most half a megabyte. Each thread keeps its own, so that it stays in the cache.
template <class Lane>
LevelStacks<Lane>& stacks_of_this_thread() {
  thread_local const auto stacks = std::make_unique<LevelStacks<Lane>>();
  return *stacks;
}

std::uint64_t fill(const queens::OpenRows& rows) {
  // If the columns fit in 16 bits (up to 18 queens), there are twice as many lanes. AVX-512 before Ice Lake cannot pack
  // these.
  constexpr bool packs_16_bits = HWY_TARGET != HWY_AVX3;
  if (packs_16_bits && rows.columns <= 0xffff) return stacks_of_this_thread<std::uint16_t>().completions(rows);
  return stacks_of_this_thread<std::uint32_t>().completions(rows);
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shudu::queens {

SHUDU_VERSIONS(fill);

std::uint64_t completions(const OpenRows& rows) { return SHUDU_CHOSEN(fill)(rows); }

}  // namespace shudu::queens
#endif  // HWY_ONCE
