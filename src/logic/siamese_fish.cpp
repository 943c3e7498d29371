#include "logic/siamese_fish.h"

#include <algorithm>
#include <tuple>

namespace shudu::logic {

namespace {

Cell first_elimination(const Fish& fish, bool by_first_cell) {
  if (by_first_cell || fish.eliminations.empty()) return (fish.eliminations | fish.cannibals).first();
  return fish.eliminations.first();
}

FoundFish joined(const FoundFish& a, const FoundFish& b) {
  FoundFish both = a;
  both.siamese = true;
  both.removed += b.removed;
  both.fish.cover |= b.fish.cover;
  both.fish.fins |= b.fish.fins;
  both.fish.body = (a.fish.body | b.fish.body) - both.fish.fins;
  both.fish.eliminations |= b.fish.eliminations;
  both.fish.cannibals |= b.fish.cannibals;
  return both;
}

auto complexity(const FoundFish& found) {
  return std::tuple{-found.removed,
                    found.technique->hodoku.index,
                    found.fish.cannibals.size(),
                    found.fish.endo_fins.size(),
                    found.fish.fins.size(),
                    found.fish.digit};
}

}  // namespace

void join_siamese(std::vector<FoundFish>& found, bool by_first_cell) {
  const std::size_t count = found.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      const Fish &a = found[i].fish, &b = found[j].fish;
      if (a.base != b.base || a.digit != b.digit) continue;
      if (first_elimination(a, by_first_cell) != first_elimination(b, by_first_cell)) {
        found.push_back(joined(found[i], found[j]));
      }
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const FoundFish& a, const FoundFish& b) { return complexity(a) < complexity(b); });
}

}  // namespace shudu::logic
