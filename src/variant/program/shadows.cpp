// Shadows: which cells outside a group see several of its cells. If all places that are left to a value of the group are
// among those, the cell cannot have the value. Pointing and claiming are the usual case: a cell of a row sees three cells
// of a box.
#include <algorithm>
#include <bit>
#include <cassert>

#include "variant/program/program.h"

namespace shudu::variant {

std::vector<Shadow> shadows_of(const Cells& cells, const Sees& sees) {
  assert(!cells.empty() && cells.size() <= 32);
  std::vector<std::uint32_t> rests(static_cast<std::size_t>(sees.cells()), ~std::uint32_t{0} >> (32 - cells.size()));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto seen = sees.row(cells[i]);
    for (std::size_t c = 0; c < rests.size(); ++c) rests[c] &= ~(std::uint32_t{seen[c]} << i);
  }
  std::vector<Shadow> shadows;
  for (std::size_t c = 0; c < rests.size(); ++c) {
    const auto outside = static_cast<Cell>(c);
    const bool sees_several = static_cast<std::size_t>(std::popcount(rests[c])) + 2 <= cells.size();
    if (sees_several && std::ranges::find(cells, outside) == cells.end()) shadows.push_back({rests[c], outside});
  }
  std::ranges::stable_sort(shadows, {}, &Shadow::rest);
  return shadows;
}

void add_shadows(Program& program, const Sees& sees) {
  std::vector<Cells> houses;
  std::vector<std::vector<std::uint16_t>> houses_of_cell(static_cast<std::size_t>(program.cells));
  for (const Item& item : program.items) {
    const auto* different = std::get_if<DifferentItem>(&item.kind);
    if (different == nullptr || !different->full) continue;
    for (const Cell cell : item.cells) houses_of_cell[cell].push_back(static_cast<std::uint16_t>(houses.size()));
    houses.push_back(item.cells);
  }
  std::vector<std::uint32_t> outside(houses.size());  // the places of a house that are not in another one
  for (const Cells& house : houses) {
    outside.assign(houses.size(), ~std::uint32_t{0} >> (32 - house.size()));
    for (std::size_t i = 0; i < house.size(); ++i) {
      for (const std::uint16_t other : houses_of_cell[house[i]]) outside[other] &= ~(std::uint32_t{1} << i);
    }
    std::vector<Shadow> shadows = shadows_of(house, sees);
    std::erase_if(shadows, [&](const Shadow& shadow) {
      return std::ranges::any_of(houses_of_cell[shadow.cell],
                                 [&](std::uint16_t other) { return outside[other] == shadow.rest; });
    });
    if (!shadows.empty()) program.items.push_back({house, ShadowsItem{std::move(shadows)}});
  }
}

}  // namespace shudu::variant
