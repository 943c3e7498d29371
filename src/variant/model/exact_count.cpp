// Exact counts by houses (exact_count.h). A house has the value at most once, so the houses that can have it are counted
// instead of the cells.
#include "variant/model/exact_count.h"

#include <algorithm>

namespace shudu::variant {
namespace {

// The cells by the houses they are in. A cell in none of them is a group of its own.
std::vector<Cells> exact_count_groups(const Cells& cells, const std::vector<Cells>& houses) {
  std::vector<Cells> groups;
  Cells left = cells;
  for (const Cells& house : houses) {
    Cells group;
    std::erase_if(left, [&](Cell cell) {
      const bool is_in = std::find(house.begin(), house.end(), cell) != house.end();
      if (is_in) group.push_back(cell);
      return is_in;
    });
    if (!group.empty()) groups.push_back(std::move(group));
  }
  for (const Cell cell : left) groups.push_back({cell});
  return groups;
}

void post_count_by_groups(Model& model, const std::vector<Cells>& groups, std::size_t cells, int value, int times) {
  const int spare = static_cast<int>(groups.size()) - times;
  if (groups.size() == cells) return;
  if (spare < 0) return model.impossible();
  if (spare == 0) {
    for (const Cells& group : groups) model.count(group, model.shape().bit(value), 1, 1);
    return;
  }
  if (cells > 12 && spare > 3) return;  // would rarely find anything
  Count count{.cells = {}, .values = model.shape().bit(value), .least = times, .most = times};
  for (const Cells& group : groups) {
    count.group_sizes.push_back(group.size());
    count.cells.insert(count.cells.end(), group.begin(), group.end());
  }
  model.add({std::move(count)});
}

}  // namespace

void post_exact_count(Model& model, const Cells& cells, int value, int times) {
  const Shape& shape = model.shape();
  model.count(cells, shape.bit(value), times, times);
  Cells sorted = cells;
  std::sort(sorted.begin(), sorted.end());
  const bool repeats = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
  if (times < 1 || repeats || cells.size() >= 1024) return;
  std::vector<std::vector<Cells>> kinds = {shape.regions};
  if (shape.lines) kinds.insert(kinds.end(), {rows_of(shape), columns_of(shape)});
  for (const std::vector<Cells>& houses : kinds) {
    post_count_by_groups(model, exact_count_groups(cells, houses), cells.size(), value, times);
  }
}

}  // namespace shudu::variant
