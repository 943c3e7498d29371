#include <numeric>

#include "generate/methods.h"
#include "shudu/grid_index.h"

namespace shudu {

std::vector<MadePuzzle> scatter(const PuzzleWish& wish, Random& random, int attempts) {
  const auto sets = orbits(wish.symmetry);
  std::vector<std::size_t> order(sets.size());
  std::vector<MadePuzzle> made;
  for (int i = 0; i < attempts; ++i) {
    MadePuzzle one{{}, wish.solution ? *wish.solution : random_grid(random)};
    CellSet cells;
    if (wish.pattern) {
      cells = *wish.pattern;
    } else {
      const auto choices = static_cast<std::uint64_t>(wish.most_clues - wish.least_clues) + 1;
      const int clues = wish.least_clues + static_cast<int>(random.below(choices));
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
