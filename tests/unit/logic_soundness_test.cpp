// No step of any technique contradicts the solution. No board makes the logic crash or run forever.
#include <gtest/gtest.h>

#include "puzzle_maker.h"
#include "shudu/rating.h"
#include "soundness/soundness.h"

namespace shudu::logic {
namespace {

// Slow techniques are searched for at some positions only, so that the test takes seconds.
constexpr int budget = 5;

bool is_slow(const Technique& technique) {
  return technique.family == Family::last_resort || technique.family == Family::forcing_chains ||
         technique.page == "kraken_fish" || (technique.family == Family::fish && technique.size > 4);
}

Grid solution_of(test::PuzzleMaker& maker, const Grid& clues) {
  Grid solution;
  maker.count(clues, 1, &solution);
  return solution;
}

void expect_sound(const test::Soundness& soundness) {
  EXPECT_EQ(soundness.wrong(), 0U);
  for (const std::string& mistake : soundness.mistakes()) ADD_FAILURE() << mistake;
  EXPECT_GT(soundness.steps(), 0U);
}

TEST(Soundness, EveryTechniqueKeepsTheSolution) {
  test::PuzzleMaker maker{7};
  test::Soundness soundness{budget};
  for (int i = 0; i < 15; ++i) {
    const Grid clues = maker.unique();
    const Grid solution = solution_of(maker, clues);
    soundness.walk(clues, {&solution, 1}, maker.random());
  }
  expect_sound(soundness);
}

TEST(Soundness, WithoutUniquenessEverySolutionIsKept) {
  test::PuzzleMaker maker{8};
  test::Soundness soundness{budget};
  for (int i = 0; i < 6; ++i) {
    const Grid clues = maker.several(4, 24);
    // The maker guesses in random order, so a hundred searches find every solution.
    std::vector<Grid> solutions;
    for (int attempt = 0; attempt < 100; ++attempt) {
      const Grid solution = solution_of(maker, clues);
      if (std::find(solutions.begin(), solutions.end(), solution) == solutions.end()) solutions.push_back(solution);
    }
    ASSERT_EQ(solutions.size(), maker.count(clues, 5));
    soundness.walk(clues, solutions, maker.random());
  }
  expect_sound(soundness);
}

// A path of singles and one technique is correct, and it ends.
TEST(Soundness, EachTechniqueAloneLeadsNoPathAstray) {
  test::PuzzleMaker maker{9};
  std::vector<const Technique*> singles;
  for (const Technique* technique : techniques()) {
    if (technique->family == Family::singles) singles.push_back(technique);
  }
  for (const Technique* technique : techniques()) {
    const Grid clues = maker.unique(is_slow(*technique) ? 28 : 17);  // slow techniques get easier boards
    const Grid solution = solution_of(maker, clues);
    std::vector<const Technique*> wanted = singles;
    wanted.push_back(technique);
    const Path path = solve(State{clues}, wanted);
    EXPECT_NE(path.end, Path::End::contradiction) << technique->id << ' ' << to_line(clues);
    for (const Step& step : path.steps) {
      EXPECT_EQ(test::wrong_result(step, {&solution, 1}), "") << step.technique->id << ' ' << to_line(clues);
    }
  }
}

TEST(Soundness, TheWholePathSolvesAndIsRight) {
  test::PuzzleMaker maker{10};
  std::vector<const Technique*> usual;
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.on) usual.push_back(technique);
  }
  for (int i = 0; i < 60; ++i) {
    const Grid clues = maker.unique();
    const Grid solution = solution_of(maker, clues);
    const Path path = solve(State{clues}, usual);
    for (const Step& step : path.steps) {
      EXPECT_EQ(test::wrong_result(step, {&solution, 1}), "") << step.technique->id << ' ' << to_line(clues);
    }
    if (path.end == Path::End::solved) {
      EXPECT_EQ(path.last.values(), solution);
    }
    EXPECT_NE(path.end, Path::End::contradiction);
    for (const Step& step : explainer_path(State{clues}, {.uniqueness = true}).steps) {
      EXPECT_EQ(test::wrong_result(step, {&solution, 1}), "") << to_line(clues);
    }
  }
}

// Searches for all steps of the quick techniques (on a broken board some others take long), and follows a path to its
// end.
void expect_no_crash(const State& state, bool slow_too = false) {
  const Options options{.uniqueness = false};
  for (const Technique* technique : techniques()) {
    if (!is_slow(*technique)) find_all(state, *technique, options);
  }
  std::vector<const Technique*> usual;
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.on && (slow_too || !is_slow(*technique))) usual.push_back(technique);
  }
  const Path path = solve(state, usual, options);
  EXPECT_EQ(path.end == Path::End::solved, path.last.is_solved() && !path.contradiction);
  EXPECT_EQ(path.end == Path::End::contradiction, path.contradiction.has_value());
}

TEST(Soundness, ImpossiblePuzzlesEndSomewhere) {
  test::PuzzleMaker maker{11};
  for (int i = 0; i < 3; ++i) {
    expect_no_crash(State{maker.impossible(25)});
    expect_no_crash(State{maker.conflicting()});
    expect_no_crash(State{maker.scribble(4)});
  }
  expect_no_crash(State{Grid{}});
}

TEST(Soundness, AConflictIsNamed) {
  test::PuzzleMaker maker{12};
  const Path path = solve(State{maker.conflicting()}, techniques());
  EXPECT_EQ(path.end, Path::End::contradiction);
  ASSERT_TRUE(path.contradiction);
  EXPECT_TRUE(path.contradiction->cell && path.contradiction->house);
}

TEST(Soundness, APlayersCandidatesMayBeAny) {
  test::PuzzleMaker maker{13};
  Random& random = maker.random();
  for (int i = 0; i < 4; ++i) {
    const Grid clues = maker.unique(26);
    State state{clues};
    for (Cell cell : state.blanks()) {
      for (int digit : state.candidates(cell)) {
        if (random.below(6) == 0) state.remove(cell, digit);  // right or wrong
      }
    }
    expect_no_crash(state, i == 0);
  }
}

// Removing wrong candidates in advance does not make any step wrong.
TEST(Soundness, FewerCandidatesAreStillRight) {
  test::PuzzleMaker maker{14};
  for (int i = 0; i < 20; ++i) {
    const Grid clues = maker.unique();
    const Grid solution = solution_of(maker, clues);
    State state{clues};
    for (Cell cell : state.blanks()) {
      for (int digit : state.candidates(cell)) {
        if (digit != solution[cell] && maker.random().below(4) == 0) state.remove(cell, digit);
      }
    }
    std::vector<const Technique*> usual;
    for (const Technique* technique : techniques()) {
      if (technique->hodoku.on) usual.push_back(technique);
    }
    const Path path = solve(state, usual);
    EXPECT_NE(path.end, Path::End::contradiction) << to_line(clues);
    for (const Step& step : path.steps) {
      EXPECT_EQ(test::wrong_result(step, {&solution, 1}), "") << step.technique->id << ' ' << to_line(clues);
    }
  }
}

}  // namespace
}  // namespace shudu::logic
