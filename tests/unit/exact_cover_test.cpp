// ExactCover: compared with brute force and with known counts.
#include "shudu/exact_cover.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace shudu {
namespace {

using Options = std::vector<int>;

constexpr std::uint64_t unlimited = ~std::uint64_t{0};

// All solutions, each with its options in ascending order.
std::set<Options> all_solutions(ExactCover& cover) {
  std::set<Options> all;
  const auto counters = cover.search(unlimited, [&](std::span<const int> options) {
    Options sorted(options.begin(), options.end());
    std::ranges::sort(sorted);
    EXPECT_TRUE(all.insert(sorted).second) << "found twice";
    return true;
  });
  EXPECT_EQ(counters.solutions, all.size());
  return all;
}

std::uint64_t count(ExactCover& cover) {
  return cover.search(unlimited, [](std::span<const int>) { return true; }).solutions;
}

// The example of Knuth's paper: seven items, six options, one solution.
ExactCover textbook() {
  ExactCover cover{7};
  cover.add_option({2, 4, 5});
  cover.add_option({0, 3, 6});
  cover.add_option({1, 2, 5});
  cover.add_option({0, 3});
  cover.add_option({1, 6});
  cover.add_option({3, 4, 6});
  return cover;
}

TEST(ExactCover, SolvesTheTextbookExample) {
  ExactCover cover = textbook();
  EXPECT_EQ(cover.item_count(), 7);
  EXPECT_EQ(cover.option_count(), 6);
  EXPECT_EQ(all_solutions(cover), (std::set<Options>{{0, 3, 4}}));
}

TEST(ExactCover, NothingToCoverIsOneEmptySolution) {
  ExactCover nothing{0};
  EXPECT_EQ(all_solutions(nothing), (std::set<Options>{{}}));
  ExactCover optional{0, 2};
  optional.add_option({0, 1});
  EXPECT_EQ(all_solutions(optional), (std::set<Options>{{}}));
}

TEST(ExactCover, AnItemWithoutOptionsIsADeadEnd) {
  ExactCover cover{2};
  cover.add_option({0});
  const auto counters = cover.search(1, [](std::span<const int>) { return true; });
  EXPECT_EQ(counters, (ExactCover::Counters{.nodes = 1, .dead_ends = 1, .solutions = 0, .max_depth = 0}));
}

TEST(ExactCover, SecondaryItemsAreCoveredAtMostOnce) {
  ExactCover cover{2, 1};
  cover.add_option({0, 2});
  cover.add_option({0});
  cover.add_option({1, 2});
  cover.add_option({1});
  EXPECT_EQ(all_solutions(cover), (std::set<Options>{{0, 3}, {1, 2}, {1, 3}}));
}

TEST(ExactCover, SelectedOptionsAreInEverySolution) {
  ExactCover cover = textbook();
  EXPECT_TRUE(cover.select(3));
  EXPECT_FALSE(cover.select(1)) << "shares items 0 and 3";
  EXPECT_TRUE(cover.select(0));
  EXPECT_EQ(all_solutions(cover), (std::set<Options>{{0, 3, 4}}));
  EXPECT_TRUE(cover.select(4));
  EXPECT_EQ(all_solutions(cover), (std::set<Options>{{0, 3, 4}}));

  ExactCover astray = textbook();
  EXPECT_TRUE(astray.select(5));
  EXPECT_EQ(count(astray), 0U);
}

// N queens: every row and every column has one, every diagonal at most one.
ExactCover queens(int n) {
  ExactCover cover{2 * n, 2 * (2 * n - 1)};
  for (int row = 0; row < n; ++row) {
    for (int col = 0; col < n; ++col) {
      cover.add_option({row, n + col, 2 * n + row + col, 2 * n + (2 * n - 1) + row - col + n - 1});
    }
  }
  return cover;
}

TEST(ExactCover, CountsQueens) {
  const std::array counts{1, 0, 0, 2, 10, 4, 40, 92, 352};
  for (int n = 1; n <= 9; ++n) {
    ExactCover cover = queens(n);
    EXPECT_EQ(count(cover), static_cast<std::uint64_t>(counts[n - 1])) << n;
  }
}

TEST(ExactCover, StopsAtTheLimitAndWhenToldTo) {
  ExactCover cover = queens(6);
  for (std::uint64_t limit : {1U, 2U, 3U, 4U, 5U}) {
    std::uint64_t calls = 0;
    const auto counters = cover.search(limit, [&](std::span<const int>) { return ++calls, true; });
    EXPECT_EQ(counters.solutions, std::min<std::uint64_t>(limit, 4));
    EXPECT_EQ(calls, counters.solutions);
    EXPECT_EQ(counters.max_depth, 6);
  }
  const auto counters = cover.search(unlimited, [](std::span<const int>) { return false; });
  EXPECT_EQ(counters.solutions, 1U);
}

TEST(ExactCover, IsAsBeforeAfterASearch) {
  ExactCover cover = queens(8);
  const auto first = cover.search(unlimited, [](std::span<const int>) { return true; });
  for (std::uint64_t limit : {1U, 7U}) cover.search(limit, [](std::span<const int>) { return true; });
  EXPECT_EQ(cover.search(unlimited, [](std::span<const int>) { return true; }), first);
  ExactCover again = queens(8);
  EXPECT_EQ(again.search(unlimited, [](std::span<const int>) { return true; }), first) << "the search is determined";
}

// Follows the search and tracks which options are chosen.
struct Follower {
  Options chosen{};
  std::uint64_t chooses = 0, drops = 0, dead_ends = 0;
  std::uint64_t stop_after = unlimited;

