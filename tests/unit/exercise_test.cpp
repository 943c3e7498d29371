// The examples of the lessons (docs/techniques/examples.txt) and the exercises found in puzzles.
#include "shudu/ask.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>

#include "logic/library_case.h"
#include "shudu/format.h"

namespace shudu {
namespace {

using logic::Technique;

Puzzle read(const std::string& text) {
  PuzzleReader reader{read_from(text)};
  const auto record = reader.next();
  EXPECT_TRUE(record && *record) << text;
  return record && *record ? **record : Puzzle{};
}

bool counts_as_simpler(std::string_view than, std::string_view id) {
  const auto list = simpler_techniques(*logic::find_technique(than));
  return std::any_of(list.begin(), list.end(), [&](const Technique* one) { return one->id == id; });
}

TEST(Exercise, KnowsWhatIsSimpler) {
  EXPECT_TRUE(simpler_techniques(*logic::find_technique("full_house")).empty());
  EXPECT_TRUE(counts_as_simpler("naked_pair", "pointing"));
  EXPECT_TRUE(counts_as_simpler("aic", "xy_chain"));
  EXPECT_FALSE(counts_as_simpler("naked_pair", "naked_pair"));
  EXPECT_FALSE(counts_as_simpler("naked_pair", "x_wing"));
  // A fish of five lines has a complement of at most four.
  EXPECT_TRUE(counts_as_simpler("squirmbag", "hidden_quad"));
  EXPECT_FALSE(counts_as_simpler("squirmbag", "x_wing"));
  // Sudoku Explainer's chains are compared with its own techniques.
  EXPECT_TRUE(counts_as_simpler("nishio", "x_cycle"));
  EXPECT_FALSE(counts_as_simpler("nishio", "aic"));
}

// Nothing simpler has a step in an example, and the example's own step is the first one of its technique.
TEST(Exercise, ExamplesNeedTheirTechnique) {
  std::ifstream file{SHUDU_SOURCE_DIR "/docs/techniques/examples.txt"};
  std::map<std::string_view, int> examples;
  const Technique* technique = nullptr;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("# ")) technique = logic::find_technique(line.substr(2));
    if (!line.starts_with(':')) continue;
    SCOPED_TRACE(line);
    ASSERT_NE(technique, nullptr);
    const Puzzle puzzle = read(line);
    const auto exercise = find_exercise(puzzle, *technique);
    ASSERT_TRUE(exercise) << technique->id;
    EXPECT_EQ(exercise->state, logic_start(puzzle).state)
        << "a technique simpler than " << technique->id << " has a step";
    const auto own = logic::library_case(puzzle);
    ASSERT_TRUE(own);
    auto eliminations = exercise->steps.front().eliminations;
    std::sort(eliminations.begin(), eliminations.end());
    EXPECT_EQ(eliminations, own->eliminations);
    EXPECT_EQ(exercise->steps.front().placements.size(), own->placements.size());
    ++examples[technique->id];
  }
  for (const Technique* one : logic::techniques()) {
    if (one->id.starts_with("dual_")) continue;
    EXPECT_GT(examples[one->id], 0) << one->id;
  }
}

TEST(Exercise, IsReachedBySimplerSteps) {
  const Puzzle puzzle = read("...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
  for (const Technique* one : logic::techniques()) {
    const auto exercise = find_exercise(puzzle, *one);
    if (!exercise) continue;
    EXPECT_FALSE(find_first(exercise->state, simpler_techniques(*one), {.uniqueness = true})) << one->id;
    EXPECT_EQ(exercise->steps.front().technique, one);
    if (one->family == logic::Family::subsets) return;
  }
  ADD_FAILURE() << "no exercise for subsets";
}

TEST(Exercise, NeedsAPuzzle) {
  const Technique& single = *logic::find_technique("naked_single");
  EXPECT_FALSE(find_exercise(read(std::string(81, '1')), single));
  EXPECT_FALSE(find_exercise(read(std::string(81, '.')), single));
  const Puzzle puzzle = read("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  EXPECT_TRUE(find_exercise(puzzle, *logic::find_technique("hidden_single")));
  EXPECT_FALSE(find_exercise(puzzle, *logic::find_technique("hidden_single"), true,
                             [](double, std::uint64_t) { return false; }));
}

}  // namespace
}  // namespace shudu
