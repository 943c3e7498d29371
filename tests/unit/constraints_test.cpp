// Constraints: every constraint, alone and combined, checked with the ratings and paths of the generated puzzles.
#include "shudu/generate/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {
namespace {

using logic::Level;

std::vector<MadePuzzle> some(const PuzzleConstraints& constraints, std::size_t n, std::uint64_t seed = 1) {
  std::vector<MadePuzzle> found;
  for (std::uint64_t block = 0; found.size() < n && block < 200; ++block) {
    for (const MadePuzzle& made : make_block(constraints, seed, block).made) found.push_back(made);
  }
  EXPECT_GE(found.size(), n);
  found.resize(std::min(n, found.size()));
  return found;
}

logic::HodokuPath path_of(const MadePuzzle& made) { return logic::hodoku_path(made.clues, &made.solution); }

bool uses(const logic::HodokuPath& path, std::string_view id) {
  return std::any_of(path.steps.begin(), path.steps.end(),
                     [&](const logic::Step& step) { return step.technique->id == id; });
}

bool is_hardest(const logic::Technique& technique, const logic::HodokuPath& path) {
  const auto weight = [](const logic::Technique& one) { return std::pair{one.hodoku.level, one.hodoku.score}; };
  return weight(technique) == weight(*path.hardest);
}

TEST(PuzzleConstraints, LevelIsThatOfThePath) {
  for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme}) {
    for (const MadePuzzle& made : some({.logic = {.level = level}}, 3)) {
      EXPECT_EQ(path_of(made).level, level);
      EXPECT_TRUE(has_unique_solution(made.clues));
    }
  }
}

TEST(PuzzleConstraints, RatingIsInTheRange) {
  for (const auto& [least, most] : {std::pair{10, 12}, {15, 23}, {26, 45}, {50, 71}}) {
    for (const MadePuzzle& made : some({.logic = {.least_er = least, .most_er = most}}, 3)) {
      const int er = logic::explainer_rating(logic::State{made.clues}, {.uniqueness = true}).er;
      EXPECT_GE(er, least);
      EXPECT_LE(er, most);
    }
  }
}

TEST(PuzzleConstraints, MinutesAreInTheRange) {
  for (const auto& [least, most] : {std::pair{15, 30}, {40, 60}, {90, 110}, {200, 400}}) {
    for (const MadePuzzle& made : some({.logic = {.least_minutes = least, .most_minutes = most}}, 3)) {
      const int minutes = logic::minutes_rating(logic::State{made.clues}, made.solution).tenths();
      EXPECT_GE(minutes, least);
      EXPECT_LE(minutes, most);
      EXPECT_EQ(examine(made.clues, made.solution, {.most_minutes = minutes - 1}).unmet, Unmet::minutes);
      EXPECT_EQ(examine(made.clues, made.solution, {.least_minutes = minutes + 2}).off, 2);
    }
  }
}

TEST(PuzzleConstraints, HardestAndUsedTechniques) {
  for (const std::string_view id : {"naked_pair", "x_wing", "xy_wing", "unique_rectangle_1", "skyscraper"}) {
    const logic::Technique* const technique = logic::find_technique(id);
    ASSERT_NE(technique, nullptr) << id;
    for (const MadePuzzle& made : some({.logic = {.hardest = {technique}}}, 2)) {
      const logic::HodokuPath path = path_of(made);
      EXPECT_TRUE(uses(path, id));
      EXPECT_TRUE(is_hardest(*technique, path)) << id;
    }
    for (const MadePuzzle& made : some({.logic = {.uses = {{technique}}}}, 2)) EXPECT_TRUE(uses(path_of(made), id));
  }
}

TEST(PuzzleConstraints, OnlySomeTechniques) {
  std::vector<const logic::Technique*> few;
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->family == logic::Family::singles || technique->family == logic::Family::intersections) {
      few.push_back(technique);
    }
  }
  for (const MadePuzzle& made : some({.logic = {.only = few}}, 5)) {
    EXPECT_EQ(logic::solve(logic::State{made.clues}, few, {.uniqueness = true}).end, logic::Path::End::solved);
  }
}

TEST(PuzzleConstraints, EverythingTogether) {
  const PuzzleConstraints constraints{
      .clues = {.symmetry = ClueSymmetry::rotate180, .least_clues = 24, .most_clues = 30},
      .logic = {.level = Level::hard, .least_er = 26, .most_er = 71}};
  for (const MadePuzzle& made : some(constraints, 2)) {
    EXPECT_EQ(path_of(made).level, Level::hard);
    const int clues = made.clues.clue_count();
    EXPECT_TRUE(24 <= clues && clues <= 30);
    for (Cell cell : made.clues.filled()) EXPECT_NE(made.clues[Cell{80 - cell.index()}], 0);
  }
}

