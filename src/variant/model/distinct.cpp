// Distinct cells: groups of the shape that contain them (distinct.h).
#include "variant/model/distinct.h"

#include <algorithm>

namespace shudu::variant {

int distinct_among(const Shape& shape, const Cells& cells) {
  std::vector<bool> wanted(shape.cells());
  for (const Cell cell : cells) wanted[cell] = true;
  int most = cells.empty() ? 0 : 1;
  const auto look = [&](const std::vector<Cells>& groups) {
    for (const Cells& group : groups) {
      const auto inside = std::count_if(group.begin(), group.end(), [&](Cell cell) { return wanted[cell]; });
      most = std::max(most, static_cast<int>(inside));
    }
  };
  look(shape.regions);
  if (shape.lines) {
    look(rows_of(shape));
    look(columns_of(shape));
  }
  return most;
}

bool all_distinct(const Shape& shape, const Cells& cells) {
  return distinct_among(shape, cells) == static_cast<int>(cells.size());
}

std::optional<std::vector<Values>> sets_of(const Shape& shape, int size,
                                           const std::function<bool(Values set)>& condition, int most) {
  std::vector<Values> sets;
  if (size < 0 || size > shape.values) return sets;
  if (size == 0) {
    if (condition(0)) sets.push_back(0);
    return sets;
  }
  const std::uint64_t end = std::uint64_t{1} << shape.values;
  int tried = 0;
  for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < end;) {
    if (++tried > most) return std::nullopt;
    if (condition(static_cast<Values>(set))) sets.push_back(static_cast<Values>(set));
    // The next number with equally many bits.
    const std::uint64_t lowest = set & -set;
    const std::uint64_t carried = set + lowest;
    set = carried | (((set ^ carried) >> 2) / lowest);
  }
  return sets;
}

std::vector<int> members(const Shape& shape, Values set) {
  std::vector<int> values;
  for (int i = 0; i < shape.values; i++) {
    if (set >> i & 1) values.push_back(shape.lowest + i);
  }
  return values;
}

SumRange sum_range(const Shape& shape, int cells, bool different) {
  if (!different) return {cells * shape.lowest, cells * shape.highest()};
  const int steps = cells * (cells - 1) / 2;
  return {cells * shape.lowest + steps, cells * shape.highest() - steps};
}

}  // namespace shudu::variant
