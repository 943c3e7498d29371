// Groups of cells that see one another, for the bounds of sums. The larger the groups, the narrower the bounds. From each
// cell a group grows by the cell that sees the most of those that can still join, and the largest group of all is taken.
// Then the same is done with the cells that are left. To grow by the first cell that can join was worse: with 32 cells
// under anti-king the least sum was 94 instead of 98.
#include <algorithm>
#include <bit>

#include "variant/program/program.h"

namespace shudu::variant {

namespace {

using Places = std::uint64_t;  // a set of places in a list of cells

constexpr std::size_t most_tried = 64;

Places grown(int first, Places left, std::span<const Places> seen) {
  Places group = Places{1} << first;
  for (Places joining = left & seen[static_cast<std::size_t>(first)]; joining != 0;) {
    int best = 0, most = -1;
    for (Places rest = joining; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const int others = std::popcount(joining & seen[static_cast<std::size_t>(place)]);
      if (others > most) most = others, best = place;
    }
    group |= Places{1} << best;
    joining &= seen[static_cast<std::size_t>(best)];
  }
  return group;
}

void add_groups(std::span<const Cell> cells, const Sees& sees, std::vector<Cells>& groups) {
  std::vector<Places> seen(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = 0; k < cells.size(); ++k) {
      if (i != k && sees(cells[i], cells[k])) seen[i] |= Places{1} << k;
    }
  }
  for (Places left = ~Places{0} >> (most_tried - cells.size()); left != 0;) {
    Places best = 0;
    for (Places rest = left; rest != 0; rest &= rest - 1) {
      const Places group = grown(std::countr_zero(rest), left, seen);
      if (std::popcount(group) > std::popcount(best)) best = group;
      if (best == left) break;
    }
    left &= ~best;
    Cells& group = groups.emplace_back();
    for (; best != 0; best &= best - 1) group.push_back(cells[static_cast<std::size_t>(std::countr_zero(best))]);
  }
}

}  // namespace

std::vector<Cells> groups_of(const Cells& cells, const Sees& sees) {
  std::vector<Cells> groups;
  for (std::size_t at = 0; at < cells.size(); at += most_tried) {
    add_groups(std::span{cells}.subspan(at, std::min(most_tried, cells.size() - at)), sees, groups);
  }
  std::ranges::stable_sort(groups, std::ranges::greater{}, &Cells::size);
  return groups;
}

}  // namespace shudu::variant
