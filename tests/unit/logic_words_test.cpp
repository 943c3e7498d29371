#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "logic/library_case.h"
#include "proper_text.h"
#include "puzzle_maker.h"
#include "shudu/format.h"
#include "shudu/rating.h"
#include "shudu/search.h"
#include "shudu/words.h"

namespace shudu::logic {
namespace {

using test::expect_proper;
using test::without_parts;
using testing::HasSubstr;
using testing::Not;

constexpr Depth depths[] = {Depth::region, Depth::technique, Depth::whole};

std::vector<Language> all_languages() {
  std::vector<Language> all;
  for (const LanguageEntry& one : languages()) all.push_back(one.language);
  return all;
}

// The text of a step is complete: no placeholder is left, and nothing is missing between the marks of punctuation.
void expect_told(const Step& step, Language language, Depth depth) {
  const std::string where{step.technique->id};
  const std::string text = describe(step, language, depth);
  expect_proper(text, language, where);
  for (const char* gap : {"{",    "}",    "[",   "]",    "  ,",    " ,",    " .",   "()",   "（）", "，，",
                          "。。", "、、", ": .", "：。", " and .", "， 。", "，。", "、。", "（、", ", ,"}) {
    EXPECT_THAT(text, Not(HasSubstr(gap))) << where;
  }
  if (depth == Depth::region) {
    for (Candidate placed : step.placements) EXPECT_THAT(text, Not(HasSubstr(name(placed.cell)))) << where;
    for (Candidate gone : step.eliminations) EXPECT_THAT(text, Not(HasSubstr(name(gone.cell)))) << where;
  }
  if (depth == Depth::whole) {
    for (Candidate placed : step.placements) EXPECT_THAT(text, HasSubstr(name(placed.cell))) << where;
  }
}

TEST(Words, EveryTechniqueHasThemInEveryLanguage) {
  std::set<std::string_view> ids;
  for (const Technique* technique : techniques()) {
    EXPECT_TRUE(ids.insert(technique->id).second) << technique->id << " twice";
    EXPECT_FALSE(technique->page.empty()) << technique->id;
    for (Language language : all_languages()) {
      for (std::string_view words : {name(*technique, language), technique->look[language], technique->why[language]}) {
        expect_proper(without_parts(words), language, std::string{technique->id});
        EXPECT_EQ(unknown_parts(words), std::vector<std::string>{}) << technique->id;
      }
    }
    EXPECT_NE(technique->name, name(*technique, Language::zh_hans)) << technique->id;
  }
}

TEST(Words, FamiliesLevelsAndRolesHaveNamesAndIds) {
  for (Language language : all_languages()) {
    for (Family family : families()) expect_proper(name(family, language), language, "family");
    for (Level level : levels()) expect_proper(name(level, language), language, "level");
    for (Role role : roles()) expect_proper(name(role, language), language, "role");
  }
  for (Family family : families()) EXPECT_EQ(find_family(id(family)), family);
  for (Level level : levels()) EXPECT_EQ(find_level(id(level)), level);
  for (Role role : roles()) EXPECT_EQ(find_role(id(role)), role);
  for (Depth depth : depths) EXPECT_EQ(find_depth(id(depth)), depth);
  EXPECT_EQ(id(Family::single_digit_patterns), "single_digit_patterns");
  EXPECT_EQ(id(Family::coloring), "colouring");
  EXPECT_EQ(find_level("Easy"), Level::easy);
  EXPECT_EQ(find_level("easier"), std::nullopt);
}

TEST(Words, ATemplateIsFilled) {
  Step step;
  step.digits = {4, 7};
  step.base = {House::row(2), House::row(6)};
  step.marks = {{Cell::at(0, 0), 4, Role::pattern}, {Cell::at(0, 1), 7, Role::pattern}, {Cell::at(8, 8), 4, Role::fin}};
  step.eliminations = {{Cell::at(0, 5), 4}, {Cell::at(0, 6), 4}, {Cell::at(0, 7), 7}};
  step.sets = {{{Cell::at(0, 0), Cell::at(0, 1)}, {4, 7, 8}}};
  const auto filled = [&](const char* text) { return fill(text, step, Language::en); };
  EXPECT_EQ(filled("{digits} in {base}"), "4 and 7 in rows 3 and 7");
  EXPECT_EQ(filled("{pattern} ({pattern.digits}), {fin}"), "r1c1 and r1c2 (4 and 7), r9c9");
  EXPECT_EQ(filled("{set1} holds {set1.digits}"), "r1c1 and r1c2 holds 4, 7 and 8");
  EXPECT_EQ(filled("{result}"), "so 4 can be removed from r1c6 and r1c7 and 7 from r1c8");
  EXPECT_EQ(filled("all[ but {pivot}]"), "all");
  EXPECT_EQ(filled("all[ but {fin}]"), "all but r9c9");
  EXPECT_EQ(fill("看{base}的{digits}。", step, Language::zh_hans), "看第 3、7 行的 4、7。");
  EXPECT_EQ(fill("看{base}的{digits}。", step, Language::zh_hant), "看第 3、7 橫列的 4、7。");
}

TEST(Words, HousesOfOneKindAreWrittenTogether) {
  Step step;
  const auto base = [&](std::vector<House> houses, Language language = Language::en) {
    step.base = std::move(houses);
    return fill("{base}", step, language);
  };
  EXPECT_EQ(base({House::row(0)}), "row 1");
  EXPECT_EQ(base({House::row(4), House::row(0), House::row(2)}), "rows 1, 3 and 5");
  EXPECT_EQ(base({House::row(0), House::column(2), House::box(4)}), "row 1, column 3 and box 5");
  EXPECT_EQ(base({House::column(0), House::column(2), House::box(4), House::box(5)}),
            "columns 1 and 3 and boxes 5 and 6");
  EXPECT_EQ(base({House::box(4), House::box(5)}, Language::zh_hans), "第 5、6 宫");
}

TEST(Words, CandidatesAreListedByDigit) {
  Step step;
  step.marks = {
      {Cell::at(0, 0), 4, Role::color_a}, {Cell::at(5, 5), 7, Role::color_a}, {Cell::at(8, 8), 4, Role::color_a}};
  EXPECT_EQ(fill("{color_a.candidates}", step, Language::en), "4 in r1c1 and r9c9, and 7 in r6c6");
  EXPECT_EQ(fill("{color_a.candidates}", step, Language::zh_hans), "r1c1、r9c9 的 4，r6c6 的 7");
}

// The words for a contradiction of each kind.
TEST(Words, AClashIsNamed) {
  using Kind = Clash::Kind;
  const CellSet one{Cell::at(0, 0)}, two{Cell::at(2, 0), Cell::at(2, 6)};
  const auto said = [](const Clash& clash) {
    Step step;
    step.clash = clash;
    return fill("{clash}", step, Language::en);
  };
  EXPECT_EQ(said({}), "");
  EXPECT_EQ(said({.kind = Kind::opposite, .cells = one, .digits = {5}}), "r1c1 is 5 and is not 5");
  EXPECT_EQ(said({.kind = Kind::two_digits, .cells = one, .digits = {3, 5}}), "r1c1 is both 3 and 5");
  EXPECT_EQ(said({.kind = Kind::no_candidate, .cells = one}), "r1c1 has no candidate left");
  EXPECT_EQ(said({.kind = Kind::twice, .cells = two, .digits = {5}, .house = 2}), "row 3 has two 5s, in r3c1 and r3c7");
  EXPECT_EQ(said({.kind = Kind::no_place, .digits = {5}, .house = 2}), "row 3 has no place for 5");
}

Grid grid_with(std::initializer_list<std::pair<Cell, int>> clues) {
  Grid grid;
  for (const auto& [cell, digit] : clues) grid.set(cell, digit);
  return grid;
}

std::string first_words(const State& state, std::string_view technique, Cell cell, Language language) {
  for (const Step& step : find_all(state, *find_technique(technique))) {
    if (step.placements[0].cell == cell) return describe(step, language);
  }
  return "none";
}

TEST(Words, AHiddenSingleNamesTheDigitsThatExclude) {
  const auto at = Cell::at;
  const auto words = [&](const State& state, Language language = Language::en) {
    return first_words(state, "hidden_single", at(0, 0), language);
  };
  // r7c3 is not needed, because r1c3 is filled.
  const Grid seen = grid_with({{at(1, 8), 5}, {at(2, 4), 5}, {at(4, 1), 5}, {at(6, 2), 5}, {at(0, 2), 7}});
  EXPECT_EQ(
      words(State{seen}),
      "Hidden Single: Look for the places of 5 in box 1. The 5s in r2c9, r3c5 and r5c2 leave one place for 5 in box "
      "1. So r1c1 is 5.");
  EXPECT_EQ(
      words(State{seen}, Language::zh_hans),
      "宫排除：看数字 5 在第 1 宫里能放哪里。用 r2c9、r3c5、r5c2 的 5 排除，第 1 宫只剩一处能填 5。因此 r1c1 填 5。");
  EXPECT_EQ(
      words(State{seen}, Language::zh_hant),
      "宮摒除：看數字 5 在第 1 宮裡能放哪裡。用 r2c9、r3c5、r5c2 的 5 摒除，第 1 宮只剩一處能填 5。因此 r1c1 填 5。");
  State removed{grid_with({{at(1, 8), 5}, {at(2, 4), 5}})};
  removed.remove(at(0, 1), 5);
  removed.remove(at(0, 2), 5);
  EXPECT_EQ(
      words(removed),
      "Hidden Single: Look for the places of 5 in box 1. The 5s in r2c9 and r3c5, and the removal of 5 from r1c2 and "
      "r1c3 leave one place for 5 in box 1. So r1c1 is 5.");
  State full{grid_with({{at(0, 1), 2},
                        {at(0, 2), 3},
                        {at(1, 0), 4},
                        {at(1, 1), 6},
                        {at(1, 2), 7},
                        {at(2, 0), 8},
                        {at(2, 1), 9},
                        {at(2, 2), 1}})};
  EXPECT_EQ(words(full),
            "Hidden Single: Look for the places of 5 in box 1. Every other cell of box 1 is filled. So r1c1 is 5.");
}

TEST(Words, ANakedSingleNamesTheHousesThatExclude) {
  const auto at = Cell::at;
  State state{grid_with({{at(0, 1), 1}, {at(0, 2), 2}, {at(0, 3), 3}, {at(0, 4), 4}, {at(4, 0), 5}, {at(5, 0), 6}})};
  state.remove(at(0, 0), 7);
  state.remove(at(0, 0), 8);
  EXPECT_EQ(
      first_words(state, "naked_single", at(0, 0), Language::en),
      "Naked Single: Look at r1c1. Row 1 has 1, 2, 3 and 4; column 1 has 5 and 6; 7 and 8 were removed before. So "
      "r1c1 is 9.");
  EXPECT_EQ(first_words(state, "naked_single", at(0, 0), Language::zh_hans),
            "唯一余数：看 r1c1。第 1 行有 1、2、3、4，第 1 列有 5、6，7、8 已被删去。因此 r1c1 填 9。");
}

// A step without the digits that exclude, such as hodoku_path() gives, says less.
TEST(Words, ASingleCanBeToldWithoutItsExclusion) {
  Step step;
  step.technique = find_technique("naked_single");
  step.placements = {{Cell::at(0, 0), 9}};
  step.marks = {{Cell::at(0, 0), 9, Role::pattern}};
  EXPECT_EQ(describe(step, Language::en),
            "Naked Single: Look at r1c1. 9 is the only candidate left in r1c1. So r1c1 is 9.");
}

TEST(Words, UnknownPartsAreFound) {
  EXPECT_EQ(unknown_parts("{digit} {pattern.digits} {set2} {chain1}"), std::vector<std::string>{});
  EXPECT_EQ(unknown_parts("{digitt} and {base.digits} and {open"),
            (std::vector<std::string>{"digitt", "base.digits", "open"}));
}

// A chain with every kind of statement and reason.
Step with_chain(bool net) {
  using Reason = Node::Reason;
  Step step;
  step.technique = find_technique("naked_single");
  step.sets = {{{Cell::at(5, 0), Cell::at(5, 1)}, {1, 2, 3}}};
  Step inner;
  inner.technique = find_technique("naked_single");
  inner.placements = {{Cell::at(7, 7), 8}};
  inner.digits = {8};
  inner.marks = {{Cell::at(7, 7), 8, Role::pattern}};
  step.nested = {inner};
  Chain chain;
  chain.nodes = {
      {.cells = {Cell::at(0, 0)}, .digit = 5, .on = false},
      {.cells = {Cell::at(0, 3)}, .digit = 5, .on = true, .reason = Reason::same_house, .house = 0, .parents = {0}},
      {.cells = {Cell::at(0, 3)}, .digit = 3, .on = false, .reason = Reason::same_cell, .parents = {1}},
      {.cells = {Cell::at(5, 0), Cell::at(5, 1)},
       .digit = 3,
       .on = true,
       .reason = Reason::locked_set,
       .set = 0,
       .parents = {2}},
      {.cells = {Cell::at(7, 7)}, .digit = 3, .on = false, .reason = Reason::technique, .nested = 0, .parents = {3}},
  };
  if (net) chain.nodes.back().parents = {1, 3};
  step.chains = {chain};
  return step;
}

TEST(Words, AChainIsToldLinkByLink) {
  const std::string text = fill("{chain}", with_chain(false), Language::en);
  EXPECT_THAT(text, testing::StartsWith(
                        "If r1c1 is not 5, then r1c4 is 5 (the last place for 5 in row 1); so r1c4 is not 3 (one digit "
                        "in a cell); so one of r6c1 and r6c2 is 3 (r6c1 and r6c2 can lack only one of 1, 2 and 3); so "
                        "r8c8 is not 3 (inner step 1: Naked Single)."));
  EXPECT_THAT(text, HasSubstr("\nInner step 1, Naked Single:"));
  for (Language language : {Language::zh_hans, Language::zh_hant}) {
    expect_proper(fill("{chain}", with_chain(false), language), language, "chain");
  }
}

TEST(Words, ANetIsNumbered) {
  const std::string text = fill("{chain}", with_chain(true), Language::en);
  EXPECT_THAT(text, HasSubstr("\n  1. Suppose r1c1 is not 5"));
  EXPECT_THAT(text, HasSubstr("\n  5. So r8c8 is not 3 (inner step 1: Naked Single; from 2 and 4)"));
  for (Language language : {Language::zh_hans, Language::zh_hant}) {
    expect_proper(fill("{chain}", with_chain(true), language), language, "net");
  }
}

TEST(Words, SeveralChainsAreNumbered) {
  Step step = with_chain(false);
  step.chains.push_back(step.chains[0]);
  step.chains[1].closed = true;
  const std::string text = fill("{chain}", step, Language::en);
  EXPECT_THAT(text, HasSubstr("Chain 1: If"));
  EXPECT_THAT(text, HasSubstr("\nChain 2: If"));
  EXPECT_THAT(text, HasSubstr("which closes the loop."));
}

TEST(Words, AnOutlineGivesTheContradictionFirstAndEveryChainApart) {
  Step step = with_chain(true);
  step.technique = find_technique("nishio");
  step.marks = {{Cell::at(0, 0), 5, Role::pivot}};
  step.clash = {.kind = Clash::Kind::no_candidate, .cells = {Cell::at(7, 7)}};
  step.eliminations = {{Cell::at(0, 0), 5}};
  const Outline parts = outline(step, Language::en);
  EXPECT_EQ(parts.summary,
            "Look at 5 in r1c1, and follow that digit alone. Suppose r1c1 is not 5. Then r8c8 has no candidate left, "
            "which is impossible, so 5 can be removed from r1c1.");
  ASSERT_EQ(parts.chains.size(), 1u);
  ASSERT_EQ(parts.chains[0].lines.size(), step.chains[0].nodes.size());
  EXPECT_EQ(parts.chains[0].lines[0], "Suppose r1c1 is not 5");
  EXPECT_EQ(parts.chains[0].lines[4], "So r8c8 is not 3 (inner step 1: Naked Single; from 2 and 4)");
  EXPECT_EQ(parts.chains[0].end, "");
  ASSERT_EQ(parts.nested.size(), 1u);
  EXPECT_THAT(parts.nested[0], testing::StartsWith("Naked Single: "));
  for (Language language : all_languages()) expect_proper(outline(step, language).summary, language, "outline");
}

TEST(Words, TheAreaIsWhatTheFirstHintNames) {
  Step step = {.technique = find_technique("naked_single"), .placements = {{Cell::at(4, 4), 1}}};
  EXPECT_EQ(area(step), std::vector<House>{House::box(4)});
  EXPECT_THAT(describe(step, Language::en, Depth::region), HasSubstr("box 5"));
  step.marks = {{Cell::at(3, 0), 1, Role::pattern}, {Cell::at(5, 8), 1, Role::pattern}};
  EXPECT_EQ(area(step), (std::vector<House>{House::row(3), House::row(4), House::row(5)}));
  EXPECT_THAT(describe(step, Language::en, Depth::region), HasSubstr("rows 4 to 6"));
  step.marks.push_back({Cell::at(8, 8), 1, Role::pattern});
  EXPECT_TRUE(area(step).empty());
}

TEST(Words, TheLegendUsesTheWordsOfTheText) {
  const Step exocet{.technique = find_technique("junior_exocet")}, wing{.technique = find_technique("xy_wing")};
  const Step fish{.technique = find_technique("x_wing")};
  EXPECT_EQ(role_name(exocet, Role::pincer, Language::en), "target");
  EXPECT_EQ(role_name(wing, Role::pincer, Language::en), "pincer");
  EXPECT_EQ(role_name(Step{}, Role::pincer, Language::en), "pincer");
  EXPECT_EQ(cover_name(exocet, Language::en), "cross-line");
  EXPECT_EQ(base_name(fish, Language::en), "base");
  EXPECT_EQ(set_name(2, Language::en), "C");
  EXPECT_EQ(set_name(2, Language::zh_hans), "丙");
  EXPECT_EQ(set_name(30, Language::en), "31");
}

TEST(Words, AConflictIsNamed) {
  const std::vector<Conflict> both{{5, House::row(2), {Cell::at(2, 0), Cell::at(2, 6)}},
                                   {7, House::box(8), {Cell::at(6, 6), Cell::at(7, 7), Cell::at(8, 8)}}};
  EXPECT_EQ(describe(both, Language::en), to_string(both));
  EXPECT_EQ(describe(both, Language::zh_hans), "第 3 行有两个 5：r3c1、r3c7；第 9 宫有 3 个 7：r7c7、r8c8、r9c9");
  for (Language language : all_languages()) expect_proper(describe(both, language), language, "conflict");
}

TEST(Words, AContradictionIsNamed) {
  using Contradiction = State::Contradiction;
  const Contradiction empty{.cell = Cell::at(2, 3), .house = {}},
      nowhere{.cell = {}, .house = House::box(4), .digit = 7},
      twice{.cell = Cell::at(2, 3), .house = House::row(2), .digit = 7};
  EXPECT_EQ(describe(empty, Language::en), "r3c4 has no candidate left");
  EXPECT_EQ(describe(nowhere, Language::en), "box 5 has no place for 7");
  EXPECT_EQ(describe(twice, Language::en), "row 3 has two 7s, the second in r3c4");
  EXPECT_EQ(describe(nowhere, Language::zh_hans), "第 5 宫已无处可填 7");
  for (const Contradiction& one : {empty, nowhere, twice}) {
    for (Language language : all_languages()) expect_proper(describe(one, language), language, "contradiction");
  }
}

void expect_told_completely(const Step& step) {
  for (Language language : all_languages()) {
    for (Depth depth : depths) expect_told(step, language, depth);
  }
}

// The first steps of every test position in tests/techniques.
std::vector<Step> steps_of_test_positions() {
  std::vector<Step> steps;
  for (const auto& entry : std::filesystem::directory_iterator{SHUDU_SOURCE_DIR "/tests/techniques"}) {
    std::stringstream text;
    text << std::ifstream{entry.path()}.rdbuf();
    PuzzleReader reader{read_from(text.str())};
    while (const auto record = reader.next()) {
      if (!*record) continue;
      const auto the_case = library_case(**record);
      if (!the_case || the_case->variant == "x") continue;
      for (const Technique* technique : techniques()) {
        if (technique->hodoku.code != the_case->code) continue;
        std::vector<Step> found = find_all(the_case->state, *technique, options_for(*the_case));
        if (found.size() > 5) found.resize(5);
        steps.insert(steps.end(), found.begin(), found.end());
      }
    }
  }
  return steps;
}

// A puzzle of tests/rated whose path uses the techniques that no test position has. A position can be a test only if
// all steps of its technique agree, and those of a contradiction net rarely do.
constexpr const char* needs_nets = "1....24........6.9..5....7.5..6..92..28.4.....3......781.3.9.......24.....316.5..";

TEST(Words, StepsOfEveryTechniqueAreToldCompletely) {
  std::vector<Step> steps = steps_of_test_positions();
  const Grid puzzle = *grid_from(needs_nets), solution = *solve(puzzle);
  const std::vector<Step> path = hodoku_path(puzzle, &solution).steps;
  steps.insert(steps.end(), path.begin(), path.end());
  std::set<std::string_view> told;
  for (const Step& step : steps) {
    told.insert(step.technique->id);
    expect_told_completely(step);
  }
  for (const Technique* technique : techniques()) {
    EXPECT_TRUE(told.contains(technique->id)) << "no step of " << technique->id << " in the test positions";
  }
}

TEST(Words, StepsOfPathsAreToldCompletely) {
  test::PuzzleMaker maker{21};
  std::vector<const Technique*> usual;
  for (const Technique* technique : techniques()) {
    if (technique->hodoku.on) usual.push_back(technique);
  }
  for (int i = 0; i < 40; ++i) {
    const State start{maker.unique()};
    for (const Step& step : explainer_path(start, {.uniqueness = true}).steps) {
      ASSERT_NE(step.technique, nullptr) << result_text(step);
      expect_told_completely(step);
    }
    for (const Step& step : solve(start, usual).steps) expect_told_completely(step);
  }
}

}  // namespace
}  // namespace shudu::logic
