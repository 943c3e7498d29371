// Canonical forms: equal for equivalent puzzles, different for others.
#include "shudu/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "puzzle_maker.h"
#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu {
namespace {

// The grid with the most symmetries: 648 transformations map it to itself.
const Grid most_canonical =
    *grid_from("123456789456789123789123456231564897564897231897231564312645978645978312978312645");

TEST(Canon, OfGridsDoesNotChangeUnderTransformations) {
  Random random{1};
  for (int i = 0; i < 2000; ++i) {
    const Grid grid = random_grid(random);
    const Canonical a = canonical_grid(grid);
    const Canonical b = canonical_grid(random_transform(random)(grid));
    ASSERT_EQ(a.form, b.form);
    ASSERT_EQ(a.automorphisms, b.automorphisms);
    ASSERT_EQ(a.transform(grid), a.form);
    ASSERT_EQ(canonical_grid(a.form).form, a.form);
  }
}

TEST(Canon, ByTableAgreesWithTheSearchOverEverything) {
  Random random{2};
  std::vector<Grid> grids{most_canonical};
  for (int i = 0; i < 60; ++i) grids.push_back(random_grid(random));
  for (const Grid& grid : grids) {
    auto by_table = canonical_transforms(grid);
    auto by_search = canonical_transforms(grid, true);
    ASSERT_EQ(by_table.front()(grid), by_search.front()(grid));
    ASSERT_EQ(by_table.size(), by_search.size());
    for (const auto* ties : {&by_table, &by_search}) {
      std::set<std::string> texts;
      for (const Transform& transform : *ties) {
        texts.insert(to_string(transform));
        ASSERT_EQ(transform(grid), by_table.front()(grid));
      }
      ASSERT_EQ(texts.size(), ties->size());
    }
  }
}

TEST(Canon, IsTheLeastOfAllImages) {
  Random random{3};
  const Grid grid = random_grid(random);
  const Grid least = canonical_grid(grid).form;
  EXPECT_EQ(to_line(least).substr(0, 9), "123456789");
  for (int i = 0; i < 100'000; ++i) ASSERT_FALSE(random_transform(random)(grid) < least);
}

TEST(Canon, CountsAutomorphisms) {
  EXPECT_EQ(canonical_grid(most_canonical).automorphisms, 648U);
  EXPECT_EQ(canonical_grid(most_canonical).form, most_canonical);
}

TEST(Canon, OfPuzzlesDoesNotChangeUnderTransformations) {
  test::PuzzleMaker maker{4};
  Random random{4};
  for (int i = 0; i < 30; ++i) {
    const Grid clues = maker.unique();
    const Grid solution = search(clues, 2).answer.solution;
    const Transform transform = random_transform(random);
    const Canonical a = canonical_puzzle(clues, solution);
    const Canonical b = canonical_puzzle(transform(clues), transform(solution), true);
    EXPECT_EQ(a.form, b.form);
    EXPECT_EQ(a.transform(clues), a.form);
    EXPECT_EQ(canonical_clues(clues).form, canonical_clues(transform(clues)).form);
  }
}

// A solution with many symmetries: the clues decide which of them applies.
TEST(Canon, OfPuzzlesUsesEverySymmetryOfTheSolution) {
  Random random{5};
  Grid clues = most_canonical;
  for (Cell cell : {Cell{0}, Cell{13}, Cell{44}}) clues.clear(cell);
  const Canonical expected = canonical_puzzle(clues, most_canonical);
  for (int i = 0; i < 100; ++i) {
    const Transform transform = random_transform(random);
    EXPECT_EQ(canonical_puzzle(transform(clues), transform(most_canonical)).form, expected.form);
  }
}

TEST(Canon, OfCluesCountsWhatKeepsThem) {
  EXPECT_EQ(canonical_clues(Grid{}).automorphisms, 3'359'232U);
  Grid clues;
  clues.set(Cell{30}, 8);
  EXPECT_EQ(canonical_clues(clues).automorphisms, 3'359'232U / 81);
  EXPECT_EQ(to_line(canonical_clues(clues).form), std::string(80, '.') + "1");
  // Orbits and stabilisers: all ways to put two different digits into two cells, by classes.
  std::set<Grid> forms;
  std::uint64_t pairs = 0;
  for (Cell second : all_cells() - CellSet{Cell{30}}) {
    for (int digit : {8, 9}) {
      Grid two = clues;
      two.set(second, digit);
      const Canonical canonical = canonical_clues(two);
      if (forms.insert(canonical.form).second) pairs += 3'359'232U / canonical.automorphisms;
    }
  }
  EXPECT_EQ(pairs, 81U * 80U);  // unordered pairs of cells, with equal or with different digits
}

}  // namespace
}  // namespace shudu
