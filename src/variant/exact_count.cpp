// Exact counts by houses (exact_count.h). The cells are read house by house. The automaton remembers how often the value
// has occurred, and whether it has in the present house.
#include "variant/exact_count.h"

#include <algorithm>
#include <map>

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
  if (cells > 12 && spare > 3) return;  // a large automaton that would rarely find anything
  Cells order;
  std::vector<bool> begins;  // whether the cell is the first of its group
  for (const Cells& group : groups) {
    for (std::size_t i = 0; i < group.size(); i++) begins.push_back(i == 0);
    order.insert(order.end(), group.begin(), group.end());
  }
  // States: (place × 1024 + how often) × 2 + whether the value is in the present group.
  const auto next = [&](int state, int one) {
    const auto place = static_cast<std::size_t>(state / 2048);
    if (place >= begins.size()) return no_state;
    const int count = state / 2 % 1024 + (one == value ? 1 : 0);
    const bool was_used = state % 2 != 0 && !begins[place];
    if (count > times || (was_used && one == value)) return no_state;
    return ((static_cast<int>(place) + 1) * 1024 + count) * 2 + (was_used || one == value ? 1 : 0);
  };
  Automaton automaton = automaton_of(model.shape(), 0, next, [&](int state) { return state / 2 % 1024 == times; });
  if (automaton.states > 0) model.along(std::move(order), std::move(automaton));
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
