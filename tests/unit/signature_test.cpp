// The signature of the search: its work and its solutions on fixed puzzles, as numbers. Every target has the same.
//
// A change that is meant only to be faster must keep these numbers. A change of the search order or of the deductions
// changes them; then the commit that makes the change updates them here.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle_maker.h"
#include "search/engine.h"

namespace shudu {
namespace {

struct Signature {
  std::uint64_t nodes = 0, guesses = 0, backtracks = 0;
  std::uint64_t solutions = 0;
  std::uint64_t hash = 0;  // of the first solution of every puzzle (64-bit FNV-1a of its digits)

  friend bool operator==(const Signature&, const Signature&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Signature& s) {
    return out << "{" << s.nodes << ", " << s.guesses << ", " << s.backtracks << ", " << s.solutions << ", 0x"
               << std::hex << s.hash << std::dec << "}";
  }
};

Signature signature_of(const std::vector<Grid>& puzzles, std::uint64_t limit) {
  std::vector<Answer> answers(puzzles.size());
  const SearchStats stats = engine::run(puzzles, answers, limit);
  Signature signature{stats.nodes, stats.guesses, stats.backtracks, 0, 0xcbf29ce484222325};
  for (const Answer& answer : answers) {
    signature.solutions += answer.count;
    for (Cell cell : all_cells()) {
      signature.hash = (signature.hash ^ static_cast<std::uint64_t>(answer.solution[cell])) * 0x100000001b3;
    }
  }
  return signature;
}

// Minimal puzzles with one solution.
const std::vector<Grid>& minimal_puzzles() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{1401};
    std::vector<Grid> made;
    for (int i = 0; i < 500; ++i) made.push_back(maker.unique());
    return made;
  }();
  return puzzles;
}

// Minimal puzzles without their first clue, which have several solutions, and a few puzzles without a solution.
const std::vector<Grid>& other_puzzles() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{1402};
    std::vector<Grid> made;
    for (const Grid& puzzle : minimal_puzzles()) {
      Grid grid = puzzle;
      grid.clear((~grid.blanks()).first());
      made.push_back(grid);
      if (made.size() % 20 == 0) made.push_back(maker.impossible());
      if (made.size() % 20 == 10) made.push_back(maker.conflicting());
    }
    return made;
  }();
  return puzzles;
}

class SearchSignature : public ::testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(engine::use_target(GetParam())); }
  void TearDown() override { engine::use_target(engine::targets().front()); }
};

// The limits are never reached, so the whole search tree is visited. A search that stops early has visited more or less
// of it, depending on how many positions a target holds at once.
TEST_P(SearchSignature, OfMinimalPuzzles) {
  EXPECT_EQ(signature_of(minimal_puzzles(), 2), (Signature{1200, 350, 350, 500, 0x983ed89074cc4651}));
}

TEST_P(SearchSignature, OfOtherPuzzles) {
  EXPECT_EQ(signature_of(other_puzzles(), no_limit), (Signature{146859, 73152, 1347, 72360, 0x5a569fe478f4bea1}));
}

// The first solution is the same when the search stops there.
TEST_P(SearchSignature, OfFirstSolutions) {
  for (const auto* puzzles : {&minimal_puzzles(), &other_puzzles()}) {
    EXPECT_EQ(signature_of(*puzzles, 1).hash, signature_of(*puzzles, no_limit).hash);
  }
}

INSTANTIATE_TEST_SUITE_P(Engine, SearchSignature, ::testing::ValuesIn(engine::targets()),
                         [](const auto& target) { return std::string{target.param}; });

}  // namespace
}  // namespace shudu
