// The instruction sets of this machine, compared with those that Highway's library finds.
#include "search/machine.h"

#include <gtest/gtest.h>
#include <hwy/targets.h>

namespace shudu::engine {
namespace {

#if defined(__x86_64__)
TEST(Machine, FindsTheInstructionSetsThatHighwayFinds) {
  const auto highway_has = [](std::int64_t target) { return (hwy::SupportedTargets() & target) != 0; };
  EXPECT_EQ(x86_level() >= X86Level::ssse3, highway_has(HWY_SSSE3));
  EXPECT_EQ(x86_level() >= X86Level::sse4, highway_has(HWY_SSE4));
  EXPECT_EQ(x86_level() >= X86Level::avx2, highway_has(HWY_AVX2));
  EXPECT_EQ(x86_level() >= X86Level::avx512_skylake, highway_has(HWY_AVX3));
  EXPECT_EQ(x86_level() >= X86Level::avx512, highway_has(HWY_AVX3_DL));
}
#else
TEST(Machine, HasNoneOfThemElsewhere) { EXPECT_EQ(x86_level(), X86Level::none); }
#endif

}  // namespace
}  // namespace shudu::engine
