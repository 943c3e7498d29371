#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>
#include <vector>

#include "logic/patterns/fish_search.h"
#include "logic/techniques.h"
#include "puzzle_maker.h"
#include "shudu/logic.h"

namespace shudu::logic {
namespace {

// A puzzle solved as far as singles, intersections and subsets go.
struct Position {
  State state;
  Grid solution;
};

std::vector<Position> positions(int count, std::uint64_t seed) {
  std::vector<const Technique*> easy;
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.index != 0 && technique->hodoku.index < basic_fish[0].hodoku.index) easy.push_back(technique);
  }
  test::PuzzleMaker maker{seed};
  std::vector<Position> list;
  while (std::ssize(list) < count) {
    const Grid puzzle = maker.unique();
    const Path path = solve(State{puzzle}, easy);
    if (path.end != Path::End::stuck) continue;
    Grid solution;
    maker.count(puzzle, 1, &solution);
    list.push_back({path.last, solution});
  }
  return list;
}

std::vector<const Technique*> all_fish(int largest) {
  std::vector<const Technique*> list;
  for (const Technique* technique : techniques()) {
    if (technique->find == basic_fish[0].find && technique->size <= largest) list.push_back(technique);
  }
  return list;
}

TEST(Fish, KeepTheSolution) {
  long steps = 0;
  for (const Position& position : positions(12, 1)) {
    for (const Technique* technique : all_fish(7)) {
      if (technique->size > 5 && technique->kind == finned_mutant_fish[0].kind) continue;
      for (const Step& step : find_all(position.state, *technique)) {
        ++steps;
        ASSERT_FALSE(step.eliminations.empty());
        for (Candidate candidate : step.eliminations) {
          EXPECT_TRUE(position.state.has(candidate.cell, candidate.digit));
          EXPECT_NE(position.solution[candidate.cell], candidate.digit) << technique->id << ' ' << result_text(step);
        }
      }
    }
  }
  EXPECT_GT(steps, 100);
}

TEST(Fish, KrakenFishKeepTheSolutionAndTellEveryChain) {
  int steps = 0;
  for (const Position& position : positions(6, 7)) {
    for (const Technique& technique : kraken_fish) {
      for (const Step& step : find_all(position.state, technique)) {
        ++steps;
        ASSERT_EQ(std::ssize(step.eliminations), 1);
        const Candidate candidate = step.eliminations[0];
        EXPECT_NE(position.solution[candidate.cell], candidate.digit) << technique.id << ' ' << result_text(step);
        ASSERT_EQ(std::ssize(step.chains), step.cells(Role::pivot).size());
        for (const Chain& chain : step.chains) {
          EXPECT_EQ(chain.nodes.front().digit, step.digits.first());
          EXPECT_TRUE(chain.nodes.front().on);
          EXPECT_EQ(chain.nodes.back().cells, CellSet{candidate.cell});
          EXPECT_EQ(chain.nodes.back().digit, candidate.digit);
          EXPECT_FALSE(chain.nodes.back().on);
        }
      }
    }
  }
  EXPECT_GT(steps, 10);
}

TEST(Fish, TheFirstIsTheFirstOfAll) {
  for (const Position& position : positions(20, 2)) {
    for (const Technique* technique : all_fish(4)) {
      const Technique* const wanted[] = {technique};
      const auto first = find_first(position.state, wanted);
      const auto all = find_all(position.state, *technique);
      // A franken search may find a mutant fish first, and skips fish without fins in base houses with many candidates.
      if (first && first->technique == technique) {
        ASSERT_FALSE(all.empty());
        EXPECT_EQ(result_text(all[0]), result_text(*first));
      } else if (!first && technique->kind < franken_fish[0].kind) {
        EXPECT_TRUE(all.empty());
      }
    }
  }
}

