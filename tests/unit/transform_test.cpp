// Transform: the symmetries of Sudoku.
#include "shudu/symmetry.h"

#include <gtest/gtest.h>

#include <set>

#include "shudu/board.h"
#include "shudu/census.h"

namespace shudu {
namespace {

Transform parsed(std::string_view text) {
  const auto transform = transform_from(text);
  EXPECT_TRUE(transform) << text;
  return transform.value_or(Transform{});
}

TEST(Transform, TakesGridsToGrids) {
  Random random{1};
  for (int i = 0; i < 200; ++i) {
    const Grid grid = random_grid(random);
    const Grid image = random_transform(random)(grid);
    EXPECT_TRUE(image.is_full() && !has_conflict(image));
  }
}

TEST(Transform, FormsAGroup) {
  Random random{2};
  for (int i = 0; i < 200; ++i) {
    const Grid grid = random_grid(random);
    const Transform a = random_transform(random), b = random_transform(random);
    EXPECT_EQ(compose(a, b)(grid), b(a(grid)));
    EXPECT_EQ(inverse(a)(a(grid)), grid);
    EXPECT_EQ(compose(a, inverse(a)), Transform{});
  }
}

TEST(Transform, HasAllLineOrders) {
  std::set<Transform::Lines> orders;
  for (int k = 0; k < line_order_count; ++k) orders.insert(line_order(k));
  EXPECT_EQ(orders.size(), 1296U);
}

TEST(Transform, KnowsTheTurnsByName) {
  Grid corner;
  corner.set(Cell::at(0, 1), 5);
  const auto to = [&corner](std::string_view name) { return parsed(name)(corner).filled().first(); };
  EXPECT_EQ(to("rotate90"), Cell::at(1, 8));
  EXPECT_EQ(to("rotate180"), Cell::at(8, 7));
  EXPECT_EQ(to("rotate270"), Cell::at(7, 0));
  EXPECT_EQ(to("mirror_horizontal"), Cell::at(0, 7));
  EXPECT_EQ(to("mirror_vertical"), Cell::at(8, 1));
  EXPECT_EQ(to("mirror_diagonal"), Cell::at(1, 0));
  EXPECT_EQ(to("mirror_antidiagonal"), Cell::at(7, 8));
  EXPECT_EQ(to("rows=312456789"), Cell::at(1, 1));
  EXPECT_EQ(to("columns=213456789"), Cell::at(0, 0));
  EXPECT_EQ(to("bands=231"), Cell::at(6, 1));
  EXPECT_EQ(to("stacks=213"), Cell::at(0, 4));
  EXPECT_EQ(parsed("digits=987654321")(corner)[Cell::at(0, 1)], 5);
  EXPECT_EQ(parsed("digits=234567891")(corner)[Cell::at(0, 1)], 6);
}

TEST(Transform, RefusesOthers) {
  for (const char* bad : {"", "rotate", "rows=", "rows=12345678", "rows=123456788", "rows=412356789",
                          "columns=147258369", "bands=12", "bands=114", "digits=123456780", "stacks"}) {
    const auto transform = transform_from(bad);
    ASSERT_FALSE(transform) << bad;
    EXPECT_FALSE(transform.error().message.empty()) << bad;
  }
}

TEST(Transform, IsWrittenInWordsItReads) {
  Random random{3};
  for (int i = 0; i < 50; ++i) {
    const Transform transform = random_transform(random);
    const std::string text = to_string(transform);
    Transform read;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      read = compose(read, parsed(std::string_view{text}.substr(at, end - at)));
      at = end + 1;
    }
    EXPECT_EQ(read, transform) << text;
  }
}

}  // namespace
}  // namespace shudu
