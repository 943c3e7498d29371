// Queens: known totals by every algorithm and on every target, the same solutions in the same order, symmetry,
// checkpoints.
#include "shudu/queens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "queens/border.h"
#include "search/engine.h"

namespace shudu {
namespace {

// OEIS A000170 and A002562, from n = 1.
constexpr std::uint64_t totals[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512};
constexpr std::uint64_t different[] = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955};

using Columns = std::vector<int>;

std::vector<Columns> solutions(const QueensAlgorithm& algorithm, int n) {
  std::vector<Columns> all;
  algorithm.enumerate(n, [&](Queens queens) { return all.emplace_back(queens.begin(), queens.end()), true; });
  return all;
}

bool is_solution(const Columns& queens) {
  for (std::size_t i = 0; i < queens.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const int apart = std::abs(queens[i] - queens[j]);
      if (apart == 0 || apart == static_cast<int>(i - j)) return false;
    }
  }
  return true;
}

// The eight images of a solution, computed by squares and independently of the library.
std::set<Columns> images(const Columns& queens) {
  const int n = static_cast<int>(queens.size());
  std::set<Columns> all;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    Columns image(queens.size());
    for (int row = 0; row < n; ++row) {
      int r = row, c = queens[row];
      if ((symmetry & 1) != 0) r = n - 1 - r;
      if ((symmetry & 2) != 0) c = n - 1 - c;
      if ((symmetry & 4) != 0) std::swap(r, c);
      image[r] = c;
    }
    all.insert(image);
  }
  return all;
}

std::uint64_t total(int n, const QueensAlgorithm* algorithm) {
  const QueensCount count{n, algorithm};
  std::uint64_t sum = 0;
  for (int piece = 0; piece < count.pieces(); ++piece) sum += count.solutions(piece);
  return sum;
}

TEST(Queens, KnownTotalsByEveryAlgorithm) {
  for (const QueensAlgorithm& algorithm : queens_algorithms()) {
    for (int n = 1; n <= 11; ++n) EXPECT_EQ(total(n, &algorithm), totals[n - 1]) << algorithm.id << ' ' << n;
  }
  EXPECT_EQ(total(13, find_queens_algorithm("bitmask")), totals[12]);
}

class QueensOnTarget : public ::testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(engine::use_target(GetParam())); }
  void TearDown() override { engine::use_target(engine::targets().front()); }
};

TEST_P(QueensOnTarget, KnownTotals) {
  for (int n = 1; n <= 14; ++n) EXPECT_EQ(count_queens(n), totals[n - 1]) << n;
}

// Boards wider than 16 columns: a few pieces of each are compared with the plain recursion over the same rows.
std::uint64_t plain(const queens::OpenRows& rows, int row, std::uint64_t columns, std::uint64_t left,
                    std::uint64_t right) {
  if (row == rows.count) return 1;
  std::uint64_t found = 0;
  for (std::uint64_t open = rows.free[row] & ~(columns | left | right); open != 0; open &= open - 1) {
    const std::uint64_t queen = open & (0 - open);
    found += plain(rows, row + 1, columns | queen, (left | queen) >> rows.next[row], (right | queen) << rows.next[row]);
  }
  return found;
}

TEST_P(QueensOnTarget, WideBoards) {
  for (int n : {19, 24, 32}) {
    const auto borders = queens::borders(n);
    int some = 0;
    for (std::size_t i = 7; i < borders.size(); i += borders.size() / 5) {
      queens::OpenRows rows = queens::open_rows(n, borders[i]);
      // The first half of the rows is limited to the right side, to make the rest small.
      for (int row = 0; row + 11 < rows.count; ++row) rows.free[row] &= std::uint32_t{0xf} << (row * 7 % (n - 6));
      const std::uint64_t expected = plain(rows, 0, 0, 0, 0);
      EXPECT_EQ(queens::completions(rows), expected) << n;
      some += expected > 0 ? 1 : 0;
    }
    EXPECT_GT(some, 0) << n;
  }
}

INSTANTIATE_TEST_SUITE_P(All, QueensOnTarget, ::testing::ValuesIn(engine::targets()),
                         [](const auto& target) { return std::string{target.param}; });

