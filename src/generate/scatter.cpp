// Puzzles with any number of solutions: clues at random cells of random grids.
#include <numeric>

#include "generate/methods.h"
#include "shudu/census.h"

namespace shudu {

std::vector<MadePuzzle> scatter(const ClueConstraints& constraints, Random& random, int attempts) {
  constexpr int usual_clues = 20;
  const int least = constraints.has_clue_range() ? constraints.least_clues : usual_clues;
  const int most = constraints.has_clue_range() ? constraints.most_clues : usual_clues;
  const auto sets = orbits(constraints.symmetry);
  std::vector<std::size_t> order(sets.size());
  std::vector<MadePuzzle> made;
  for (int i = 0; i < attempts; ++i) {
    MadePuzzle one{{}, constraints.solution ? *constraints.solution : random_grid(random)};
    CellSet cells;
    if (constraints.pattern) {
      cells = *constraints.pattern;
    } else {
      const auto choices = static_cast<std::uint64_t>(most - least) + 1;
      const int clues = least + static_cast<int>(random.below(choices));
      std::iota(order.begin(), order.end(), std::size_t{0});
      random.shuffle(std::span{order});
      for (std::size_t k : order) {
        if (cells.size() + sets[k].size() <= clues) cells |= sets[k];
      }
    }
    for (Cell cell : cells) one.clues.set(cell, one.solution[cell]);
    made.push_back(one);
  }
  return made;
}

}  // namespace shudu
