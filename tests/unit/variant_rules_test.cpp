// Every rule of variants: its definition against the constraints that it posts, for all fillings of small grids.
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "agreement/variant_shapes.h"
#include "shudu/variant.h"
#include "variant_clues.h"
#include "variant_evaluate.h"

namespace shudu {
namespace {

using variant::Rule;

struct SmallShape {
  variant::Shape shape;
  int tries = 0;                              // how many random clues
  std::vector<variant::Solution> grids = {};  // all that keep the shape
};

void fill_from(const variant::Puzzle& puzzle, variant::Solution& grid, std::size_t cell,
               std::vector<variant::Solution>& grids) {
  if (cell == grid.size()) {
    if (holds(puzzle, grid)) grids.push_back(grid);
    return;
  }
  if (puzzle.candidates[cell] == 0) {  // between the grids
    grid[cell] = variant::no_value;
    return fill_from(puzzle, grid, cell + 1, grids);
  }
  for (int value = puzzle.shape.lowest; value <= puzzle.shape.highest(); ++value) {
    grid[cell] = static_cast<std::int8_t>(value);
    bool fits = true;
    for (std::size_t other = 0; other < cell && fits; ++other) {
      fits = grid[other] != value ||
             !always_differ(puzzle.shape, static_cast<variant::Cell>(other), static_cast<variant::Cell>(cell));
    }
    if (fits) fill_from(puzzle, grid, cell + 1, grids);
  }
}

SmallShape with_grids(variant::Shape shape, int tries) {
  SmallShape small{.shape = shape, .tries = tries};
  variant::Solution grid(static_cast<std::size_t>(shape.cells()));
  fill_from(variant::blank(shape), grid, 0, small.grids);
  return small;
}

const std::vector<SmallShape>& small_shapes() {
  static const std::vector<SmallShape> shapes = [] {
    variant::Shape with_regions = test::raw_shape(2, 3, 0, 4);
    with_regions.regions = {{0, 1, 3}, {2, 4, 5}};
    variant::Shape with_extra = test::raw_shape(1, 4, 1, 3);
    with_extra.extra = {{.name = "VA", .size = 2}};
    variant::Shape with_zero = test::raw_shape(2, 2, 0, 3);  // what doppelgangers need
    with_zero.lines = true;
    variant::Shape with_region_cells = test::raw_shape(2, 2, 1, 3);
    with_region_cells.extra = {{.name = "CC", .size = 4}};
    return std::vector<SmallShape>{with_grids(variant::square(4), 60),
                                   with_grids(test::raw_shape(3, 3, 1, 3), 2),
                                   with_grids(test::raw_shape(1, 5, 1, 5), 6),
                                   with_grids(with_regions, 14),
                                   with_grids(with_extra, 8),
                                   with_grids(test::two_grids_shape(), 2),
                                   with_grids(with_zero, 4),
                                   with_grids(with_region_cells, 4)};
  }();
  return shapes;
}

class EachVariantRule : public testing::TestWithParam<const Rule*> {};

INSTANTIATE_TEST_SUITE_P(VariantRules, EachVariantRule,
                         testing::ValuesIn(variant::rules().begin(), variant::rules().end()),
                         [](const auto& instance) { return std::string{instance.param->id}; });

std::string described(const variant::Puzzle& puzzle, const variant::Solution& grid) {
  std::string text = std::to_string(puzzle.shape.rows) + "x" + std::to_string(puzzle.shape.columns) + " grid";
  for (const std::int8_t value : grid) text += ' ' + std::to_string(value);
  for (const variant::Clue& clue : puzzle.clues) {
    text += "\n" + std::string{clue.rule->id};
    for (const variant::Cells& part : clue.parts) {
      text += " {";
      for (const variant::Cell cell : part) text += ' ' + std::to_string(cell);
      text += " }";
    }
    for (const int number : clue.numbers) text += ' ' + std::to_string(number);
    text += ' ' + clue.text;
  }
  return text;
}

// Precondition: the grid keeps the shape.
bool clues_hold(const variant::Puzzle& puzzle, const variant::Solution& grid) {
  return std::all_of(puzzle.clues.begin(), puzzle.clues.end(),
                     [&](const variant::Clue& clue) { return clue.rule->holds(clue, puzzle, grid); });
}

TEST_P(EachVariantRule, PostsItsDefinition) {
  const test::ClueRow& row = test::clue_row(*GetParam());
  Random random{17};
  int kept = 0, broken = 0;
  for (const SmallShape& small : small_shapes()) {
    for (int i = 0; i < small.tries; ++i) {
      variant::Puzzle puzzle = variant::blank(small.shape);
      test::ClueMaker make{random, small.shape};
      puzzle.clues = row.clues(make, GetParam());
      if (!fault(puzzle).empty()) continue;  // not for this shape
      const variant::Model model = model_of(puzzle);
      for (const variant::Solution& grid : small.grids) {
        const bool expected = clues_hold(puzzle, grid);
        ++(expected ? kept : broken);
        ASSERT_EQ(test::Evaluator(small.shape, grid).holds(model), expected) << described(puzzle, grid);
      }
    }
  }
  EXPECT_GT(kept, 0) << "tests/variant_clues.h needs a row for " << GetParam()->id;
  EXPECT_GT(broken, 0) << "tests/variant_clues.h needs a row for " << GetParam()->id;
}

// The search finds every filling in which the clues hold, and no other: no propagation removes a solution.
TEST_P(EachVariantRule, IsSearchedCompletely) {
  const auto& rows = test::clue_rows();
  const test::ClueRow& row = test::clue_row(*GetParam());
  Random random{19};
  for (const SmallShape& small : small_shapes()) {
    for (int i = 0; i < small.tries; ++i) {
      variant::Puzzle puzzle = variant::blank(small.shape);
      test::ClueMaker make{random, small.shape};
      puzzle.clues = row.clues(make, GetParam());
      // Every second puzzle has clues of another rule as well.
      if (i % 2 == 1) {
        const test::ClueRow& other = rows[static_cast<std::size_t>(make.below(static_cast<int>(rows.size())))];
        for (const variant::Clue& clue : other.clues(make, variant::find_rule(other.id))) puzzle.clues.push_back(clue);
      }
      if (!fault(puzzle).empty()) continue;
      const auto count = static_cast<std::uint64_t>(std::count_if(
          small.grids.begin(), small.grids.end(), [&](const auto& grid) { return clues_hold(puzzle, grid); }));
      const variant::SearchResult found = variant::search(puzzle, {.limit = no_limit});
      ASSERT_TRUE(found.complete);
      ASSERT_EQ(found.count, count) << described(puzzle, {});
      if (count > 0) {
        ASSERT_TRUE(holds(puzzle, found.solution)) << described(puzzle, found.solution);
      }
    }
  }
}

TEST_P(EachVariantRule, HasTexts) {
  const Rule& rule = *GetParam();
  EXPECT_EQ(rule.name.key, "rule." + std::string{rule.id});
  EXPECT_EQ(rule.meaning.key, "rule." + std::string{rule.id} + ".meaning");
  EXPECT_TRUE(rule.meaning.en.ends_with('.')) << rule.meaning.en;
  EXPECT_EQ(variant::find_rule(rule.id), &rule);
}

TEST(VariantRules, HaveOneRowOfCluesEach) {
  std::set<std::string_view> ids;
  for (const test::ClueRow& row : test::clue_rows()) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    EXPECT_NE(variant::find_rule(row.id), nullptr) << row.id;
  }
}

TEST(VariantRules, AreFoundByAnySpelling) {
  EXPECT_EQ(variant::find_rule("Killer-Cage"), variant::find_rule("killer_cage"));
  EXPECT_EQ(variant::find_rule("no such rule"), nullptr);
  EXPECT_EQ(variant::find_rule(""), nullptr);
}

// The houses of the shape alone: all fillings, not only those that keep it.
TEST(VariantRules, ModelHasTheHousesOfTheShape) {
  variant::Shape shape = test::raw_shape(2, 2, 1, 3);
  shape.lines = true;
  shape.regions = {{0, 3}};
  shape.extra = {{.name = "VA", .size = 1}};
  variant::Puzzle puzzle = variant::blank(shape);
  puzzle.candidates[1] = 0b101;
  const variant::Model model = model_of(puzzle);
  for (int code = 0; code < 243; ++code) {
    variant::Solution grid;
    for (int rest = code, i = 0; i < 5; ++i, rest /= 3) grid.push_back(static_cast<std::int8_t>(1 + rest % 3));
    EXPECT_EQ(test::Evaluator(shape, grid).holds(model), holds(puzzle, grid)) << code;
  }
}

// Clues with more cells than the sweeps of the search keep in registers.
TEST(VariantRules, LongCluesAreSearched) {
  const auto cells = [](int count) {
    variant::Cells all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), variant::Cell{0});
    return all;
  };
  variant::Puzzle puzzle = variant::blank(test::raw_shape(1, 25, 1, 25));
  puzzle.clues = {{.rule = variant::find_rule("renban"), .parts = {cells(25)}},
                  {.rule = variant::find_rule("slow_thermometer"), .parts = {cells(25)}}};
  EXPECT_EQ(variant::search(puzzle, {.limit = 10}).count, 1U);

  // All but one of 1024 cells have the least value.
  puzzle = variant::blank(test::raw_shape(32, 32, 1, 3));
  puzzle.clues = {{.rule = variant::find_rule("sum"), .parts = {cells(1024)}, .numbers = {1025}}};
  EXPECT_EQ(variant::search(puzzle, {.limit = no_limit}).count, 1024U);

  puzzle.clues = {{.rule = variant::find_rule("contain_exactly"), .parts = {cells(1024)}, .numbers = {2}},
                  {.rule = variant::find_rule("odd"), .parts = {cells(1023)}}};
  for (variant::Values& values : puzzle.candidates) values &= 0b011;
  EXPECT_EQ(variant::search(puzzle, {.limit = no_limit}).count, 1U);
}

}  // namespace
}  // namespace shudu
