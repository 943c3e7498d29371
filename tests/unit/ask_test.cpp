// The one-line functions: what they answer about every kind of text and wish.
#include "shudu/ask.h"

#include <gtest/gtest.h>

namespace shudu {
namespace {

constexpr const char* easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr const char* killer = ".Shape~4x4.~R1C1_1~R1C2_2.Cage~7~R2C1~R2C2";

Solved solved(std::string_view text) {
  const auto found = solve(text);
  EXPECT_TRUE(found) << text;
  return found.value_or(Solved{});
}

TEST(Ask, SolvesAnyFormatAndAnyRules) {
  EXPECT_EQ(solved(easy).solution, to_line(*solve(*grid_from(easy))));
  EXPECT_EQ(solved(easy).solutions, 1U);
  EXPECT_EQ(solved(killer).solution.size(), 16U);
  EXPECT_EQ(solved(std::string(81, '.')).solutions, 2U);
}

TEST(Ask, NoSolutionIsAnAnswer) {
  EXPECT_EQ(solved("55" + std::string(79, '.')).solutions, 0U);
  EXPECT_EQ(solved("55" + std::string(79, '.')).solution, "");
  EXPECT_EQ(solved("12345678........9" + std::string(64, '.')).solutions, 0U);
}

TEST(Ask, SolvesByTheCandidatesOfTheSource) {
  Puzzle puzzle = puzzle_of(Grid{});
  puzzle.candidates = Candidates{*grid_from(solved(easy).solution)};
  EXPECT_EQ(solve(puzzle).solutions, 1U);
  EXPECT_EQ(solve(puzzle).solution, solved(easy).solution);
}

TEST(Ask, SaysWhereATextCannotBeRead) {
  EXPECT_EQ(to_string(solve("").error()), "line 1, column 1: expected a puzzle");
  EXPECT_EQ(to_string(read("").error()), "line 1, column 1: expected a puzzle");
  EXPECT_EQ(solve("\nno puzzle").error(), read("\nno puzzle").error());
  EXPECT_EQ(read("\nno puzzle").error().line, 2U);
  EXPECT_EQ(read("\nno puzzle").error().kind, Error::Kind::no_format);
  EXPECT_EQ(read(killer).error().kind, Error::Kind::beyond_classic);
}

TEST(Ask, AWatchStopsTheSearch) {
  const Watch stop = [](double, std::uint64_t) { return false; };
  EXPECT_FALSE(solve(*read(easy), stop).complete);
  EXPECT_FALSE(rate(*read(easy), all_scales, stop).complete);
  EXPECT_TRUE(generate({}, stop)->empty());
}

TEST(Ask, RatesPuzzlesWithOneSolution) {
  const Rating rating = rate(*read(easy));
  EXPECT_EQ(rating.solutions, 1U);
  EXPECT_EQ(rating.explainer, logic::explainer_rating(logic::State{rating.puzzle.clues}, {.uniqueness = true}));
  EXPECT_TRUE(rating.hodoku->solved && rating.own->difficulty > 0 && rating.minutes->seconds > 0);
  EXPECT_FALSE(rate(*read(easy), {.own = true}).minutes);
  EXPECT_FALSE(rate(puzzle_of(Grid{})).explainer);
  EXPECT_EQ(rate(puzzle_of(Grid{})).solutions, 2U);
}

TEST(Ask, MakesTheSamePuzzlesForTheSameWish) {
  const auto clues = [](const Wish& wish) {
    std::vector<Grid> grids;
    for (const MadePuzzle& one : *generate(wish)) grids.push_back(one.clues);
    return grids;
  };
  const Wish wish{.clues = {.symmetry = ClueSymmetry::rotate180}, .count = 5, .seed = 3};
  EXPECT_EQ(clues(wish).size(), 5U);
  EXPECT_EQ(clues(wish), clues(wish));
  Wish fewer = wish;
  fewer.count = 2;
  EXPECT_EQ(clues(fewer).back(), clues(wish)[1]);
}

TEST(Ask, SaysThatAWishIsImpossible) {
  const auto made = generate({.clues = {.most_clues = 16}});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, Error::Kind::request);
  EXPECT_EQ(to_string(made.error()), *clue_impossibility({.most_clues = 16}));
}

}  // namespace
}  // namespace shudu
