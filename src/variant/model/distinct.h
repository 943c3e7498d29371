// Distinct: which cells differ by the shape alone, and the sets of values that such cells can hold.
//
// Rules use it to find stronger constraints. Other rules of the puzzle are not considered.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

// The largest number of the cells that lie in one row, column or region and so have different values. A cell that
// occurs twice counts once.
int distinct_among(const Shape& shape, const Cells& cells);
// Whether all cells lie in one row, column or region.
bool all_distinct(const Shape& shape, const Cells& cells);

// The sets of `size` values that satisfy the condition. Empty if there are more than `most` sets of the size to try.
std::optional<std::vector<Values>> sets_of(const Shape& shape, int size,
                                           const std::function<bool(Values set)>& condition, int most = 20000);
// The actual values of a set, in ascending order.
std::vector<int> members(const Shape& shape, Values set);

// The smallest and the largest sum of so many cells: different values, or any.
struct SumRange {
  int least = 0, most = 0;
};
SumRange sum_range(const Shape& shape, int cells, bool different);

}  // namespace shudu::variant
