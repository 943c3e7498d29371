// DigitSet: behaves as a std::set of the digits 1..9.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <iterator>
#include <set>
#include <vector>

#include "arbitrary.h"

namespace shudu {
namespace {

static_assert(std::forward_iterator<DigitSet::Iterator>);

std::set<int> model(DigitSet digits) {
  std::set<int> set;
  for (int digit = 1; digit <= 9; ++digit) {
    if (digits.contains(digit)) set.insert(digit);
  }
  return set;
}

TEST(DigitSet, StartsEmpty) {
  const DigitSet none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  EXPECT_EQ(none.begin(), none.end());
  EXPECT_EQ(to_string(none), "");
}

TEST(DigitSet, HoldsNineDigitsAtMost) {
  EXPECT_EQ(DigitSet::all().size(), 9);
  EXPECT_EQ(to_string(DigitSet::all()), "123456789");
  EXPECT_EQ(DigitSet::all(), (DigitSet{9, 8, 7, 6, 5, 4, 3, 2, 1}));
}

TEST(DigitSet, IsWrittenInAscendingOrder) { EXPECT_EQ(to_string(DigitSet{9, 1, 5}), "159"); }

RC_GTEST_PROP(DigitSet, IteratesInAscendingOrder, (DigitSet digits)) {
  const std::vector<int> seen(digits.begin(), digits.end());
  const auto set = model(digits);
  RC_ASSERT(seen == std::vector<int>(set.begin(), set.end()));
  RC_ASSERT(digits.size() == static_cast<int>(set.size()));
  RC_ASSERT(digits.empty() == set.empty());
  RC_ASSERT(digits.is_single() == (set.size() == 1));
  if (!set.empty()) RC_ASSERT(digits.first() == *set.begin());
}

RC_GTEST_PROP(DigitSet, InsertsAndErases, (DigitSet digits)) {
  const int digit = *rc::gen::inRange(1, 10);
  DigitSet with = digits, without = digits;
  with.insert(digit);
  without.erase(digit);
  auto set = model(digits);
  set.insert(digit);
  RC_ASSERT(model(with) == set);
  set.erase(digit);
  RC_ASSERT(model(without) == set);
}

RC_GTEST_PROP(DigitSet, CombinesDigitByDigit, (DigitSet a, DigitSet b)) {
  for (int digit = 1; digit <= 9; ++digit) {
    const bool in_a = a.contains(digit), in_b = b.contains(digit);
    RC_ASSERT((a & b).contains(digit) == (in_a && in_b));
    RC_ASSERT((a | b).contains(digit) == (in_a || in_b));
    RC_ASSERT((a - b).contains(digit) == (in_a && !in_b));
    RC_ASSERT((~a).contains(digit) == !in_a);
  }
  DigitSet both = a, either = a, rest = a;
  both &= b, either |= b, rest -= b;
  RC_ASSERT(both == (a & b) && either == (a | b) && rest == a - b);
  RC_ASSERT((a == b) == (model(a) == model(b)));
  RC_ASSERT(DigitSet::from_bits(a.bits()) == a);
}

}  // namespace
}  // namespace shudu
