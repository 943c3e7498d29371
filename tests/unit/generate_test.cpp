// Generation: complete grids in order, and puzzles that match the given constraints.
#include "shudu/generate.h"

#include <gtest/gtest.h>

#include <set>

#include "shudu/board.h"
#include "shudu/gallery.h"
#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {
namespace {

std::vector<Grid> first_grids(std::span<const std::uint8_t> prefix, const Grid* after, std::size_t n) {
  std::vector<Grid> grids;
  grids_in_order(prefix, after, [&](std::span<const Grid> next) {
    grids.insert(grids.end(), next.begin(), next.end());
    return grids.size() < n;
  });
  grids.resize(std::min(n, grids.size()));
  return grids;
}

TEST(GridsInOrder, AreThoseOfTheSearch) {
  for (const std::uint8_t digit : std::initializer_list<std::uint8_t>{1, 5, 9}) {
    Grid corner;
    corner.set(Cell{0}, digit);
    std::vector<Grid> expected;
    enumerate(corner, [&](const Grid& grid) { return expected.push_back(grid), expected.size() < 20'000; });
    EXPECT_EQ(first_grids(std::span{&digit, 1}, nullptr, expected.size()), expected);
  }
}

TEST(GridsInOrder, GoOnAfterAnyGrid) {
  const std::vector<Grid> grids = first_grids({}, nullptr, 3000);
  for (std::size_t i : {0, 1, 7, 999, 2000}) {
    const std::vector<Grid> rest = first_grids({}, &grids[i], 900);
    EXPECT_TRUE(std::equal(rest.begin(), rest.end(), grids.begin() + static_cast<std::ptrdiff_t>(i) + 1));
  }
}

// For every prefix of a grid, from empty to complete, the grids are exactly those that the search finds.
TEST(GridsInOrder, BeginWithThePrefix) {
  const Grid grid = first_grids({}, nullptr, 12'345).back();
  for (int length = 81; length >= 45; length -= 3) {
    const std::span prefix{grid.data(), static_cast<std::size_t>(length)};
    Grid clues;
    for (int i = 0; i < length; ++i) clues.set(Cell{i}, grid[Cell{i}]);
    std::vector<Grid> expected, found;
    enumerate(clues, [&](const Grid& one) { return expected.push_back(one), true; });
    const auto append = [&](std::span<const Grid> next) {
      found.insert(found.end(), next.begin(), next.end());
      return true;
    };
    EXPECT_EQ(grids_in_order(prefix, nullptr, append), expected.size());
    EXPECT_EQ(found, expected) << length;
  }
}

// The grids of one group share their first six rows. The writers rely on this.
TEST(GridsInOrder, ComeInGroups) {
  std::size_t groups = 0;
  grids_in_order({}, nullptr, [&](std::span<const Grid> next) {
    EXPECT_FALSE(next.empty());
    for (const Grid& grid : next) EXPECT_TRUE(std::equal(grid.data(), grid.data() + 54, next[0].data()));
    return ++groups < 20;
  });
}

TEST(GridsInOrder, OfAnImpossiblePrefixAreNone) {
  const std::uint8_t twice[] = {4, 4};
  EXPECT_EQ(grids_in_order(twice, nullptr, [](std::span<const Grid>) { return true; }), 0U);
  // There is nothing after the last grid.
  const Grid last = *grid_from("987654321654321987321987654896745213745213896213896745579468132468132579132579468");
  EXPECT_EQ(grids_in_order({}, &last, [](std::span<const Grid>) { return true; }), 0U);
}

TEST(ClueSymmetry, OrbitsPartitionTheBoard) {
  const std::size_t sizes[] = {81, 41, 21, 45, 45, 45, 45, 25, 25, 15};
  for (int i = 0; i < 10; ++i) {
    const auto sets = orbits(static_cast<ClueSymmetry>(i));
    EXPECT_EQ(sets.size(), sizes[i]) << clue_symmetry_names[i];
    CellSet all;
    for (CellSet set : sets) {
      EXPECT_FALSE(all.intersects(set));
      all |= set;
    }
    EXPECT_EQ(all, all_cells());
  }
}

// Checks uniqueness with an algorithm of the gallery, which is independent of the search that generation uses.
bool is_unique(const Grid& clues) {
  return gallery::find_algorithm("fewest_first")->solve(clues, 2, [](const Grid&) { return true; }).solutions == 1;
}

TEST(MakePuzzles, DigsAsFarAsTheSymmetryAllows) {
  for (int i = 0; i < 10; ++i) {
    const auto symmetry = static_cast<ClueSymmetry>(i);
    const auto made = make_puzzles({.symmetry = symmetry}, 1, 0, 8);
    EXPECT_EQ(made.size(), 8U);
    for (const MadePuzzle& one : made) {
      EXPECT_TRUE(is_unique(one.clues));
      EXPECT_TRUE(one.solution.extends(one.clues) && !has_conflict(one.solution));
      for (CellSet orbit : orbits(symmetry)) {
        const CellSet clues = one.clues.filled() & orbit;
        EXPECT_TRUE(clues.empty() || clues == orbit) << clue_symmetry_names[i];
        Grid fewer = one.clues;
        for (Cell cell : clues) fewer.clear(cell);
        if (!clues.empty()) {
          EXPECT_FALSE(has_unique_solution(fewer));
        }
      }
    }
  }
}

TEST(MakePuzzles, KeepsToTheClues) {
  for (const MadePuzzle& one : make_puzzles({.least_clues = 30, .most_clues = 33}, 2, 0, 64)) {
    EXPECT_GE(one.clues.clue_count(), 30);
    EXPECT_LE(one.clues.clue_count(), 33);
    EXPECT_TRUE(is_unique(one.clues));
  }
  const auto minimal = make_puzzles({.symmetry = ClueSymmetry::rotate180, .minimal = true}, 2, 0, 200);
  EXPECT_FALSE(minimal.empty());
  for (const MadePuzzle& one : minimal) EXPECT_TRUE(redundant_clues(one.clues).empty());
}

TEST(MakePuzzles, KeepsToPatternAndSolution) {
  const MadePuzzle model = make_puzzles({.least_clues = 40, .most_clues = 40}, 3, 0, 1).front();
  const auto of_pattern = make_puzzles({.pattern = model.clues.filled()}, 3, 1, 64);
  EXPECT_FALSE(of_pattern.empty());
  for (const MadePuzzle& one : of_pattern) {
    EXPECT_EQ(one.clues.filled(), model.clues.filled());
    EXPECT_TRUE(is_unique(one.clues));
  }
  for (const MadePuzzle& one : make_puzzles({.solution = model.solution}, 3, 2, 8)) {
    EXPECT_EQ(one.solution, model.solution);
    EXPECT_TRUE(model.solution.extends(one.clues));
  }
}

// The pattern has far fewer clues than a random choice of digits could succeed with.
TEST(MakePuzzles, ClimbsToThePattern) {
  CellSet pattern;
  const std::string_view signs = "..x...x...x.x.x.x.x...x...x.x.......x...x.x...x.......x.x...x...x.x.x.x.x...x...x";
  for (int i = 0; i < Cell::count; ++i) {
    if (signs[static_cast<std::size_t>(i)] == 'x') pattern.insert(Cell{i});
  }
  ASSERT_LE(pattern.size(), 30);
  const auto made = make_puzzles({.pattern = pattern}, 1, 0, 16);
  EXPECT_FALSE(made.empty());
  for (const MadePuzzle& one : made) {
    EXPECT_EQ(one.clues.filled(), pattern);
    EXPECT_TRUE(is_unique(one.clues) && one.solution.extends(one.clues));
  }
}

TEST(MakePuzzles, NeedNotBeUnique) {
  const auto made = make_puzzles({.least_clues = 20, .most_clues = 20, .unique = false}, 4, 0, 50);
  EXPECT_EQ(made.size(), 50U);
  for (const MadePuzzle& one : made) EXPECT_EQ(one.clues.clue_count(), 20);
}

TEST(MakePuzzles, FollowsSeedAndBlock) {
  const auto clues = [](std::uint64_t seed, std::uint64_t block) {
    std::set<Grid> set;
    for (const MadePuzzle& one : make_puzzles({}, seed, block, 20)) set.insert(one.clues);
    return set;
  };
  EXPECT_EQ(clues(5, 6), clues(5, 6));
  EXPECT_NE(clues(5, 6), clues(5, 7));
  EXPECT_NE(clues(5, 6), clues(6, 6));
}

}  // namespace
}  // namespace shudu