TEST(Queens, EveryAlgorithmListsTheSameSolutionsInOrder) {
  for (int n = 1; n <= 8; ++n) {
    const auto expected = solutions(queens_algorithms().front(), n);
    EXPECT_EQ(expected.size(), totals[n - 1]);
    EXPECT_TRUE(std::is_sorted(expected.begin(), expected.end()));
    EXPECT_EQ(std::adjacent_find(expected.begin(), expected.end()), expected.end());
    EXPECT_TRUE(std::all_of(expected.begin(), expected.end(), is_solution));
    for (const QueensAlgorithm& algorithm : queens_algorithms()) EXPECT_EQ(solutions(algorithm, n), expected) << n;
  }
}

TEST(Queens, ListingStopsWhenAsked) {
  for (const QueensAlgorithm& algorithm : queens_algorithms()) {
    int seen = 0;
    algorithm.enumerate(10, [&](Queens) { return ++seen < 3; });
    EXPECT_EQ(seen, 3) << algorithm.id;
  }
}

TEST(Queens, BordersFallIntoWholeOrbits) {
  for (int n = 1; n <= 9; ++n) {
    // Every solution has one border, so counting by orbits and one by one gives the same number.
    std::set<Columns> seen;
    for (const Columns& queens : solutions(*find_queens_algorithm("bitmask"), n)) {
      const auto row_of = [&](int column) {
        return static_cast<int>(std::find(queens.begin(), queens.end(), column) - queens.begin());
      };
      seen.insert({queens.front(), row_of(n - 1), queens.back(), row_of(0)});
    }
    std::size_t possible = 0;
    for (const queens::Border& border : queens::borders(n)) {
      const auto size = static_cast<std::size_t>(border.orbit);
      EXPECT_TRUE(size == 1 || size == 2 || size == 4 || size == 8);
      if (queens::completions(queens::open_rows(n, border)) > 0) possible += size;
    }
    EXPECT_EQ(possible, seen.size()) << n;
  }
}

TEST(Queens, SolutionsUpToSymmetry) {
  for (int n = 1; n <= 14; ++n) EXPECT_EQ(different_queens(n, totals[n - 1]), different[n - 1]) << n;
  for (int n = 1; n <= 9; ++n) {
    std::uint64_t first = 0, half = 0, quarter = 0;
    for (const Columns& queens : solutions(*find_queens_algorithm("bitmask"), n)) {
      const auto all = images(queens);
      EXPECT_EQ(is_first_of_its_kind(queens), *all.begin() == queens);
      first += *all.begin() == queens ? 1 : 0;
      half += all.size() <= 4 ? 1 : 0;
      quarter += all.size() <= 2 ? 1 : 0;
    }
    EXPECT_EQ(first, different[n - 1]) << n;
    EXPECT_EQ(symmetric_queens(n).half_turn, half) << n;
    EXPECT_EQ(symmetric_queens(n).quarter_turn, quarter) << n;
  }
}

TEST(Queens, PiecesMayBeCountedByThreads) {
  const QueensCount count{13};
  std::uint64_t sums[2] = {};
  std::thread other{[&] {
    for (int piece = 1; piece < count.pieces(); piece += 2) sums[1] += count.solutions(piece);
  }};
  for (int piece = 0; piece < count.pieces(); piece += 2) sums[0] += count.solutions(piece);
  other.join();
  EXPECT_EQ(sums[0] + sums[1], totals[12]);
}

TEST(QueensCheckpoint, SurvivesItsText) {
  const QueensCheckpoint checkpoint{27, "fast", 29000, 28999, Whole{234907967154122528} * 1000000};
  const auto again = queens_checkpoint_from(to_text(checkpoint));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, checkpoint);
}

TEST(QueensCheckpoint, AnyDamageIsNoticed) {
  const std::string text = to_text({18, "fast", 5728, 100, 12345678});
  for (std::size_t i = 0; i < text.size(); ++i) {
    EXPECT_FALSE(queens_checkpoint_from(text.substr(0, i))) << i;
    for (char c : {'0', '1', 'x', '\n', ' '}) {
      std::string changed = text;
      changed[i] = c;
      EXPECT_EQ(queens_checkpoint_from(changed).has_value(), changed == text) << i;
    }
  }
  EXPECT_FALSE(queens_checkpoint_from(text + '\n'));
  EXPECT_FALSE(queens_checkpoint_from(to_text({18, "fast", 5728, 5729, 1})));
  EXPECT_EQ(queens_checkpoint_from("53..7....").error().message, "not a checkpoint of shudu queens");
}

}  // namespace
}  // namespace shudu
