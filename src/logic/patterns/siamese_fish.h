// Siamese fish: two fish of the same base houses that differ in cover houses and fins, told as one step.
#pragma once

#include <optional>
#include <vector>

#include "logic/patterns/fish_search.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

struct FoundFish {
  Fish fish;
  const Technique* technique = nullptr;
  int removed = 0;                // how many eliminations, of both fish together
  std::optional<Fish> twin = {};  // the other fish of a siamese one
};

// Adds the siamese fish of every two in the list that eliminate different things, and puts the list in the order of
// preference: most eliminations first, then the simplest fish. The technique is that of the fish found first.
// `by_first_cell`: fish differ when the first cells eliminated differ; otherwise cannibals come last in that order.
void join_siamese(std::vector<FoundFish>& found, bool by_first_cell);

}  // namespace shudu::logic
