#include "shudu/symmetry.h"

#include <algorithm>
#include <cassert>

#include "symmetry/canon.h"

namespace shudu {

namespace {

Canonical from_ties(const Grid& grid, const std::vector<Transform>& ties) {
  return {ties.front()(grid), ties.front(), ties.size()};
}

}  // namespace

std::vector<Transform> canonical_transforms(const Grid& grid, bool by_search) {
  return by_search ? symmetry::transforms_by_search(grid) : symmetry::transforms_by_table(grid);
}

Canonical canonical_grid(const Grid& grid) { return from_ties(grid, symmetry::transforms_by_table(grid)); }
Canonical canonical_grid_by_search(const Grid& grid) { return from_ties(grid, symmetry::transforms_by_search(grid)); }

Canonical canonical_puzzle(const Grid& clues, const Grid& solution, bool by_search) {
  assert(solution.extends(clues));
  Canonical best;
  best.automorphisms = 0;
  for (const Transform& transform : canonical_transforms(solution, by_search)) {
    const Grid form = transform(clues);
    if (best.automorphisms != 0 && best.form < form) continue;
    if (best.automorphisms == 0 || form != best.form) best = {form, transform, 0};
    ++best.automorphisms;
  }
  return best;
}

}  // namespace shudu
