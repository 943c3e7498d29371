// Grids by number and at random.
#include "shudu/census.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "shudu/board.h"

namespace shudu {
namespace {

Whole random_index(Random& random) {
  for (;;) {
    const Whole index = Whole{random.below(512)} << 64 | random.next();
    if (index < grid_count) return index;
  }
}

TEST(GridIndex, IsABijection) {
  Random random{2024};
  for (int i = 0; i < 20'000; ++i) {
    const Whole index = random_index(random);
    const Grid grid = grid_at(index);
    ASSERT_TRUE(grid.is_full() && !has_conflict(grid)) << to_string(index);
    ASSERT_EQ(index_of(grid), index) << to_string(index);
  }
}

TEST(GridIndex, HoldsAtTheEnds) {
  std::set<Grid> grids;
  for (const Whole from : {Whole{0}, grid_count / 2, grid_count - 500}) {
    for (Whole index = from; index < from + 500; ++index) {
      const Grid grid = grid_at(index);
      EXPECT_EQ(index_of(grid), index);
      grids.insert(grid);
    }
  }
  EXPECT_EQ(grids.size(), 1500U);
}

// The order is part of the contract. These values may change only together with grid_order_version.
TEST(GridIndex, KeepsItsOrder) {
  EXPECT_EQ(grid_order_version, 1);
  EXPECT_EQ(to_line(grid_at(0)), "147258369258369147369147258471582693582693471693471582714825936825936714936714825");
  EXPECT_EQ(to_line(grid_at(grid_count - 1)),
            "578249613429613578361578249853961724617324985294785361136497852785132496942856137");
}

TEST(GridIndex, RefusesWhatIsNoGrid) {
  Grid grid = grid_at(12345);
  grid.clear(Cell{40});
  EXPECT_EQ(index_of(grid), std::nullopt);
  EXPECT_EQ(index_of(Grid{}), std::nullopt);
  grid.set(Cell{40}, grid[Cell{41}]);
  EXPECT_EQ(index_of(grid), std::nullopt);
}

// How far a chi-square lies from its mean, in standard deviations.
double surprise(const std::vector<double>& seen, double expected, double freedom) {
  double sum = 0;
  for (double n : seen) sum += (n - expected) * (n - expected) / expected;
  return (sum - freedom) / std::sqrt(2 * freedom);
}

TEST(RandomGrid, IsUniform) {
  constexpr int n = 200'000;
  Random random{7};
  std::vector<double> bins(500), digits(9);
  for (int i = 0; i < n; ++i) {
    const Grid grid = random_grid(random);
    const Whole index = *index_of(grid);  // nullopt if the grid were invalid
    ++bins[static_cast<std::size_t>(index * 500 / grid_count)];
    ++digits[static_cast<std::size_t>(grid[Cell{40}] - 1)];
  }
  EXPECT_LT(std::abs(surprise(bins, n / 500.0, 499)), 4);
  EXPECT_LT(std::abs(surprise(digits, n / 9.0, 8)), 4);
}

TEST(RandomGrid, FollowsItsSeed) {
  Random a{99}, b{99}, c{100};
  const Grid first = random_grid(a);
  EXPECT_EQ(first, random_grid(b));
  EXPECT_NE(first, random_grid(c));
}

}  // namespace
}  // namespace shudu
