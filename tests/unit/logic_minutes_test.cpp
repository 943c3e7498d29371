#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include "logic/minutes/fitted.h"
#include "puzzle_maker.h"
#include "shudu/rating.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu::logic {
namespace {

MinutesRating minutes_of(const Grid& puzzle) {
  return minutes_rating(State{puzzle}, search(puzzle, 2).answer.solution);
}

// 250 puzzles in 40 forms each.
TEST(Minutes, SurviveTenThousandSymmetries) {
  test::PuzzleMaker maker{81};
  for (int i = 0; i < 250; ++i) {
    const Grid puzzle = maker.unique(26 + i % 6);
    const MinutesRating rating = minutes_of(puzzle);
    for (int form = 0; form < 40; ++form) {
      const Grid other = random_transform(maker.random())(puzzle);
      ASSERT_EQ(minutes_of(other), rating) << to_line(puzzle) << " and " << to_line(other);
    }
  }
}

// A puzzle with one clue more than it needs against the same puzzle without it. The simulation may find another way,
// so a puzzle may become a little faster. On average it becomes slower, and it rarely becomes much faster.
TEST(Minutes, GrowWhenAClueIsRemoved) {
  test::PuzzleMaker maker{82};
  constexpr int pairs = 400;
  int slower = 0, much_faster = 0;
  double sum = 0;
  for (int i = 0; i < pairs; ++i) {
    const Grid puzzle = maker.unique(20 + i % 8);
    Grid with_clue = puzzle;
    const CellSet blanks = puzzle.blanks();
    auto cell = blanks.begin();
    for (std::uint64_t skip = maker.random().below(static_cast<unsigned>(blanks.size())); skip > 0; --skip) ++cell;
    with_clue.set(*cell, search(puzzle, 2).answer.solution[*cell]);
    const double ratio = std::log(minutes_of(puzzle).seconds) - std::log(minutes_of(with_clue).seconds);
    sum += ratio;
    slower += ratio > 0 ? 1 : 0;
    much_faster += ratio < std::log(0.9) ? 1 : 0;
  }
  EXPECT_GT(slower, pairs * 85 / 100);
  EXPECT_LT(much_faster, pairs * 5 / 100);
  EXPECT_GT(sum / pairs, 0.05);
}

struct Times {
  std::vector<double> measured, predicted;
  int inside = 0;
};

Times times_of_people(int fewest_people) {
  std::ifstream file{SHUDU_SOURCE_DIR "/tests/minutes/human_times.csv"};
  std::string line;
  std::getline(file, line);
  Times times;
  while (std::getline(file, line)) {
    const std::size_t people = 82, seconds = line.find(',', people) + 1;
    if (std::stoi(line.substr(people)) < fewest_people) continue;
    const MinutesRating rating = minutes_of(*grid_from(line.substr(0, 81)));
    times.measured.push_back(std::stod(line.substr(seconds)));
    times.predicted.push_back(rating.seconds);
    times.inside += rating.low <= times.measured.back() && times.measured.back() <= rating.high ? 1 : 0;
  }
  return times;
}

// Equal values get the mean of their ranks.
std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<double> sorted = values, result;
  std::sort(sorted.begin(), sorted.end());
  for (double value : values) {
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), value);
    result.push_back(static_cast<double>((first - sorted.begin()) + (last - sorted.begin()) - 1) / 2);
  }
  return result;
}

double spearman(const Times& times) {
  const std::vector<double> a = ranks(times.measured), b = ranks(times.predicted);
  const double mean = static_cast<double>(a.size() - 1) / 2;
  double both = 0, of_a = 0, of_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both += (a[i] - mean) * (b[i] - mean);
    of_a += (a[i] - mean) * (a[i] - mean);
    of_b += (b[i] - mean) * (b[i] - mean);
  }
  return both / std::sqrt(of_a * of_b);
}

TEST(Minutes, AgreeWithPeople) {
  const Times all = times_of_people(0);
  ASSERT_EQ(all.measured.size(), 1050U);
  EXPECT_GT(spearman(all), 0.70);
  EXPECT_GT(spearman(times_of_people(20)), 0.80);
  EXPECT_NEAR(all.inside / 1050.0, 0.8, 0.03);
}

// Golden Nugget, AI Escargot, and a puzzle with four trials: harder than all data. They have a lower bound, and no
// interval.
TEST(Minutes, HaveALowerBoundWhereThereAreNoData) {
  for (const char* text : {
           ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
           "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
           "3..8...542..........6..3......53.....71.4.6......6....934.....8........98...5.13.",
       }) {
    const MinutesRating rating = minutes_of(*grid_from(text));
    EXPECT_TRUE(rating.is_lower_bound) << text;
    EXPECT_GE(rating.seconds, 3600) << text;
    EXPECT_EQ(rating.low + rating.high, 0) << text;
  }
  const MinutesRating easy =
      minutes_of(*grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  EXPECT_FALSE(easy.is_lower_bound);
  EXPECT_LT(easy.low, easy.high);
}

TEST(Minutes, ATrialIsLongerThanPlacingDigits) {
  Grid solved = search(Grid{}, 1).answer.solution;
  EXPECT_EQ(minutes_of(solved), MinutesRating{});
  // With one blank cell, only the last blank cell of three houses is in sight.
  const minutes::Habits& habits = minutes::average_player;
  solved.clear(Cell{40});
  const int expected = habits.placing_ms + 1'000'000 / (3 * habits.rates[minutes::last_blank]);
  EXPECT_EQ(minutes_of(solved).seconds, (expected + 500) / 1000);
  const Grid easy = *grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Grid hard = *grid_from("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  EXPECT_LT(minutes_of(easy).seconds, 8 * 60);
  EXPECT_GT(minutes_of(hard).seconds, 25 * 60);
}

}  // namespace
}  // namespace shudu::logic
