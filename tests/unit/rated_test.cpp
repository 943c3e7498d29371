// Puzzles of our own, rated by Sudoku Explainer 1.2.1.3 and HoDoKu 2.2.0 (tests/rated): our ratings and paths are
// equal.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "rated/explainer_reference.h"
#include "rated/hodoku_reference.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu::logic {
namespace {

constexpr const char* folder = SHUDU_SOURCE_DIR "/tests/rated/";

// A line of puzzles.csv: puzzle, se_er, se_ep, se_ed, hodoku_level, hodoku_score.
struct Rated {
  Grid puzzle;
  std::string triple, level, score;
};

std::vector<Rated> rated_puzzles() {
  std::vector<Rated> all;
  std::ifstream file{std::string{folder} + "puzzles.csv"};
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::vector<std::string> column;
    std::istringstream words{line};
    for (std::string word; std::getline(words, word, ',');) column.push_back(word);
    column.resize(6);
    all.push_back(
        {grid_from(column[0]).value_or(Grid{}), column[1] + '/' + column[2] + '/' + column[3], column[4], column[5]});
  }
  return all;
}

TEST(Rated, TheListCoversEveryDifficulty) {
  std::map<std::string, int> levels;
  int easy = 0, medium = 0, chains = 0, dynamic = 0, beyond = 0;
  for (const Rated& rated : rated_puzzles()) {
    EXPECT_TRUE(has_unique_solution(rated.puzzle)) << to_line(rated.puzzle);
    const double er = std::stod(rated.triple);
    ++(er < 2.6 ? easy : er < 6.5 ? medium : er < 8.0 ? chains : er < 9.5 ? dynamic : beyond);
    ++levels[rated.level];
  }
  EXPECT_EQ(easy + medium + chains + dynamic + beyond, 300);
  for (int band : {easy, medium, chains, dynamic}) EXPECT_GE(band, 40);
  EXPECT_GE(beyond, 8);
  for (const char* level : {"Easy", "Medium", "Hard", "Unfair", "Extreme"}) EXPECT_GE(levels[level], 20) << level;
}

TEST(Rated, ExplainerGivesTheSameThreeNumbers) {
  for (const Rated& rated : rated_puzzles()) {
    EXPECT_EQ(to_string(explainer_rating(State{rated.puzzle}, {.uniqueness = true})), rated.triple)
        << to_line(rated.puzzle);
  }
}

TEST(Rated, ExplainerTakesTheSameSteps) {
  std::ifstream file{std::string{folder} + "explainer_paths.txt"};
  const auto references = test::read_explainer_references(file);
  ASSERT_EQ(references.size(), 300U);
  for (const test::ExplainerReference& reference : references) {
    ASSERT_FALSE(reference.steps.empty());
    EXPECT_EQ(first_difference(reference).value_or("none"), "none") << to_line(reference.puzzle);
  }
}

TEST(Rated, HodokuGivesTheSameLevelAndScore) {
  for (const Rated& rated : rated_puzzles()) {
    const Grid solution = solve(rated.puzzle).value_or(Grid{});
    const HodokuPath path = hodoku_path(rated.puzzle, &solution);
    EXPECT_EQ(name(path.level), rated.level) << to_line(rated.puzzle);
    EXPECT_EQ(std::to_string(path.score), rated.score) << to_line(rated.puzzle);
  }
}

// Known differences: in these three steps HoDoKu and we derive the same elimination from another net. Level and score
// are not affected.
const std::set<std::string> known_differences = {
    "1....24........6.9..5....7.5..6..92..28.4.....3......781.3.9.......24.....316.5.. step 16: expected Forcing Net "
    "Contradiction r1c4<>7, found forcing_net_verity r1c4<>7",
    "8..5....1.9....7.5..1..6.4.2....4..3..5.3..9....68.....7..6.........21.43..8..... step 6: expected Forcing Net "
    "Verity r1c3<>3, found forcing_net_contradiction r1c3<>3",
    "8..5....1.9....7.5..1..6.4.2....4..3..5.3..9....68.....7..6.........21.43..8..... step 22: expected Forcing Net "
    "Verity r7c8<>2, found forcing_net_contradiction r7c8<>2",
};

TEST(Rated, HodokuTakesTheSameSteps) {
  std::ifstream file{std::string{folder} + "hodoku_paths.txt"};
  const auto references = test::read_hodoku_references(file);
  ASSERT_EQ(references.size(), 300U);
  std::set<std::string> differences;
  for (const test::HodokuReference& reference : references) {
    ASSERT_FALSE(reference.steps.empty());
    const Grid solution = solve(reference.puzzle).value_or(Grid{});
    compare(reference, &solution, true, [&](std::size_t at, const Step* ours) {
      differences.insert(to_line(reference.puzzle) + ' ' + difference_text(reference, at, ours));
    });
  }
  EXPECT_EQ(differences, known_differences);
}

}  // namespace
}  // namespace shudu::logic
