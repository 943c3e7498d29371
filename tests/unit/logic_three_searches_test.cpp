// Locking, subsets and fish are searched for in three places: src/logic/techniques (steps to explain),
// src/logic/explainer (Sudoku Explainer's order) and src/logic/own (everything at once). On the same position they find
// the same eliminations.
//
// Two differences are part of the definitions:
// - The library calls a naked pair or triple in a box and a line "locked" when both lose candidates. Here both names
//   count as naked.
// - Sudoku Explainer does not look for a set when the complementary set of the same house is smaller, or for a fish
// when
//   the complementary fish of the same digit is smaller. The smaller one has the same eliminations. So its search for
//   one size may find less than the others, and smaller searches find the rest.
//
// The positions have no singles: with a single among the cells, digits or lines of a pattern the three differ in what
// they call that pattern.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <set>
#include <string>

#include "logic/explainer/rules/fish.h"
#include "logic/explainer/rules/locking.h"
#include "logic/explainer/rules/sets.h"
#include "logic/own/decisions.h"
#include "puzzle_maker.h"
#include "shudu/logic.h"

namespace shudu::logic {
namespace {

using Eliminations = std::set<Candidate>;

Eliminations operator|(Eliminations a, const Eliminations& b) {
  a.insert(b.begin(), b.end());
  return a;
}

Eliminations operator-(const Eliminations& a, const Eliminations& b) {
  Eliminations rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(rest, rest.end()));
  return rest;
}

std::string text(const Eliminations& all) {
  Step step;
  step.eliminations.assign(all.begin(), all.end());
  return result_text(step);
}

Eliminations in_library(const State& state, std::initializer_list<const char*> ids) {
  Eliminations all;
  for (const char* id : ids) {
    for (const Step& step : find_all(state, *find_technique(id))) {
      all.insert(step.eliminations.begin(), step.eliminations.end());
    }
  }
  return all;
}

Eliminations in_own(const own::Decisions& decisions) {
  Eliminations all;
  for (Cell cell : all_cells()) {
    for (int digit : decisions.removed[cell.index()]) all.emplace(cell, digit);
  }
  return all;
}

// `find` takes a function that receives each finding and returns whether to go on.
template <class Find>
Eliminations in_explainer(const State& state, const Find& find) {
  Eliminations all;
  find([&](const explainer::Finding& finding) {
    for (int i = 0; i < finding.removal_count; ++i) {
      for (Cell cell : finding.removals[i].cells) {
        for (int digit : finding.removals[i].digits& state.candidates(cell)) all.emplace(cell, digit);
      }
    }
    return true;
  });
  return all;
}

template <int size>
Eliminations explainer_naked(const State& state) {
  explainer::HouseSet open = explainer::all_houses;
  return in_explainer(state, [&](const auto& take) { explainer::find_naked_set<size>(state, open, take); });
}

template <int size>
Eliminations explainer_hidden(const State& state) {
  explainer::HouseSet open = explainer::all_houses;
  return in_explainer(state, [&](const auto& take) { explainer::find_hidden_set<size, false>(state, open, take); });
}

template <int size>
Eliminations explainer_fish(const State& state) {
  DigitSet open = DigitSet::all();
  return in_explainer(state, [&](const auto& take) { explainer::find_fish<size>(state, open, take); });
}

Eliminations explainer_locking(const State& state) {
  DigitSet open = DigitSet::all();
  return in_explainer(state, [&](const auto& take) { explainer::find_locking(state, open, take); });
}

// Expects that Sudoku Explainer's search finds nothing but `all`, and that what it leaves out is found by its smaller
// searches.
void expect_part(const Eliminations& found, const Eliminations& all, const Eliminations& smaller) {
  EXPECT_EQ(text(found - all), "");
  EXPECT_EQ(text(all - found - smaller), "");
}

// Calls visit(state) for positions without singles: those of a puzzle from which wrong candidates are removed one by
// one, at random.
template <class Visit>
void each_position(std::uint64_t seed, int puzzles, const Visit& visit) {
  test::PuzzleMaker maker{seed};
  for (int i = 0; i < puzzles; ++i) {
    const Grid clues = maker.unique();
    Grid solution;
    maker.count(clues, 1, &solution);
    State state{clues};
    while (!state.is_solved()) {
      if (const auto step =
              find_first(state, std::array{find_technique("naked_single"), find_technique("hidden_single")})) {
        state.apply(*step);
        continue;
      }
      SCOPED_TRACE(to_line(clues));
      visit(state);
      std::vector<Candidate> wrong;
      for (Cell cell : state.blanks()) {
        for (int digit : state.candidates(cell) - DigitSet{solution[cell]}) wrong.emplace_back(cell, digit);
      }
      const Candidate gone = wrong[maker.random().below(wrong.size())];
      state.remove(gone.cell, gone.digit);
    }
  }
}

TEST(LogicThreeSearches, AgreeOnLocking) {
  std::size_t found = 0;
  each_position(41, 40, [&](const State& state) {
    const Eliminations all = in_own(own::locked_candidates(state));
    EXPECT_EQ(text(in_library(state, {"pointing", "claiming"})), text(all));
    EXPECT_EQ(text(explainer_locking(state)), text(all));
    found += all.size();
  });
  EXPECT_GT(found, 1000U);
}

TEST(LogicThreeSearches, AgreeOnSubsets) {
  std::array<std::size_t, 6> found{};
  each_position(42, 60, [&](const State& state) {
    const std::array naked{in_own(own::naked_subsets<2>(state)), in_own(own::naked_subsets<3>(state)),
                           in_own(own::naked_subsets<4>(state))};
    const std::array hidden{in_own(own::hidden_subsets<2>(state)), in_own(own::hidden_subsets<3>(state)),
                            in_own(own::hidden_subsets<4>(state))};
    EXPECT_EQ(text(in_library(state, {"naked_pair", "locked_pair"})), text(naked[0]));
    EXPECT_EQ(text(in_library(state, {"naked_triple", "locked_triple"})), text(naked[1]));
    EXPECT_EQ(text(in_library(state, {"naked_quad"})), text(naked[2]));
    EXPECT_EQ(text(in_library(state, {"hidden_pair"})), text(hidden[0]));
    EXPECT_EQ(text(in_library(state, {"hidden_triple"})), text(hidden[1]));
    EXPECT_EQ(text(in_library(state, {"hidden_quad"})), text(hidden[2]));

    // The complement of n naked cells among b blank cells is b - n hidden digits, and conversely.
    const Eliminations naked2 = explainer_naked<2>(state), naked3 = explainer_naked<3>(state),
                       naked4 = explainer_naked<4>(state), hidden2 = explainer_hidden<2>(state),
                       hidden3 = explainer_hidden<3>(state), hidden4 = explainer_hidden<4>(state);
    expect_part(naked2, naked[0], {});
    expect_part(naked3, naked[1], hidden2);
    expect_part(naked4, naked[2], hidden2 | hidden3);
    expect_part(hidden2, hidden[0], naked2);
    expect_part(hidden3, hidden[1], naked2 | naked3);
    expect_part(hidden4, hidden[2], naked2 | naked3 | naked4);
    for (std::size_t i = 0; i < 3; ++i) {
      found[i] += naked[i].size();
      found[3 + i] += hidden[i].size();
    }
  });
  for (std::size_t count : found) EXPECT_GT(count, 100U);
}

TEST(LogicThreeSearches, AgreeOnFish) {
  std::array<std::size_t, 3> found{};
  each_position(43, 60, [&](const State& state) {
    const std::array fish{in_own(own::fish<2>(state)), in_own(own::fish<3>(state)), in_own(own::fish<4>(state))};
    EXPECT_EQ(text(in_library(state, {"x_wing"})), text(fish[0]));
    EXPECT_EQ(text(in_library(state, {"swordfish"})), text(fish[1]));
    EXPECT_EQ(text(in_library(state, {"jellyfish"})), text(fish[2]));
    const Eliminations fish2 = explainer_fish<2>(state), fish3 = explainer_fish<3>(state);
    expect_part(fish2, fish[0], {});
    expect_part(fish3, fish[1], fish2);
    expect_part(explainer_fish<4>(state), fish[2], fish2 | fish3);
    for (std::size_t i = 0; i < 3; ++i) found[i] += fish[i].size();
  });
  for (std::size_t count : found) EXPECT_GT(count, 100U);
}

}  // namespace
}  // namespace shudu::logic
