// SDM: 81 digits per line and nothing else.
#include <gtest/gtest.h>

#include "pattern_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

TEST(FormatSdm, ReadsDigitsAndDots) {
  const Records records = read_all(pattern_line('0') + "\r\n\n" + pattern_line(), "sdm");
  ASSERT_EQ(records.size(), 2U);
  for (const auto& record : records) EXPECT_EQ(outcome(record), pattern_line());
  EXPECT_EQ(records[1]->line, 3U);
}

TEST(FormatSdm, IsStrict) {
  EXPECT_EQ(read_error(pattern_line() + " 7.2", "sdm"), (Error{1, 82, "expected a digit or a dot, found ' '"}));
  EXPECT_EQ(read_error(pattern_line().substr(1), "sdm"), (Error{1, 81, "80 cells, expected 81"}));
  EXPECT_EQ(read_error(pattern_line('x'), "sdm"), (Error{1, 2, "expected a digit or a dot, found 'x'"}));
}

TEST(FormatSdm, WritesZeros) {
  EXPECT_EQ(written(puzzle_of(pattern_clues()), "sdm"), pattern_line('0') + '\n');
  EXPECT_EQ(refusal(pattern_state(), "sdm").substr(0, 34), "cannot hold entries and candidates");
}

}  // namespace
}  // namespace shudu
