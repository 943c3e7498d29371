// CellSet: behaves as a std::set of cells.
#include "shudu/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <iterator>
#include <set>
#include <vector>

#include "arbitrary.h"

namespace shudu {
namespace {

static_assert(std::forward_iterator<CellSet::Iterator>);

std::set<Cell> model(CellSet cells) {
  std::set<Cell> set;
  for (int index = 0; index < Cell::count; ++index) {
    if (cells.contains(Cell{index})) set.insert(Cell{index});
  }
  return set;
}

TEST(CellSet, StartsEmpty) {
  const CellSet none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  EXPECT_EQ(none.begin(), none.end());
  EXPECT_EQ(~none, all_cells());
}

TEST(CellSet, CrossesTheWordBoundary) {
  const CellSet cells{Cell{80}, Cell{63}, Cell{64}};
  EXPECT_EQ(std::vector<Cell>(cells.begin(), cells.end()), (std::vector{Cell{63}, Cell{64}, Cell{80}}));
  EXPECT_EQ(cells.low(), std::uint64_t{1} << 63);
  EXPECT_EQ(cells.high(), (std::uint64_t{1} << 16) + 1);
  EXPECT_EQ((cells - CellSet{Cell{63}}).first(), Cell{64});
}

TEST(CellSet, AllCellsComeInOrder) {
  int index = 0;
  for (Cell cell : all_cells()) EXPECT_EQ(cell.index(), index++);
  EXPECT_EQ(index, 81);
}

RC_GTEST_PROP(CellSet, IteratesInRowMajorOrder, (CellSet cells)) {
  const std::vector<Cell> seen(cells.begin(), cells.end());
  const auto set = model(cells);
  RC_ASSERT(seen == std::vector<Cell>(set.begin(), set.end()));
  RC_ASSERT(cells.size() == static_cast<int>(set.size()));
  RC_ASSERT(cells.empty() == set.empty());
  if (!set.empty()) RC_ASSERT(cells.first() == *set.begin());
}

RC_GTEST_PROP(CellSet, InsertsAndErases, (CellSet cells, Cell cell)) {
  CellSet with = cells, without = cells;
  with.insert(cell);
  without.erase(cell);
  auto set = model(cells);
  set.insert(cell);
  RC_ASSERT(model(with) == set);
  set.erase(cell);
  RC_ASSERT(model(without) == set);
}

RC_GTEST_PROP(CellSet, CombinesCellByCell, (CellSet a, CellSet b)) {
  bool common = false, inside = true;
  for (Cell cell : all_cells()) {
    const bool in_a = a.contains(cell), in_b = b.contains(cell);
    RC_ASSERT((a & b).contains(cell) == (in_a && in_b));
    RC_ASSERT((a | b).contains(cell) == (in_a || in_b));
    RC_ASSERT((a - b).contains(cell) == (in_a && !in_b));
    RC_ASSERT((~a).contains(cell) == !in_a);
    common = common || (in_a && in_b);
    inside = inside && (in_a || !in_b);
  }
  CellSet both = a, either = a, rest = a;
  both &= b, either |= b, rest -= b;
  RC_ASSERT(both == (a & b) && either == (a | b) && rest == a - b);
  RC_ASSERT(a.intersects(b) == common);
  RC_ASSERT(a.contains(b) == inside);
  RC_ASSERT((a == b) == (model(a) == model(b)));
  RC_ASSERT(CellSet::from_words(a.low(), a.high()) == a);
}

}  // namespace
}  // namespace shudu
