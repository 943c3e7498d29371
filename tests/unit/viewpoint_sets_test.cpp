// Fewest first from a set of viewpoints: the table, the pseudo-code and the solutions. gallery_test.cpp checks these
// algorithms against the contract of all.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "puzzle_maker.h"
#include "shudu/board.h"
#include "shudu/gallery.h"

namespace shudu::gallery {
namespace {

const OnSolution keep_going = [](const Grid&) { return true; };

TEST(GalleryViewpointSets, AreNamedAfterTheirViewpoints) {
  ASSERT_EQ(viewpoint_algorithms().size(), all_viewpoints);
  for (const Algorithm& algorithm : viewpoint_algorithms()) {
    EXPECT_EQ(&algorithm, &viewpoint_algorithms()[algorithm.viewpoints - 1]);
    std::string id = "from_" + region_name(algorithm.viewpoints);
    std::ranges::replace(id, '+', '_');
    EXPECT_EQ(algorithm.id, id);
    EXPECT_EQ(find_algorithm(id), &algorithm);
  }
}

// Every event names a line of the pseudo-code, and the line speaks of what happened.
TEST(GalleryViewpointSets, PointAtTheRightLines) {
  test::PuzzleMaker maker{33};
  const Grid puzzle = maker.unique(24);
  for (const Algorithm& algorithm : viewpoint_algorithms()) {
    algorithm.trace(puzzle, 1, keep_going, [&](const Event& event) {
      const std::string_view line = algorithm.code[static_cast<std::size_t>(event.line - 1)].en;
      const std::string_view part = event.kind == Event::Kind::propagate                ? "take digit from"
                                    : event.kind == Event::Kind::solution               ? "report the board"
                                    : event.kind == Event::Kind::guess                  ? "on the copy"
                                    : event.kind == Event::Kind::remove                 ? "throw the copy away"
                                    : event.reason == Event::Reason::only_place         ? "one place"
                                    : event.reason == Event::Reason::only_candidate     ? "one digit fits"
                                    : event.reason == Event::Reason::no_place           ? "no place"
                                    : line.find("all digits") != std::string_view::npos ? "all digits were tried"
                                                                                        : "no digit fits";
      EXPECT_NE(line.find(part), std::string_view::npos) << algorithm.id << ": " << line << " / " << part;
      return !::testing::Test::HasFailure();
    });
  }
}

// More viewpoints need fewer guesses on the whole. With all of them the algorithm is fewest first.
TEST(GalleryViewpointSets, EachFindsTheSolutions) {
  test::PuzzleMaker maker{32};
  std::array<std::uint64_t, 16> guesses{};
  for (int i = 0; i < 8; ++i) {
    const Grid puzzle = i == 7 ? maker.impossible() : maker.unique(24);
    const Counters whole = find_algorithm("fewest_first")->solve(puzzle, 2, keep_going);
    for (const Algorithm& algorithm : viewpoint_algorithms()) {
      Grid solution;
      const Counters counters = algorithm.solve(puzzle, 2, [&](const Grid& found) { return solution = found, true; });
      EXPECT_EQ(counters.solutions, whole.solutions) << algorithm.id;
      EXPECT_TRUE(whole.solutions == 0 || (is_solution(solution) && solution.extends(puzzle)));
      if (algorithm.viewpoints == all_viewpoints) {
        EXPECT_EQ(counters, whole);
      }
      guesses[algorithm.viewpoints] += counters.nodes;
    }
  }
  for (ViewpointSet from = 1; from < all_viewpoints; ++from) EXPECT_LE(guesses[all_viewpoints], guesses[from]);
}

}  // namespace
}  // namespace shudu::gallery
