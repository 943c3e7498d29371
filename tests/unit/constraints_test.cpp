// Constraints: every constraint, alone and combined, checked with the ratings and paths of the generated puzzles.
#include "shudu/generate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/random.h"
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
  const Block block =
      make_block({.logic = {.level = Level::easy}}, 1, 0, [&](double, std::uint64_t) { return ++asked < 5; });
  EXPECT_EQ(asked, 5);
  EXPECT_LE(block.made.size(), 5U);
}

std::vector<const logic::Technique*> techniques(std::initializer_list<std::string_view> ids) {
  std::vector<const logic::Technique*> found;
  for (const std::string_view id : ids) found.push_back(logic::find_technique(id));
  EXPECT_EQ(std::ranges::count(found, nullptr), 0);
  return found;
}

std::string why_not(const PuzzleConstraints& constraints) { return impossibility(constraints).value_or("possible"); }

TEST(PuzzleConstraints, KnowsTheImpossibleClues) {
  EXPECT_EQ(impossibility({}), std::nullopt);
  EXPECT_NE(impossibility({.clues = {.most_clues = 16}}), std::nullopt);
  EXPECT_EQ(impossibility({.clues = {.most_clues = 16, .unique = false}}), std::nullopt);
  EXPECT_NE(impossibility(
                {.clues = {.symmetry = ClueSymmetry::full, .least_clues = 18, .most_clues = 18, .pattern = CellSet{}}}),
            std::nullopt);
  CellSet pattern;
  for (Cell cell : all_cells()) {
    if (cell.row() != 3 && cell.row() != 5) pattern.insert(cell);
  }
  EXPECT_NE(why_not({.clues = {.pattern = pattern}}).find("rows 4 and 6"), std::string::npos);
  EXPECT_EQ(why_not({.clues = {.least_clues = 41, .minimal = true}}),
            "no minimal puzzle with more than 40 clues is known");
  EXPECT_EQ(impossibility({.clues = {.least_clues = 40, .minimal = true}}), std::nullopt);
  pattern = {};
  for (int i = 0; i < 30; ++i) pattern.insert(Cell{i});
  EXPECT_EQ(why_not({.clues = {.minimal = true, .pattern = pattern}}),
            "the pattern fills row 1: one clue of it is not necessary");
  EXPECT_EQ(why_not({.clues = {.symmetry = ClueSymmetry::rotate180, .pattern = pattern}}),
            "the pattern does not have this symmetry");
  const std::vector<MadePuzzle> made = make_puzzles({}, 1, 0, 1);
  const ClueConstraints one{.pattern = made[0].clues.filled(), .solution = made[0].solution};
  EXPECT_EQ(impossibility({.clues = one}), std::nullopt);
  EXPECT_EQ(impossibility({.clues = one}, 2).value_or(""), "only one puzzle has this pattern and this solution");
  EXPECT_EQ(why_not({.clues = {.least_clues = 31, .most_clues = 31, .pattern = pattern}}),
            "the pattern has 30 clues, not 31");
}

