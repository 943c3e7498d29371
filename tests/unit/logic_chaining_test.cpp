// The chain searches find the chain steps of Sudoku Explainer's paths, with the same ratings and results.
#include "logic/explainer/chaining/chaining.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "puzzle_maker.h"
#include "rated/explainer_reference.h"
#include "shudu/logic.h"
#include "shudu/search.h"

namespace shudu::logic::explainer {
namespace {

bool is_chain(const std::string& name) {
  return name.find("Cycle") != std::string::npos || name.find("Chain") != std::string::npos || name == "Turbot Fish" ||
         name == "Generalized X-Wing";
}

// Applies words such as "r1c1=5" and "r1c2<>3".
void apply(const std::set<std::string>& result, State& state) {
  for (const std::string& word : result) {
    const Cell cell = Cell::at(word[1] - '1', word[3] - '1');
    const int digit = word.back() - '0';
    if (word[4] == '=') {
      state.place(cell, digit);
    } else {
      state.remove(cell, digit);
    }
  }
}

std::set<std::string> result_of(const Step& step) {
  std::set<std::string> words;
  for (Candidate placed : step.placements) words.insert(name(placed.cell) + "=" + std::to_string(placed.digit));
  for (Candidate gone : step.eliminations) words.insert(name(gone.cell) + "<>" + std::to_string(gone.digit));
  return words;
}

std::string rating_of(const Step& step) {
  return std::to_string(step.rating / 10) + "." + std::to_string(step.rating % 10);
}

std::optional<Step> first_chain(const State& state) {
  for (int kind = 0; kind <= static_cast<int>(Chaining::nested_5); ++kind) {
    if (std::optional<Step> step = find_chaining(state, static_cast<Chaining>(kind))) return step;
  }
  return std::nullopt;
}

// Every sixth puzzle that needs chains.
TEST(LogicChaining, FindsTheStepsOfTheReferencePaths) {
  std::ifstream file{SHUDU_SOURCE_DIR "/tests/rated/explainer_paths.txt"};
  int puzzles = 0, steps = 0;
  for (const test::ExplainerReference& reference : test::read_explainer_references(file)) {
    if (std::stod(reference.rating) < 6.5 || ++puzzles % 6 != 0) continue;
    State state{reference.puzzle};
    for (const test::ExplainerStep& expected : reference.steps) {
      if (is_chain(expected.name)) {
        ++steps;
        const std::optional<Step> found = first_chain(state);
        ASSERT_TRUE(found) << to_line(reference.puzzle);
        EXPECT_EQ(rating_of(*found), expected.rating) << to_line(reference.puzzle);
        EXPECT_EQ(result_of(*found), expected.result) << to_line(reference.puzzle);
      }
      apply(expected.result, state);
    }
  }
  EXPECT_GT(steps, 100);
}

// Every statement of a chain but the first follows from earlier ones.
void expect_sound(const Chain& chain) {
  ASSERT_FALSE(chain.nodes.empty());
  EXPECT_EQ(chain.nodes[0].reason, Node::Reason::start);
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    EXPECT_FALSE(chain.nodes[i].parents.empty());
    for (std::int16_t parent : chain.nodes[i].parents) EXPECT_LT(static_cast<std::size_t>(parent), i);
  }
}

void expect_true(const Step& step, const Grid& solution) {
  ASSERT_NE(step.technique, nullptr);
  EXPECT_NE(step.placements.empty(), step.eliminations.empty());
  for (Candidate placed : step.placements) EXPECT_EQ(solution[placed.cell], placed.digit);
  for (Candidate removed : step.eliminations) EXPECT_NE(solution[removed.cell], removed.digit);
  for (const Chain& chain : step.chains) expect_sound(chain);
}

TEST(LogicChaining, EveryStepOfGeneratedPuzzlesIsTrue) {
  test::PuzzleMaker maker{4};
  int steps = 0;
  for (int i = 0; i < 12; ++i) {
    const Grid puzzle = maker.unique();
    const std::optional<Grid> solution = solve(puzzle);
    ASSERT_TRUE(solution);
    const State state{puzzle};
    for (int kind = 0; kind <= static_cast<int>(Chaining::dynamic_plus); ++kind) {
      const std::vector<Step> all = all_chaining(state, static_cast<Chaining>(kind));
      const std::optional<Step> first = find_chaining(state, static_cast<Chaining>(kind));
      ASSERT_EQ(first.has_value(), !all.empty());
      if (first) {
        EXPECT_EQ(rating_of(*first), rating_of(all[0]));
        EXPECT_EQ(result_of(*first), result_of(all[0]));
      }
      for (const Step& step : all) expect_true(step, *solution);
      steps += static_cast<int>(all.size());
    }
  }
  EXPECT_GT(steps, 1000);
}

}  // namespace
}  // namespace shudu::logic::explainer