  bool choose(int option, int alternatives) {
    EXPECT_GT(alternatives, 0);
    chosen.push_back(option);
    ++chooses;
    return chooses + drops < stop_after;
  }
  bool drop(int option, int) {
    EXPECT_EQ(chosen.back(), option);
    chosen.pop_back();
    ++drops;
    return chooses + drops < stop_after;
  }
  bool fail(int, int alternatives) {
    if (alternatives == 0) ++dead_ends;
    return true;
  }
};

TEST(ExactCover, TellsAWatcherEverything) {
  ExactCover cover = queens(7);
  Follower follower;
  const auto counters = cover.search(
      unlimited, [&](std::span<const int> options) { return std::ranges::equal(options, follower.chosen); }, follower);
  EXPECT_EQ(counters.solutions, 40U);
  EXPECT_EQ(follower.chooses + 1, counters.nodes);
  EXPECT_EQ(follower.drops, follower.chooses);
  EXPECT_EQ(follower.dead_ends, counters.dead_ends);

  for (std::uint64_t stop : {1U, 10U, 101U}) {
    Follower brief{.stop_after = stop};
    cover.search(
        unlimited, [](std::span<const int>) { return true; }, brief);
    EXPECT_EQ(brief.chooses + brief.drops, stop);
  }
  EXPECT_EQ(count(cover), 40U);
}

// Dominoes on a board: every cell is an item.
TEST(ExactCover, CountsDominoTilings) {
  const auto tilings = [](int rows, int cols) {
    ExactCover cover{rows * cols};
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) {
        const int cell = row * cols + col;
        if (col + 1 < cols) cover.add_option({cell, cell + 1});
        if (row + 1 < rows) cover.add_option({cell, cell + cols});
      }
    }
    return count(cover);
  };
  EXPECT_EQ(tilings(2, 10), 89U);  // a Fibonacci number
  EXPECT_EQ(tilings(3, 3), 0U);
  EXPECT_EQ(tilings(4, 4), 36U);
  EXPECT_EQ(tilings(6, 6), 6728U);
}

TEST(ExactCover, CountsLatinSquares) {
  const auto squares = [](int n) {
    ExactCover cover{3 * n * n};
    for (int row = 0; row < n; ++row) {
      for (int col = 0; col < n; ++col) {
        for (int digit = 0; digit < n; ++digit) {
          cover.add_option({row * n + col, n * n + row * n + digit, 2 * n * n + col * n + digit});
        }
      }
    }
    return count(cover);
  };
  EXPECT_EQ(squares(3), 12U);
  EXPECT_EQ(squares(4), 576U);
}

