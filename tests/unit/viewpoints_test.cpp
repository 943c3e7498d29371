// Viewpoints: every result is compared with brute force, and the sums must add up.
#include "shudu/viewpoints.h"

#include <gtest/gtest.h>

#include <numeric>

#include "draw/venn.h"
#include "draw/viewpoint_picture.h"
#include "puzzle_maker.h"
#include "shudu/search.h"
#include "xml_elements.h"

namespace shudu {
namespace {

// By the rules alone: tries the digit in every other cell of the house, or every other digit in the cell.
bool seen_by_brute(const Grid& grid, Viewpoint from, Cell cell, int digit) {
  if (!test::fitting(grid, cell).contains(digit)) return false;
  if (from == Viewpoint::cell) {
    for (int other = 1; other <= 9; ++other) {
      if (other != digit && test::fitting(grid, cell).contains(other)) return false;
    }
    return true;
  }
  for (Cell other : all_cells()) {
    const bool same = from == Viewpoint::row      ? other.row() == cell.row()
                      : from == Viewpoint::column ? other.col() == cell.col()
                                                  : other.box() == cell.box();
    if (!same || other == cell) continue;
    if (grid[other] == digit) return false;
    if (grid.is_blank(other) && test::fitting(grid, other).contains(digit)) return false;
  }
  return true;
}

void expect_as_brute(const Grid& grid) {
  const Views views = look(grid);
  RegionCounts counts{};
  for (Cell cell : grid.blanks()) {
    ViewpointSet expected = no_viewpoint;
    DigitSet digits;
    for (Viewpoint from : {Viewpoint::row, Viewpoint::column, Viewpoint::box, Viewpoint::cell}) {
      for (int digit = 1; digit <= 9; ++digit) {
        if (!seen_by_brute(grid, from, cell, digit)) continue;
        expected |= set_of(from);
        digits.insert(digit);
      }
    }
    ASSERT_EQ(views.seen_from(cell), expected) << to_line(grid) << ' ' << name(cell);
    ASSERT_EQ(views.digits[static_cast<std::size_t>(cell.index())], digits);
    ++counts[expected];
  }
  EXPECT_EQ(views.counts(), counts);
  CellSet all;
  for (ViewpointSet set = 0; set < 16; ++set) {
    const CellSet region = views.region(set);
    EXPECT_EQ(static_cast<std::uint64_t>(region.size()), counts[set]);
    EXPECT_FALSE(all.intersects(region));
    all |= region;
  }
  EXPECT_EQ(all, grid.blanks());
}

TEST(Viewpoints, EveryLookIsAsBruteForceSays) {
  test::PuzzleMaker maker{7};
  for (int clues : {17, 24, 30, 45}) {
    for (int i = 0; i < 6; ++i) {
      const Grid puzzle = maker.unique(clues);
      expect_as_brute(puzzle);
      solve_by_looks(puzzle, all_viewpoints, [&, grid = puzzle](const Views& views) mutable {
        expect_as_brute(grid);
        for (Cell cell : views.solved_from_any()) {
          grid.set(cell, views.digits[static_cast<std::size_t>(cell.index())].first());
        }
      });
    }
  }
  for (int i = 0; i < 6; ++i) expect_as_brute(maker.impossible());
}

TEST(Viewpoints, WhatIsSeenIsTheSolution) {
  test::PuzzleMaker maker{8};
  for (int i = 0; i < 20; ++i) {
    const Grid puzzle = maker.unique(17);
    const Grid solution = solve(puzzle).value();
    for (ViewpointSet from = 1; from < 16; ++from) {
      const Looks walk = solve_by_looks(puzzle, from);
      EXPECT_TRUE(walk.grid.extends(puzzle));
      EXPECT_TRUE(solution.extends(walk.grid));
      EXPECT_EQ(walk.end == Looks::End::solved, walk.grid.is_full());
      // Placing one digit at a time gives the same board.
      Grid slowly = puzzle;
      for (bool found = true; found;) {
        const CellSet cells = look(slowly).solved_from_any(from);
        found = !cells.empty();
        if (found) slowly.set(cells.first(), solution[cells.first()]);
      }
      EXPECT_EQ(slowly, walk.grid);
    }
  }
}

TEST(Viewpoints, ContradictionsAreSeen) {
  // No digit is left for r1c1.
  const Grid dead = grid_from(
                        ".12345678"
                        "9........"
                        "......................................................."
                        "........")
                        .value();
  const Views views = look(dead);
  EXPECT_TRUE(views.has_contradiction);
  EXPECT_EQ(views.dead_ends[static_cast<std::size_t>(Viewpoint::cell)], 1);
  EXPECT_EQ(solve_by_looks(dead).end, Looks::End::contradiction);
  EXPECT_FALSE(look(Grid{}).has_contradiction);
  EXPECT_EQ(look(Grid{}).counts()[0], 81U);
}

TEST(Viewpoints, NamesOfRegions) {
  EXPECT_EQ(region_name(no_viewpoint), "none");
  EXPECT_EQ(region_name(set_of(Viewpoint::row) | set_of(Viewpoint::box)), "row+box");
  EXPECT_EQ(region_name(all_viewpoints), "row+column+box+cell");
}

TEST(ViewpointSums, EveryCellIsCountedOnce) {
  test::PuzzleMaker maker{9};
  ViewpointSums sums, first, second;
  for (int i = 0; i < 30; ++i) {
    const Grid puzzle = i % 10 == 9 ? maker.conflicting() : maker.unique(i % 2 == 0 ? 17 : 30);
    sums.add(puzzle);
    (i < 12 ? first : second).add(puzzle);
  }
  EXPECT_EQ(sums.puzzles, 30U);
  EXPECT_EQ(sums.contradictions, 3U);
  EXPECT_EQ(sums.solved + sums.stuck + sums.contradictions, sums.puzzles);
  const RegionCounts total = sums.total();
  EXPECT_EQ(sums.clues + std::accumulate(total.begin(), total.end(), std::uint64_t{0}), 81U * 27);
  EXPECT_EQ(std::accumulate(total.begin() + 1, total.end(), std::uint64_t{0}), sums.written_from[all_viewpoints]);
  EXPECT_EQ(sums.solved_from[all_viewpoints], sums.solved);
  // A cell that one look leaves blank is found by a later look or stays blank.
  ASSERT_GT(sums.stuck, 0U);
  std::uint64_t blank = 81U * 27 - sums.clues;
  for (const RegionCounts& look : sums.at_look) {
    blank -= std::accumulate(look.begin() + 1, look.end(), std::uint64_t{0});
    EXPECT_EQ(look[0], blank);
  }
  EXPECT_EQ(blank, sums.left_blank);
  // More viewpoints never see less.
  for (ViewpointSet set = 1; set < 16; ++set) {
    for (ViewpointSet more = set; more < 16; ++more) {
      if ((more & set) == set) {
        EXPECT_LE(sums.written_from[set], sums.written_from[more]);
        EXPECT_LE(sums.solved_from[set], sums.solved_from[more]);
      }
    }
  }
  first.add(second);
  EXPECT_EQ(first.total(), total);
  EXPECT_EQ(first.at_look, sums.at_look);
  EXPECT_EQ(first.written_from, sums.written_from);
}

// The four ellipses form every region, each connected, and each label is inside its region.
TEST(Venn, HasFifteenRegionsInOnePieceEach) {
  constexpr int n = 200;
  std::vector<int> region(n * n), piece(n * n, -1);
  for (int i = 0; i < n * n; ++i) {
    region[static_cast<std::size_t>(i)] = static_cast<int>(svg::venn_region({(i % n + 0.5) / n, (i / n + 0.5) / n}));
  }
  std::array<int, 16> pieces{};
  std::array<int, 16> area{};
  for (int start = 0; start < n * n; ++start) {
    const int of = region[static_cast<std::size_t>(start)];
    ++area[static_cast<std::size_t>(of)];
    if (piece[static_cast<std::size_t>(start)] >= 0) continue;
    ++pieces[static_cast<std::size_t>(of)];
    std::vector<int> open{start};
    piece[static_cast<std::size_t>(start)] = of;
    while (!open.empty()) {
      const int at = open.back();
      open.pop_back();
      for (int next : {at % n > 0 ? at - 1 : at, at % n < n - 1 ? at + 1 : at, at - n, at + n}) {
        if (next < 0 || next >= n * n || piece[static_cast<std::size_t>(next)] >= 0) continue;
        if (region[static_cast<std::size_t>(next)] != of) continue;
        piece[static_cast<std::size_t>(next)] = of;
        open.push_back(next);
      }
    }
  }
  for (unsigned set = 1; set < 16; ++set) {
    EXPECT_EQ(pieces[set], 1) << set;
    EXPECT_GT(area[set], n * n / 100) << set;
    EXPECT_EQ(svg::venn_region(svg::venn_places()[set]), set);
  }
  EXPECT_EQ(svg::venn_region({0, 0}), 0U);
}

TEST(ViewpointPicture, SaysWhatWasCounted) {
  const Grid grid =
      grid_from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").value();
  const Views views = look(grid);
  const auto elements = xml_elements(svg::viewpoint_picture(grid, grid, views).document());
  ASSERT_TRUE(elements);
  EXPECT_EQ(count_class(*elements, "ellipse", "tint-3"), 1);
  const RegionCounts counts = views.counts();
  for (std::size_t set = 1; set < 16; ++set) {
    for (const XmlElement& element : *elements) {
      if (!has_class(element, "region-" + std::to_string(set))) continue;
      EXPECT_EQ(element.text, std::to_string(counts[set]));
    }
    EXPECT_EQ(count_class(*elements, "text", "region-" + std::to_string(set)), 1);
  }
  // A mark for every viewpoint of every cell.
  int marks = 0;
  for (CellSet cells : views.solved) marks += cells.size();
  EXPECT_EQ(count_class(*elements, "rect", "mark"), marks);
}

TEST(ViewpointPicture, OfSumsHasTwoBarsForEachSet) {
  ViewpointSums sums;
  test::PuzzleMaker maker{10};
  for (int i = 0; i < 5; ++i) sums.add(maker.unique(26));
  const auto elements = xml_elements(svg::viewpoint_picture(sums).document());
  ASSERT_TRUE(elements);
  EXPECT_EQ(count_class(*elements, "rect", "bar"), 30);
  EXPECT_TRUE(xml_elements(svg::viewpoint_picture(ViewpointSums{}).document()));
}

}  // namespace
}  // namespace shudu