// examine() may stop early. Its result must be the same as that of the complete ratings.
TEST(PuzzleConstraints, ExaminedIsExamined) {
  for (const MadePuzzle& made : make_puzzles({}, 3, 0, 30)) {
    const logic::HodokuPath path = path_of(made);
    const int er = logic::explainer_rating(logic::State{made.clues}, {.uniqueness = true}).er;
    for (int level = 0; level < 5; ++level) {
      const Examined examined = examine(made.clues, made.solution, {.level = static_cast<Level>(level)});
      EXPECT_EQ(examined.unmet == Unmet::nothing, static_cast<int>(path.level) == level);
      EXPECT_EQ(examined.off == 0, static_cast<int>(path.level) == level);
    }
    for (const int limit : {12, 23, 45, 66, 76, 83}) {
      const Examined below = examine(made.clues, made.solution, {.most_er = limit});
      EXPECT_EQ(below.unmet == Unmet::nothing, er <= limit) << er << " to " << limit;
      const Examined above = examine(made.clues, made.solution, {.least_er = limit + 1});
      EXPECT_EQ(above.unmet == Unmet::nothing, er > limit);
    }
    for (const logic::Step& step : path.steps) {
      const Examined hardest = examine(made.clues, made.solution, {.hardest = {step.technique}});
      EXPECT_EQ(hardest.unmet == Unmet::nothing, is_hardest(*step.technique, path));
      EXPECT_EQ(examine(made.clues, made.solution, {.uses = {{step.technique}}}).unmet, Unmet::nothing);
    }
  }
}

TEST(PuzzleConstraints, BlocksAreAsTheirNumbersSay) {
  const PuzzleConstraints constraints{.logic = {.level = Level::medium}};
  const auto lines = [&](std::uint64_t seed, std::uint64_t block) {
    std::vector<std::string> all;
    for (const MadePuzzle& made : make_block(constraints, seed, block).made) all.push_back(to_line(made.clues));
    return all;
  };
  EXPECT_EQ(lines(1, 2), lines(1, 2));
  EXPECT_NE(lines(1, 2), lines(1, 3));
  EXPECT_NE(lines(1, 2), lines(2, 2));
}

TEST(PuzzleConstraints, CountsWhatFailedWhere) {
  const PuzzleConstraints constraints{.clues = {.most_clues = 23}, .logic = {.level = Level::extreme}};
  const Block block = make_block(constraints, 1, 0);
  std::uint64_t sum = 0;
  for (const std::uint64_t n : block.unmet) sum += n;
  EXPECT_EQ(sum, block.tried);
  EXPECT_EQ(block.unmet[0], block.made.size());
  EXPECT_GT(block.unmet[static_cast<std::size_t>(Unmet::clues)], 0U);
  EXPECT_GT(block.unmet[static_cast<std::size_t>(Unmet::level)], 0U);
  ASSERT_TRUE(block.nearest);
  EXPECT_EQ(block.nearest->examined.unmet, Unmet::level);
}

TEST(PuzzleConstraints, EndsWhenToldTo) {
  int asked = 0;
  const Block block = make_block({.logic = {.level = Level::easy}}, 1, 0, [&] { return ++asked < 5; });
  EXPECT_EQ(asked, 5);
  EXPECT_LE(block.made.size(), 5U);
}

TEST(PuzzleConstraints, KnowsTheImpossible) {
  EXPECT_EQ(impossibility({}), std::nullopt);
  EXPECT_NE(impossibility({.clues = {.most_clues = 16}}), std::nullopt);
  EXPECT_EQ(impossibility({.clues = {.most_clues = 16, .unique = false}}), std::nullopt);
  EXPECT_NE(impossibility(
                {.clues = {.symmetry = ClueSymmetry::full, .least_clues = 18, .most_clues = 18, .pattern = CellSet{}}}),
            std::nullopt);
  // Two empty rows of a band.
  CellSet pattern;
  for (Cell cell : all_cells()) {
    if (cell.row() != 3 && cell.row() != 5) pattern.insert(cell);
  }
  EXPECT_NE(impossibility({.clues = {.pattern = pattern}}).value_or("").find("rows 4 and 6"), std::string::npos);
  EXPECT_NE(impossibility({.logic = {.level = Level::easy, .hardest = {logic::find_technique("xy_wing")}}}),
            std::nullopt);
  EXPECT_NE(impossibility({.logic = {.uses = {{logic::find_technique("msls")}}}}), std::nullopt);
  const auto *single = logic::find_technique("naked_single"), *pointing = logic::find_technique("pointing");
  EXPECT_NE(impossibility({.logic = {.hardest = {pointing}, .only = {{single}}}}), std::nullopt);
  EXPECT_NE(impossibility({.logic = {.uses = {{pointing}}, .only = {{single}}}}), std::nullopt);
  EXPECT_EQ(impossibility({.logic = {.uses = {{single}}, .only = {{single}}}}), std::nullopt);
  EXPECT_EQ(impossibility({.logic = {.hardest = {pointing}, .only = {{single, pointing}}}}), std::nullopt);
}

}  // namespace
}  // namespace shudu
