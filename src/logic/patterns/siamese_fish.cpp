#include "logic/patterns/siamese_fish.h"

#include <algorithm>
#include <tuple>

namespace shudu::logic {

namespace {

Cell first_elimination(const Fish& fish, bool by_first_cell) {
  if (by_first_cell || fish.eliminations.empty()) return (fish.eliminations | fish.cannibals).first();
  return fish.eliminations.first();
}

auto complexity(const FoundFish& found) {
  const int fins = found.fish.fins.size() + (found.twin ? (found.twin->fins - found.twin->endo_fins).size() : 0);
  return std::tuple{
      -found.removed,  found.technique->hodoku.index, found.fish.cannibals.size(), found.fish.endo_fins.size(), fins,
      found.fish.digit};
}

}  // namespace

void join_siamese(std::vector<FoundFish>& found, bool by_first_cell) {
  const std::size_t count = found.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      const Fish a = found[i].fish, b = found[j].fish;
      if (a.base != b.base || a.digit != b.digit) continue;
      if (first_elimination(a, by_first_cell) != first_elimination(b, by_first_cell)) {
        found.push_back(
            {.fish = a, .technique = found[i].technique, .removed = found[i].removed + found[j].removed, .twin = b});
      }
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const FoundFish& a, const FoundFish& b) { return complexity(a) < complexity(b); });
}

}  // namespace shudu::logic
