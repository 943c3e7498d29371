// Result: a value or an error, copied, moved and read.
#include "shudu/result.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>
#include <string>

namespace shudu {
namespace {

Result<int, std::string> half(int n) {
  if (n % 2 != 0) return Unexpected{"odd"};  // the error is made from what was given
  return n / 2;
}

RC_GTEST_PROP(Result, HoldsOneOfTwo, (int n)) {
  const auto result = half(n);
  RC_ASSERT(result.has_value() == (n % 2 == 0));
  RC_ASSERT(static_cast<bool>(result) == result.has_value());
  if (result) {
    RC_ASSERT(*result == n / 2);
    RC_ASSERT(result.value() == n / 2);
    RC_ASSERT(result.value_or(-1) == n / 2);
  } else {
    RC_ASSERT(result.error() == "odd");
    RC_ASSERT(result.value_or(-1) == -1);
  }
}

TEST(Result, TellsValueFromErrorOfTheSameType) {
  const Result<std::string, std::string> good = std::string{"a"};
  const Result<std::string, std::string> bad = Unexpected{std::string{"a"}};
  EXPECT_TRUE(good.has_value());
  EXPECT_FALSE(bad.has_value());
  EXPECT_EQ(good->size(), 1U);
  EXPECT_EQ(bad.error(), "a");
}

TEST(Result, CarriesWhatCanOnlyBeMoved) {
  Result<std::unique_ptr<int>, int> result = std::make_unique<int>(7);
  ASSERT_TRUE(result);
  **result = 8;
  const std::unique_ptr<int> taken = *std::move(result);
  EXPECT_EQ(*taken, 8);

  Result<int, std::unique_ptr<int>> failed = Unexpected{std::make_unique<int>(3)};
  ASSERT_FALSE(failed);
  EXPECT_EQ(*std::move(failed).error(), 3);
}

TEST(Result, CanBeChangedInPlace) {
  Result<std::string, int> result = std::string{"ab"};
  *result += 'c';
  result->push_back('d');
  EXPECT_EQ(result.value(), "abcd");
}

}  // namespace
}  // namespace shudu
