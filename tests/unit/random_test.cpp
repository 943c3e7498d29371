// Random: the published generator, number for number, and unbiased draws.
#include "shudu/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

namespace shudu {
namespace {

// The two published generators, each written again here so that its own test vector can be checked.
class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }

 private:
  std::uint64_t state_;
};

class Xoshiro256StarStar {
 public:
  explicit Xoshiro256StarStar(std::array<std::uint64_t, 4> state) : s_(state) {}
  std::uint64_t next() {
    const auto rotate = [](std::uint64_t x, int by) { return x << by | x >> (64 - by); };
    const std::uint64_t result = rotate(s_[1] * 5, 7) * 9;
    const auto [a, b, c, d] = s_;
    s_ = {a ^ d ^ b, a ^ b ^ c, a ^ c ^ b << 17, rotate(b ^ d, 45)};
    return result;
  }

 private:
  std::array<std::uint64_t, 4> s_;
};

// First outputs of splitmix64.c for the seed 1234567, as many test suites have them.
TEST(Random, KnowsSplitMix64) {
  SplitMix64 generator{1234567};
  for (std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
                                 16408922859458223821U}) {
    EXPECT_EQ(generator.next(), expected);
  }
}

// First outputs of xoshiro256starstar.c from the state 1, 2, 3, 4, as rand_xoshiro's tests have them.
TEST(Random, KnowsXoshiro256StarStar) {
  Xoshiro256StarStar generator{{1, 2, 3, 4}};
  for (std::uint64_t expected : {11520U, 0U, 1509978240U}) EXPECT_EQ(generator.next(), expected);
  for (std::uint64_t expected : {1215971899390074240U, 1216172134540287360U, 607988272756665600U, 16172922978634559625U,
                                 8476171486693032832U, 10595114339597558777U, 2904607092377533576U}) {
    EXPECT_EQ(generator.next(), expected);
  }
}

TEST(Random, IsTheSameForEver) {
  Random zero{0};  // also the published stream of xoshiro256** seeded with splitmix64(0)
  for (std::uint64_t expected : {0x99ec5f36cb75f2b4U, 0xbf6e1f784956452aU, 0x1a5f849d4933e6e0U, 0x6aa594f1262d2d2cU,
                                 0xbba5ad4a1f842e59U, 0xffef8375d9ebcacaU}) {
    EXPECT_EQ(zero.next(), expected);
  }
  Random random{2024};
  std::vector<std::uint64_t> draws;
  for (int i = 0; i < 12; ++i) draws.push_back(random.below(81));
  EXPECT_EQ(draws, (std::vector<std::uint64_t>{22, 12, 29, 14, 78, 31, 42, 52, 79, 16, 79, 21}));
  std::array<int, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<int>{digits});
  EXPECT_EQ(digits, (std::array<int, 9>{4, 2, 5, 3, 1, 9, 8, 6, 7}));
}

RC_GTEST_PROP(Random, IsXoshiroSeededBySplitMix, (std::uint64_t seed)) {
  SplitMix64 seeder{seed};
  std::array<std::uint64_t, 4> state{};
  for (std::uint64_t& word : state) word = seeder.next();
  Xoshiro256StarStar expected{state};
  Random random{seed};
  for (int i = 0; i < 100; ++i) RC_ASSERT(random.next() == expected.next());
}

RC_GTEST_PROP(Random, BelowStaysBelow, (std::uint64_t seed, std::uint64_t n)) {
  RC_PRE(n > 0U);
  Random random{seed};
  for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(n) < n);
}

// With n just above 2^63, values under 2^64 mod n = 2^63 - 1 must be drawn again. This is nearly every second one.
// Without that, all numbers under 2^63 - 1 would occur twice as often as they should.
TEST(Random, BelowDrawsUnfairValuesAgain) {
  const std::uint64_t n = (std::uint64_t{1} << 63) + 1;
  const std::uint64_t unfair = (std::uint64_t{1} << 63) - 1;
  Random random{5}, raw{5};
  for (int i = 0; i < 1000; ++i) {
    std::uint64_t value = raw.next();
    while (value < unfair) value = raw.next();
    ASSERT_EQ(random.below(n), value % n);
  }
}

// 63000 draws below 7: each number about 9000 times, with a standard deviation of 88. The bound is five of these.
TEST(Random, BelowIsFair) {
  Random random{1};
  std::array<int, 7> times{};
  for (int i = 0; i < 63000; ++i) ++times[random.below(7)];
  for (int n : times) EXPECT_NEAR(n, 9000, 440);
}

// 24000 shuffles of four items: each of the 24 orders about 1000 times, with a standard deviation of 31.
TEST(Random, ShuffleIsFair) {
  Random random{1};
  std::map<std::array<int, 4>, int> times;
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    random.shuffle(std::span<int>{items});
    ++times[items];
  }
  EXPECT_EQ(times.size(), 24U);
  for (const auto& [order, n] : times) EXPECT_NEAR(n, 1000, 155);
}

RC_GTEST_PROP(Random, ShuffleKeepsTheItems, (std::uint64_t seed, std::vector<int> items)) {
  const std::vector<int> before = items;
  Random{seed}.shuffle(std::span{items});
  RC_ASSERT(std::is_permutation(items.begin(), items.end(), before.begin(), before.end()));
}

static_assert(Random{0}.next() == 0x99ec5f36cb75f2b4, "the generator works at compile time");

}  // namespace
}  // namespace shudu
