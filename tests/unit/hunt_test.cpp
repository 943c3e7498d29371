// The steps of a hunt: keys, values, bounds and neighbours of classes.
#include <gtest/gtest.h>

#include <set>

#include "hunt/class_key.h"
#include "hunt/expand.h"
#include "hunt/goal.h"
#include "shudu/generate.h"
#include "shudu/rating.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu {
namespace {

using hunt::Goal;

std::vector<Grid> hunted_forms(int count) {
  std::vector<Grid> puzzles;
  for (const MadePuzzle& made : make_puzzles({}, 11, 0, count)) puzzles.push_back(made.clues);
  return hunt::forms_of(puzzles);
}

TEST(HuntKey, HoldsEveryForm) {
  std::vector<Grid> forms = hunted_forms(50);
  forms.push_back(*solve(forms.front()));
  forms.emplace_back();
  std::set<std::string> keys;
  for (const Grid& form : forms) {
    const hunt::ClassKey key = hunt::key_of(form);
    EXPECT_EQ(hunt::form_of(key), form);
    keys.insert(key);
    EXPECT_LE(key.size(), 44U);
  }
  EXPECT_EQ(keys.size(), forms.size());
}

TEST(HuntKey, RefusesOtherBytes) {
  const hunt::ClassKey key = hunt::key_of(hunted_forms(1).front());
  EXPECT_EQ(hunt::form_of(""), std::nullopt);
  EXPECT_EQ(hunt::form_of(key + '\0'), std::nullopt);
  EXPECT_EQ(hunt::form_of(key.substr(1)), std::nullopt);
  EXPECT_EQ(hunt::form_of(std::string(21, '\xff')), std::nullopt);
  hunt::ClassKey more = key;
  more[10] = static_cast<char>(more[10] | 1);  // a bit beyond the 81 cells
  EXPECT_EQ(hunt::form_of(more), std::nullopt);
}

TEST(HuntGoal, BoundsAreNotExceeded) {
  int bounded = 0;
  for (const Grid& form : hunted_forms(60)) {
    for (const Goal goal : {Goal::er, Goal::ep, Goal::ed, Goal::own, Goal::clues}) {
      const hunt::Value bound = hunt::bound_of(form, goal);
      EXPECT_LE(hunt::value_of(form, goal), bound) << to_line(form);
      bounded += goal == Goal::er && bound < hunt::largest_value ? 1 : 0;
    }
  }
  EXPECT_GT(bounded, 10);
  EXPECT_LT(bounded, 60);
}

TEST(HuntGoal, ValuesHoldRatings) {
  for (const Grid& form : hunted_forms(10)) {
    const Grid solution = *solve(form);
    const auto text = [&](Goal goal) { return hunt::rating_text(hunt::value_of(form, goal), goal); };
    const logic::ExplainerRating rating = logic::explainer_rating(logic::State{form}, {.uniqueness = true});
    for (const Goal goal : {Goal::er, Goal::ep, Goal::ed}) EXPECT_EQ(text(goal), to_string(rating));
    EXPECT_EQ(hunt::value_of(form, Goal::ed) >> 16, static_cast<hunt::Value>(rating.ed));
    EXPECT_EQ(hunt::value_of(form, Goal::ep) >> 16, static_cast<hunt::Value>(rating.ep));
    EXPECT_EQ(text(Goal::score), std::to_string(logic::hodoku_path(form, &solution).score));
    EXPECT_EQ(text(Goal::clues), std::to_string(form.clue_count()));
  }
}

TEST(HuntGoal, RatingsAreRead) {
  EXPECT_EQ(hunt::least_value("8.3", Goal::er), hunt::Value{83} << 16);
  EXPECT_EQ(hunt::least_value("10", Goal::own), hunt::Value{100} << 16);
  EXPECT_EQ(hunt::least_value("4000", Goal::score), 4000U);
  EXPECT_EQ(hunt::least_value("20", Goal::clues), 61U);
  for (const std::string_view wrong : {"", "abc", "8.", ".3", "8.33", "-1", "21", "8,3"}) {
    EXPECT_EQ(hunt::least_value(wrong, Goal::er), std::nullopt) << wrong;
  }
  EXPECT_EQ(hunt::least_value("82", Goal::clues), std::nullopt);
  EXPECT_EQ(hunt::least_value("99999999", Goal::score), std::nullopt);
  EXPECT_EQ(hunt::named_rating(*hunt::least_value("8.3", Goal::ed), Goal::ed), "8.3");
}

TEST(HuntGoal, RanksOrderByValueThenAtRandom) {
  const std::vector<Grid> forms = hunted_forms(2);
  EXPECT_LT(hunt::rank_of(forms[0], 7, 1), hunt::rank_of(forms[1], 8, 1));
  EXPECT_NE(hunt::rank_of(forms[0], 7, 1), hunt::rank_of(forms[1], 7, 1));
  EXPECT_NE(hunt::rank_of(forms[0], 7, 1), hunt::rank_of(forms[0], 7, 2));
  EXPECT_EQ(hunt::value_in(hunt::rank_of(forms[0], hunt::largest_value, 1)), hunt::largest_value);
}

TEST(HuntExpand, PortionsGiveTheWhole) {
  const Grid form = hunted_forms(1).front();
  const hunt::Neighbourhood around{};
  const std::uint64_t all = hunt::ways(form, around);
  std::vector<Grid> pieces;
  for (std::uint64_t from = 0; from < all; from += 5) {
    const hunt::Expansion part = hunt::expand(form, around, from, std::min(from + 5, all));
    pieces.insert(pieces.end(), part.forms.begin(), part.forms.end());
  }
  EXPECT_EQ(pieces, hunt::expand(form, around, 0, all).forms);
  ASSERT_FALSE(pieces.empty());
  for (const Grid& one : pieces) EXPECT_EQ(canonical_puzzle(one, *solve(one)).form, one);
}

}  // namespace
}  // namespace shudu
