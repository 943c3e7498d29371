// Completions: the counts are compared with a search, with counts of a rotated board, and with known values.
#include "shudu/census.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>

#include "census/products.h"
#include "search/engine.h"
#include "shudu/board.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu {
namespace {

// Some clues of a random grid.
Grid some_clues(Random& random, int n) {
  const Grid grid = random_grid(random);
  std::array<int, 81> cells{};
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(std::span{cells});
  Grid clues;
  for (int i = 0; i < n; ++i) clues.set(Cell{cells[i]}, grid[Cell{cells[i]}]);
  return clues;
}

TEST(Completions, OfTheEmptyGridAreAllGrids) { EXPECT_EQ(Completions{Grid{}}.count(2), grid_count); }

TEST(Completions, OfOneClueAreANinthOfAll) {
  Grid clues;
  clues.set(Cell{50}, 3);
  EXPECT_EQ(Completions{clues}.count(2), grid_count / 9);
}

TEST(Completions, AgreeWithTheSearch) {
  Random random{3};
  for (int n : {20, 21, 22, 23, 24, 25, 26, 28, 32, 40, 60, 81}) {
    const Grid clues = some_clues(random, n);
    EXPECT_EQ(Completions{clues}.count(), search(clues, 100'000'000).answer.count) << to_line(clues);
  }
}

TEST(Completions, AreTheSameOnEveryTarget) {
  Random random{8};
  const Grid clues = some_clues(random, 14);
  const auto count = Completions{clues}.count();
  for (const auto& target : engine::targets()) {
    ASSERT_TRUE(engine::use_target(target));
    EXPECT_EQ(Completions{clues}.count(), count) << target;
  }
  engine::use_target(engine::targets().front());
}

// The largest numbers that are allowed, and small ones, on every target.
TEST(Completions, SumProductsWithoutOverflow) {
  constexpr std::size_t width = 4 * census::block_size;
  struct alignas(64) Numbers {
    std::array<std::uint16_t, width> row;
  };
  struct Case {
    std::uint16_t first, second, third;
  };
  for (const auto& [a, b, c] :
       {Case{0x7fff, 0x7fff, 0x7fff}, {0x7fff, 0x7fff, 1}, {20736, 1728, 1728}, {1, 1, 1}, {0, 5, 9}}) {
    Numbers first{}, second{}, third{};
    first.row.fill(a);
    second.row.fill(b);
    third.row.fill(c);
    const std::vector<std::uint16_t> blocks{0, 2, 3};
    const std::vector<census::RowPair> pairs(50, {0, 0});
    const std::uint64_t expected = std::uint64_t{a} * b * c * pairs.size() * blocks.size() * census::block_size;
    for (const auto& target : engine::targets()) {
      ASSERT_TRUE(engine::use_target(target));
      EXPECT_EQ(census::sum_of_products(first.row.data(), blocks, pairs, {second.row.data(), width},
                                        {third.row.data(), width}, {a, b, c}),
                expected)
          << target << ' ' << a << ' ' << b << ' ' << c;
    }
  }
  engine::use_target(engine::targets().front());
}

TEST(Completions, DoNotChangeWhenTheBoardIsTurned) {
  Random random{4};
  for (int n : {13, 14, 15, 16, 17}) {
    const Grid clues = some_clues(random, n);
    const auto count = Completions{clues}.count(2);
    EXPECT_EQ(Completions{random_transform(random)(clues)}.count(), count) << to_line(clues);
  }
}

TEST(Completions, OfConflictsAreNone) {
  Grid clues;
  clues.set(Cell{0}, 1);
  clues.set(Cell{1}, 1);
  EXPECT_EQ(Completions{clues}.count(), Whole{0});
  Random random{1};
  EXPECT_EQ(Completions{clues}.sample(random), std::nullopt);
  EXPECT_EQ(Completions{clues}.estimate(random, 1000).value, 0);
}

TEST(Completions, CanBeGivenUp) {
  EXPECT_EQ(Completions{Grid{}}.count(1, [](double, std::uint64_t) { return false; }), std::nullopt);
}

TEST(Completions, AreCountedExactlyOrUpToTheLimit) {
  Grid clues;
  clues.set(Cell{0}, 1);
  EXPECT_EQ(count_completions(clues, {.threads = 2}), grid_count / 9);
  for (const std::uint64_t limit : {std::uint64_t{1}, few_completions - 1, few_completions, few_completions + 1}) {
    EXPECT_EQ(count_completions(clues, {.limit = limit}), Whole{limit});
    EXPECT_EQ(count_completions(clues, {.limit = limit, .go_on = [](double, std::uint64_t) { return true; }}), limit);
  }
  clues.set(Cell{1}, 1);
  EXPECT_EQ(count_completions(clues), Whole{0});
}

TEST(Completions, StopBeingCountedDuringTheSearchAndTheSum) {
  const auto count_until = [](auto&& stop) {
    return count_completions(Grid{}, {.go_on = [&](double part, std::uint64_t found) { return !stop(part, found); }});
  };
  EXPECT_EQ(count_until([](double part, std::uint64_t found) { return part < 0 && found > 100'000; }), std::nullopt);
  EXPECT_EQ(count_until([](double part, std::uint64_t found) { return part > 0 && found == few_completions; }),
            std::nullopt);
  EXPECT_EQ(count_until([](double, std::uint64_t) { return false; }), grid_count);
}

TEST(Completions, AreEstimated) {
  Random random{5};
  for (int n : {12, 14, 16}) {
    const Completions completions{some_clues(random, n)};
    const auto exact = static_cast<double>(*completions.count(2));
    const auto estimate = completions.estimate(random, 200'000);
    EXPECT_LT(estimate.low, estimate.high);
    // The interval has a confidence of 95 %. Twice as wide, it has 99.99 %.
    EXPECT_LT(std::abs(estimate.value - exact), estimate.high - estimate.low);
  }
}

TEST(Completions, AreDrawnUniformly) {
  // A puzzle with a few dozen solutions. Each must be drawn about equally often.
  Random random{6};
  Grid clues;
  std::uint64_t count = 0;
  do {
    clues = some_clues(random, 24);
    count = search(clues, 100).answer.count;
  } while (count < 20 || count > 60);
  const Completions completions{clues};
  std::map<Grid, int> seen;
  constexpr int draws = 6000;
  for (int i = 0; i < draws; ++i) {
    const auto grid = completions.sample(random);
    ASSERT_TRUE(grid);
    ASSERT_TRUE(grid->extends(clues) && grid->is_full() && !has_conflict(*grid));
    ++seen[*grid];
  }
  EXPECT_EQ(seen.size(), count);
  const double expected = draws / static_cast<double>(count);
  double chi_square = 0;
  for (const auto& [grid, n] : seen) chi_square += (n - expected) * (n - expected) / expected;
  const auto freedom = static_cast<double>(count - 1);
  EXPECT_LT(std::abs(chi_square - freedom) / std::sqrt(2 * freedom), 4);
}

}  // namespace
}  // namespace shudu
