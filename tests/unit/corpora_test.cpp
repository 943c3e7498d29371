// Tests on the public puzzle lists. These lists are not part of the repository, so the tests exist only when the
// environment variable SHUDU_CORPORA names the folder that holds them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "rated/explainer_reference.h"
#include "rated/hodoku_reference.h"
#include "read_all.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu {
namespace {

std::vector<std::string> named_folders() {
  const char* folder = std::getenv("SHUDU_CORPORA");
  return folder != nullptr ? std::vector<std::string>{folder} : std::vector<std::string>{};
}

class Corpora : public ::testing::TestWithParam<std::string> {
 protected:
  // An unreadable file is a failure, because the variable says that the lists are there.
  std::ifstream open(const std::string& path) {
    std::ifstream file{GetParam() + '/' + path};
    EXPECT_TRUE(file) << "cannot read " << GetParam() << '/' << path;
    return file;
  }
};

// Every tenth puzzle up to 7.2. build/dev/tests/explainer_paths compares all of them.
TEST_P(Corpora, ExplainerRatings) {
  std::ifstream file = open("rated/se-paths.txt");
  const auto references = test::read_explainer_references(file);
  ASSERT_GT(references.size(), 1000U);
  for (std::size_t i = 0; i < references.size(); i += 10) {
    if (std::stod(references[i].rating) > 7.2) continue;
    EXPECT_EQ(to_string(logic::explainer_rating(logic::State{references[i].puzzle}, {.uniqueness = true})),
              references[i].rating)
        << to_line(references[i].puzzle);
  }
}

// Some puzzles of every difficulty above 6.4, step by step.
TEST_P(Corpora, ExplainerPaths) {
  std::ifstream file = open("rated/se-paths.txt");
  int puzzles = 0, compared = 0;
  for (const test::ExplainerReference& reference : test::read_explainer_references(file)) {
    const double rating = std::stod(reference.rating);
    if (rating < 6.5 || ++puzzles % (rating > 9.4 ? 1 : rating > 7.2 ? 40 : 20) != 0) continue;
    ++compared;
    EXPECT_EQ(first_difference(reference).value_or("none"), "none") << to_line(reference.puzzle);
  }
  EXPECT_GT(compared, 20);
}

// Every twentieth puzzle. build/dev/tests/hodoku_paths compares all of them.
TEST_P(Corpora, HodokuRatings) {
  std::ifstream file = open("rated/hodoku-paths.txt");
  const auto references = test::read_hodoku_references(file);
  ASSERT_GT(references.size(), 1000U);
  for (std::size_t i = 0; i < references.size(); i += 20) {
    const test::HodokuReference& reference = references[i];
    const Grid solution = solve(reference.puzzle).value_or(Grid{});
    const logic::HodokuPath path = logic::hodoku_path(reference.puzzle, &solution);
    EXPECT_EQ(name(path.level), reference.level) << to_line(reference.puzzle);
    EXPECT_EQ(path.score, reference.score) << to_line(reference.puzzle);
  }
}

TEST_P(Corpora, RegressionCasesRoundTrip) {
  std::ifstream file = open("regression/technique-cases.txt");
  int cases = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    ++cases;
    const Puzzle puzzle = read_puzzle(line);
    EXPECT_EQ(puzzle.format, "hodoku") << line;
    EXPECT_EQ(written(puzzle, "hodoku"), line + '\n');
  }
  EXPECT_GT(cases, 600);
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Corpora);
INSTANTIATE_TEST_SUITE_P(Public, Corpora, ::testing::ValuesIn(named_folders()), [](const auto&) { return "Lists"; });

}  // namespace
}  // namespace shudu
