// JsonObject: numbers that every reader can represent, and fields in order.
#include "base/json_object.h"

#include <gtest/gtest.h>

#include <bit>
#include <charconv>
#include <cmath>

#include "shudu/random.h"

namespace shudu {
namespace {

TEST(JsonObject, WritesLargeWholeNumbersAsStrings) {
  constexpr std::uint64_t exact = (std::uint64_t{1} << 53) - 1;
  EXPECT_EQ(JsonObject{}.add("n", exact).text(), R"({"n":9007199254740991})");
  EXPECT_EQ(JsonObject{}.add("n", exact + 1).text(), R"({"n":"9007199254740992"})");
  EXPECT_EQ(JsonObject{}.add("n", *whole_from("6670903752021072936960")).text(), R"({"n":"6670903752021072936960"})");
  EXPECT_EQ(JsonObject{}.add("list", std::vector<std::uint64_t>{1, exact + 1}).text(),
            R"({"list":[1,"9007199254740992"]})");
}

TEST(JsonObject, AddsTheFieldsOfAnother) {
  const JsonObject none, some = JsonObject{}.add("b", true).add_null("c");
  EXPECT_EQ(JsonObject{}.add("a", "x").add_fields(some).text(), R"({"a":"x","b":true,"c":null})");
  EXPECT_EQ(JsonObject{}.add_fields(some).text(), some.text());
  EXPECT_EQ(JsonObject{}.add("a", "x").add_fields(none).text(), R"({"a":"x"})");
}

TEST(JsonObject, WritesTheShortestTextOfANumber) {
  Random random{5};
  for (int i = 0; i < 20'000; ++i) {
    double value = static_cast<double>(random.next() % 100'000'000) / 1000;
    if (i % 2 == 0) value = std::bit_cast<double>(random.next());
    if (!std::isfinite(value)) continue;
    char digits[32];
    std::string expected(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
    if (expected.find_first_of(".e") == std::string::npos) expected += ".0";
    ASSERT_EQ(JsonObject{}.add("n", value).text(), R"({"n":)" + expected + '}');
  }
}

}  // namespace
}  // namespace shudu
