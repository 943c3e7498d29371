#include "logic/patterns/als.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "logic/techniques.h"
#include "state_walk.h"

namespace shudu::logic {
namespace {

std::vector<CellSet> naive_sets(const State& state) {
  std::vector<CellSet> sets;
  for (int house = 0; house < House::count; ++house) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      CellSet cells;
      DigitSet digits;
      for (int place = 0; place < 9; ++place) {
        if ((choice >> place & 1) == 0) continue;
        cells.insert(House{house}.cell(place));
        digits |= state.candidates(House{house}.cell(place));
      }
      const bool is_new = std::find(sets.begin(), sets.end(), cells) == sets.end();
      if (state.blanks().contains(cells) && digits.size() == cells.size() + 1 && is_new) sets.push_back(cells);
    }
  }
  return sets;
}

TEST(AlsList, HasEverySetOnce) {
  test::PuzzleMaker maker{11};
  for (int i = 0; i < 5; ++i) {
    test::walk(maker, test::unique_puzzle(maker), [](const State& state) {
      const AlsList list{state};
      const std::vector<CellSet> expected = naive_sets(state);
      ASSERT_EQ(static_cast<std::size_t>(list.size()), expected.size());
      for (CellSet cells : expected) {
        EXPECT_EQ(std::count_if(list.begin(), list.end(), [&](const Als& als) { return als.cells == cells; }), 1);
      }
    });
  }
}

TEST(AlsList, GoesByFirstCellsASetBeforeThoseThatExtendIt) {
  test::PuzzleMaker maker{12};
  test::walk(maker, test::unique_puzzle(maker), [](const State& state) {
    const AlsList list{state};
    // Rows come first. The sets of one row are in lexicographic order.
    for (int i = 1; i < list.size(); ++i) {
      const CellSet a = list[i - 1].cells, b = list[i].cells;
      const CellSet row = House::row(a.first().row()).cells();
      if (!row.contains(a | b)) continue;
      EXPECT_TRUE(std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()));
    }
  });
}

TEST(AlsLinks, AreDigitsThatOnlyOneOfTheSetsCanHold) {
  test::PuzzleMaker maker{13};
  test::walk(maker, test::unique_puzzle(maker), [](const State& state) {
    Memo memo;
    const AlsList& list = memo.get<AlsList>(state);
    for (const AlsLink& link : memo.get<AlsLinks<false>>(state).all()) {
      const Als &a = list[link.from], &b = list[link.to];
      EXPECT_LT(link.from, link.to);
      EXPECT_FALSE(a.cells.intersects(b.cells));
      EXPECT_EQ(restricted_commons(a, b), restricted_commons(b, a));
      for (int digit : link.commons) {
        for (Cell cell : a.places[digit]) EXPECT_TRUE(peers(cell).contains(b.places[digit]));
      }
    }
  });
}

// Every step of every technique on almost locked sets, with both kinds of limits.
TEST(AlsTechniques, NeverTakeACandidateOfTheSolution) {
  test::PuzzleMaker maker{14};
  const std::array<const Technique*, 8> all{&sue_de_coq,  &als_xz,      &als_xy_wing, &als_chain,
                                            &bent_set[0], &bent_set[1], &bent_set[2], &bent_set[3]};
  Options wide;
  wide.als_overlap = true;
  int steps = 0;
  for (int i = 0; i < 40; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    test::walk(maker, puzzle, [&](const State& state) {
      for (const Options& options : {Options{}, wide}) {
        for (const Technique* technique : all) {
          for (const Step& step : find_all(state, *technique, options)) {
            ++steps;
            ASSERT_EQ(test::mistake(step, puzzle.solution), "");
          }
        }
      }
    });
  }
  EXPECT_GT(steps, 1000);
}

TEST(DeathBlossom, NeverTakesACandidateOfTheSolution) {
  test::PuzzleMaker maker{15};
  int steps = 0;
  for (int i = 0; i < 30; ++i) {
    const test::Puzzle puzzle = test::unique_puzzle(maker);
    test::walk(maker, puzzle, [&](const State& state) {
      for (const Step& step : find_all(state, death_blossom)) {
        ++steps;
        ASSERT_EQ(test::mistake(step, puzzle.solution), "");
      }
    });
  }
  EXPECT_GT(steps, 50);
}

TEST(DeathBlossom, DoesNotGrowFromACellWithoutCandidates) {
  State state{Grid{}};
  for (int digit = 1; digit <= 9; ++digit) state.remove(Cell::at(4, 4), digit);
  EXPECT_TRUE(find_all(state, death_blossom).empty());
}

}  // namespace
}  // namespace shudu::logic