// The twelve pentominoes, each once, on a rectangle. The items are the pieces, then the cells.
using Piece = std::set<std::pair<int, int>>;  // row, column

Piece turned(const Piece& piece, bool mirror) {
  Piece result;
  int low = 0;
  for (const auto& [row, col] : piece) low = std::min(low, mirror ? -col : -row);
  for (const auto& [row, col] : piece) result.insert(mirror ? std::pair{row, -col - low} : std::pair{col, -row - low});
  return result;
}

TEST(ExactCover, CountsPentominoRectangles) {
  const std::vector<Piece> pieces{
      {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 1}},  // F
      {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}},  // I
      {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}},  // L
      {{0, 1}, {1, 1}, {2, 0}, {2, 1}, {3, 0}},  // N
      {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}},  // P
      {{0, 0}, {0, 1}, {0, 2}, {1, 1}, {2, 1}},  // T
      {{0, 0}, {0, 2}, {1, 0}, {1, 1}, {1, 2}},  // U
      {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}},  // V
      {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}},  // W
      {{0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}},  // X
      {{0, 1}, {1, 0}, {1, 1}, {2, 1}, {3, 1}},  // Y
      {{0, 0}, {0, 1}, {1, 1}, {2, 1}, {2, 2}},  // Z
  };
  const int rows = 3, cols = 20;
  ExactCover cover{12 + rows * cols};
  int forms = 0;
  for (int number = 0; number < 12; ++number) {
    std::set<Piece> orientations;
    Piece piece = pieces[number];
    for (int turn = 0; turn < 4; ++turn) {
      orientations.insert(piece);
      orientations.insert(turned(piece, true));
      piece = turned(piece, false);
    }
    forms += static_cast<int>(orientations.size());
    for (const Piece& form : orientations) {
      for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
          Options items{number};
          for (const auto& [down, right] : form) {
            if (row + down < rows && col + right < cols) items.push_back(12 + (row + down) * cols + col + right);
          }
          if (items.size() == 6) cover.add_option(items);
        }
      }
    }
  }
  EXPECT_EQ(forms, 63);         // one-sided and turned: the number of fixed pentominoes
  EXPECT_EQ(count(cover), 8U);  // two tilings, each in four symmetric forms
}

// Brute force tries every set of options.
RC_GTEST_PROP(ExactCover, AgreesWithBruteForce, ()) {
  const int primary = *rc::gen::inRange(0, 6);
  const int secondary = *rc::gen::inRange(primary == 0 ? 1 : 0, 4);
  const int items = primary + secondary;
  const auto masks = *rc::gen::resize(10, rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 1 << items)));

  ExactCover cover{primary, secondary};
  for (int mask : masks) {
    Options option;
    for (int item = 0; item < items; ++item) {
      if ((mask >> item & 1) != 0) option.push_back(item);
    }
    cover.add_option(option);
  }

  const int must = (1 << primary) - 1;
  std::set<Options> expected;
  for (int subset = 0; subset < 1 << masks.size(); ++subset) {
    int covered = 0;
    bool valid = true;
    Options options;
    for (int i = 0; i < static_cast<int>(masks.size()); ++i) {
      if ((subset >> i & 1) == 0) continue;
      // Options without primary items are never chosen.
      valid = valid && (covered & masks[i]) == 0 && (masks[i] & must) != 0;
      covered |= masks[i];
      options.push_back(i);
    }
    if (valid && (covered & must) == must) expected.insert(options);
  }
  RC_ASSERT(all_solutions(cover) == expected);

  if (!masks.empty()) {
    const int option = *rc::gen::inRange(0, static_cast<int>(masks.size()));
    const bool pure_secondary = (masks[option] & must) == 0;
    RC_PRE(!pure_secondary);
    RC_ASSERT(cover.select(option));
    std::erase_if(expected, [&](const Options& options) { return !std::ranges::binary_search(options, option); });
    RC_ASSERT(all_solutions(cover) == expected);
  }
}

}  // namespace
}  // namespace shudu