TEST(Fish, OneStepForEachResultUnlessAllAreWanted) {
  Options options;
  options.one_fish_per_step = false;
  for (const Position& position : positions(5, 3)) {
    for (const Technique* technique : {&finned_franken_fish[1], &finned_fish[2]}) {
      std::set<std::string> all, some;
      for (const Step& step : find_all(position.state, *technique, options)) all.insert(result_text(step));
      for (const Step& step : find_all(position.state, *technique)) {
        EXPECT_TRUE(some.insert(result_text(step)).second);
      }
      EXPECT_EQ(all, some);
    }
  }
}

using Found = std::tuple<HouseSet, HouseSet, std::vector<int>>;

std::vector<int> indices(CellSet cells) {
  std::vector<int> list;
  for (Cell cell : cells) list.push_back(cell.index());
  return list;
}

// Brute force: every pair of houses with every other pair.
std::set<Found> plain_search(const State& state, int digit, int max_fins, int max_endo_fins) {
  std::set<Found> found;
  const auto cells = [&](int house) { return state.places(digit, House{house}); };
  for (int a = 0; a < 27; ++a) {
    for (int b = a + 1; b < 27; ++b) {
      for (int c = 0; c < 27; ++c) {
        for (int d = c + 1; d < 27; ++d) {
          if (c == a || c == b || d == a || d == b) continue;
          const CellSet base = cells(a) | cells(b), cover = cells(c) | cells(d), endo = cells(a) & cells(b);
          if (cells(a).empty() || cells(b).empty() || !cells(c).intersects(base) || !cells(d).intersects(base))
            continue;
          const CellSet fins = (base - cover) | endo;
          if (fins.empty() || fins.size() > max_fins || endo.size() > max_endo_fins) continue;
          CellSet gone = (cover - base) | (cells(c) & cells(d));
          for (Cell fin : fins) gone &= peers(fin);
          if (gone.empty()) continue;
          found.insert({HouseSet{1} << a | HouseSet{1} << b, HouseSet{1} << c | HouseSet{1} << d, indices(gone)});
        }
      }
    }
  }
  return found;
}

TEST(Fish, SearchFindsWhatAPlainSearchFinds) {
  for (const Position& position : positions(4, 4)) {
    for (int digit = 1; digit <= 9; ++digit) {
      std::set<Found> found;
      const FishLimits limits{.shape = FishShape::mutant, .finned = true, .max_fins = 5, .max_endo_fins = 2};
      search_fish(position.state, digit, limits, [&](const Fish& fish) {
        EXPECT_TRUE(found.insert({fish.base, fish.cover, indices(fish.eliminations | fish.cannibals)}).second);
        return true;
      });
      EXPECT_EQ(found, plain_search(position.state, digit, 5, 2));
    }
  }
}

TEST(Fish, SearchStopsWhenToldTo) {
  const Position position = positions(1, 5)[0];
  const FishLimits limits{.shape = FishShape::mutant, .finned = true, .max_fins = 5, .max_endo_fins = 2};
  for (int digit = 1; digit <= 9; ++digit) {
    int shown = 0;
    const bool ended = search_fish(position.state, digit, limits, [&](const Fish&) {
      ++shown;
      return false;
    });
    EXPECT_EQ(shown, ended ? 0 : 1);
  }
}

TEST(Fish, SiameseFishHaveOneBaseAndMoreEliminations) {
  Options options;
  options.siamese = true;
  int siamese = 0;
  for (const Position& position : positions(30, 6)) {
    for (const Technique* technique : all_fish(4)) {
      if (technique->kind > finned_franken_fish[0].kind) continue;
      for (const Step& step : find_all(position.state, *technique, options)) {
        for (Candidate candidate : step.eliminations) EXPECT_NE(position.solution[candidate.cell], candidate.digit);
        if (step.variant != 1) continue;
        ++siamese;
        EXPECT_EQ(std::ssize(step.base), technique->size);
        EXPECT_GT(std::ssize(step.cover), technique->size - 1);
        EXPECT_GT(std::ssize(step.eliminations), 1);
      }
    }
  }
  EXPECT_GT(siamese, 0);
}

}  // namespace
}  // namespace shudu::logic