TEST(PuzzleConstraints, KnowsTheImpossibleLogic) {
  const auto xy_wing = techniques({"xy_wing"}), naked_pair = techniques({"naked_pair"}),
             singles = techniques({"full_house", "naked_single", "hidden_single"}), pointing = techniques({"pointing"});
  struct Case {
    PuzzleConstraints wish;
    const char* why;
  };
  const Case cases[] = {
      {{.logic = {.least_er = 120, .most_er = 120}}, "no puzzle with a rating above 11.9 is known"},
      {{.logic = {.least_er = 119, .most_er = 119}}, "possible"},
      {{.logic = {.least_er = 5, .most_er = 9}}, "no puzzle has a rating below 1.0"},
      {{.logic = {.least_er = 13, .most_er = 14}}, "no puzzle has that rating: after 1.2 the next is 1.5"},
      {{.logic = {.least_er = 13, .most_er = 15}}, "possible"},
      {{.logic = {.level = Level::easy, .least_er = 90, .most_er = 90}},
       "the rating of such a puzzle is at most 2.3, because it does not need more than singles"},
      {{.logic = {.level = Level::easy, .least_er = 23}}, "possible"},
      {{.logic = {.level = Level::medium, .least_er = 41}},
       "the rating of such a puzzle is at most 4.0, because it does not need more than subsets and basic fish"},
      {{.logic = {.level = Level::medium, .least_er = 40}}, "possible"},
      {{.logic = {.level = Level::hard, .least_er = 90}}, "possible"},
      {{.logic = {.level = Level::hard, .most_er = 15}}, "a puzzle that singles alone solve is at most medium"},
      {{.logic = {.level = Level::hard, .most_er = 17}}, "possible"},
      {{.logic = {.level = Level::easy, .hardest = xy_wing}}, "xy_wing makes a puzzle harder than easy"},
      {{.logic = {.uses = {techniques({"msls"})}}}, "msls is not among the techniques of a solving path"},
      {{.logic = {.uses = {xy_wing}, .hardest = naked_pair}}, "xy_wing is harder than naked_pair"},
      {{.logic = {.hardest = pointing, .only = singles}}, "a puzzle that singles alone solve does not need pointing"},
      {{.logic = {.uses = {pointing}, .only = singles}}, "a puzzle that singles alone solve does not need pointing"},
      {{.logic = {.uses = {singles}, .only = singles}}, "possible"},
      {{.logic = {.uses = {xy_wing}, .only = naked_pair}},
       "a puzzle that these techniques alone solve does not need xy_wing"},
      {{.logic = {.uses = {pointing}, .only = naked_pair}}, "possible"},
      {{.logic = {.uses = {naked_pair}, .only = xy_wing}}, "possible"},
      {{.logic = {.uses = {techniques({"skyscraper"})}, .only = xy_wing}}, "possible"},
      {{.logic = {.least_er = 26, .only = singles}},
       "the rating of such a puzzle is at most 2.3, because it does not need more than singles"},
      {{.logic = {.most_er = 20, .uses = {xy_wing}}}, "a puzzle rated at most 2.0 does not need xy_wing"},
      {{.logic = {.level = Level::hard, .only = singles}}, "a puzzle that singles alone solve is at most medium"},
      {{.clues = {.least_clues = 30}, .logic = {.level = Level::medium, .only = singles}},
       "a puzzle that singles alone solve and that has 30 clues or more is at most easy"},
      {{.clues = {.least_clues = 23}, .logic = {.level = Level::medium, .only = singles}}, "possible"},
      {{.logic = {.level = Level::medium, .hardest = techniques({"naked_single"})}},
       "a puzzle that singles alone solve is at most easy"},
  };
  for (const Case& one : cases) EXPECT_EQ(why_not(one.wish), one.why);
}

// What a puzzle is cannot be impossible: any part of its own properties, as a wish, is possible.
TEST(PuzzleConstraints, NothingThatExistsIsImpossible) {
  Random random{5};
  const auto maybe = [&] { return random.below(2) == 0; };
  for (const MadePuzzle& made : make_puzzles({.least_clues = 20, .most_clues = 60}, 4, 0, 600)) {
    const logic::HodokuPath path = path_of(made);
    const int er = logic::explainer_rating(logic::State{made.clues}, {.uniqueness = true, .most = 65}).er;
    for (int i = 0; i < 20; ++i) {
      PuzzleConstraints wish;
      wish.clues.least_clues = maybe() ? made.clues.clue_count() : 0;
      wish.clues.minimal = redundant_clues(made.clues).empty();
      if (maybe()) wish.clues.pattern = made.clues.filled();
      if (maybe()) wish.clues.solution = made.solution;
      if (maybe()) wish.logic.level = path.level;
      if (maybe()) wish.logic.least_er = std::min(er, 65);
      if (maybe() && er <= 65) wish.logic.most_er = er;
      if (maybe()) wish.logic.hardest = {path.hardest};
      if (maybe()) wish.logic.uses = {{path.steps[random.below(path.steps.size())].technique}};
      // A random set of easy techniques, if they are enough.
      std::vector<const logic::Technique*> few;
      for (const logic::Technique* technique : logic::techniques().first(23)) {
        if (technique->family == logic::Family::singles || random.below(3) > 0) few.push_back(technique);
      }
      if (maybe() && logic::solve(logic::State{made.clues}, few, {.uniqueness = true}).end == logic::Path::End::solved)
        wish.logic.only = few;
      EXPECT_EQ(why_not(wish), "possible") << to_line(made.clues) << " er " << er << " level " << id(path.level);
    }
  }
}

}  // namespace
}  // namespace shudu
