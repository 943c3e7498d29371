// Siamese fish: two fish of the same base houses that differ in cover houses and fins, reported as one step.
#pragma once

#include <optional>
#include <vector>

#include "logic/patterns/fish_search.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct FoundFish {
  Fish fish;
  const Technique* technique = nullptr;
  int removed = 0;                // number of eliminations of both fish together
  std::optional<Fish> twin = {};  // the other fish of a siamese one
};

// Adds the siamese fish of every two in the list that eliminate different candidates. Sorts the list by preference:
// most eliminations first, then the simplest fish. The technique is that of the fish found first. Two fish count as
// different if their first eliminated cells differ. Without `by_first_cell`, cannibals count only if there is no other
// elimination.
void join_siamese(std::vector<FoundFish>& found, bool by_first_cell);

}  // namespace shudu::logic
