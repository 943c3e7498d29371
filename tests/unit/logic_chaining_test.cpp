// The chain searches against the reference paths of Sudoku Explainer: every chain step of some puzzles of every
// difficulty must be found again, with the same rating and result.
#include "logic/explainer/chaining.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "puzzle_maker.h"
#include "shudu/logic.h"
#include "shudu/search.h"

namespace shudu::logic::explainer {
namespace {

// "rating|name|r1c1=5 r1c1<>2" or "rating|name| r1c2<>3 r4c5<>6"
struct PathLine {
  explicit PathLine(const std::string& line) {
    const std::size_t first = line.find('|'), second = line.find('|', first + 1);
    rating = line.substr(0, first);
    name = line.substr(first + 1, second - first - 1);
    result = line.substr(second + 1);
  }
  bool is_chain() const {
    return name.find("Cycle") != std::string::npos || name.find("Chain") != std::string::npos ||
           name == "Turbot Fish" || name == "Generalized X-Wing";
  }
  std::string rating, name, result;
};

Candidate candidate_at(const std::string& text, std::size_t cell, std::size_t digit) {
  return {Cell::at(text[cell + 1] - '1', text[cell + 3] - '1'), text[digit] - '0'};
}

void apply(const std::string& result, State& state) {
  if (result.size() > 4 && result[4] == '=') {
    const Candidate placed = candidate_at(result, 0, 5);
    state.place(placed.cell, placed.digit);
    return;
  }
  for (std::size_t at = result.find("<>"); at != std::string::npos; at = result.find("<>", at + 1)) {
    const Candidate removed = candidate_at(result, at - 4, at + 2);
    state.remove(removed.cell, removed.digit);
  }
}

std::string result_of(const Step& step, const State& state) {
  std::string text;
  for (Candidate placed : step.placements) {
    text = name(placed.cell) + "=" + std::to_string(placed.digit);
    for (int digit : state.candidates(placed.cell)) {
      if (digit != placed.digit) text += " " + name(placed.cell) + "<>" + std::to_string(digit);
    }
  }
  for (Candidate removed : step.eliminations) text += " " + name(removed.cell) + "<>" + std::to_string(removed.digit);
  return text;
}

std::string rating_of(const Step& step) {
  return std::to_string(step.rating / 10) + "." + std::to_string(step.rating % 10);
}

Grid grid_of(const std::string& clues) {
  Grid grid;
  for (int i = 0; i < Cell::count; ++i) {
    const char clue = clues[static_cast<std::size_t>(i)];
    if ('1' <= clue && clue <= '9') grid.set(Cell{i}, clue - '0');
  }
  return grid;
}

std::optional<Step> first_chain(const State& state) {
  for (int kind = 0; kind <= static_cast<int>(Chaining::nested_5); ++kind) {
    if (std::optional<Step> step = find_chaining(state, static_cast<Chaining>(kind))) return step;
  }
  return std::nullopt;
}

TEST(LogicChaining, FindsTheStepsOfTheReferencePaths) {
  const char* folder = std::getenv("SHUDU_CORPORA");
  std::ifstream file(std::string(folder == nullptr ? "../shared" : folder) + "/rated/se-paths.txt");
  if (!file) GTEST_SKIP() << "no reference paths: set SHUDU_CORPORA";
  std::optional<State> state;
  int puzzles = 0, steps = 0;
  for (std::string line; std::getline(file, line);) {
    if (line[0] == '#') {
      const double rating = std::strtod(line.c_str() + line.find("ED=") + 3, nullptr);
      state.reset();
      if (rating >= 6.5 && ++puzzles % (rating > 9.4 ? 1 : rating > 7.2 ? 40 : 20) == 0)
        state.emplace(grid_of(line.substr(1, 81)));
      continue;
    }
    if (!state) continue;
    const PathLine expected(line);
    if (expected.is_chain()) {
      ++steps;
      const std::optional<Step> found = first_chain(*state);
      ASSERT_TRUE(found) << line;
      EXPECT_EQ(rating_of(*found) + "|" + result_of(*found, *state), expected.rating + "|" + expected.result) << line;
    }
    apply(expected.result, *state);
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
        EXPECT_EQ(rating_of(*first) + result_of(*first, state), rating_of(all[0]) + result_of(all[0], state));
      }
      for (const Step& step : all) expect_true(step, *solution);
      steps += static_cast<int>(all.size());
    }
  }
  EXPECT_GT(steps, 1000);
}

}  // namespace
}  // namespace shudu::logic::explainer
