// Puzzles that satisfy constraints on their clues, by the method that suits the constraints (methods.h).
#include "generate/methods.h"
#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {

std::vector<MadePuzzle> only_minimal(const std::vector<MadePuzzle>& made) {
  std::vector<Grid> clues;
  for (const MadePuzzle& one : made) clues.push_back(one.clues);
  const std::vector<CellSet> redundant = redundant_clues(clues);
  std::vector<MadePuzzle> minimal;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (redundant[i].empty()) minimal.push_back(made[i]);
  }
  return minimal;
}

std::vector<MadePuzzle> begin_puzzles(const ClueConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                                      int attempts, const std::function<bool()>& go_on) {
  Random random = Random::of_block(seed, block);
  if (!constraints.unique) return scatter(constraints, random, attempts);
  if (!constraints.pattern) return dig(constraints, random, attempts, go_on);
  if (!constraints.solution) return climb(*constraints.pattern, random, attempts, go_on);
  std::vector<MadePuzzle> only = scatter(constraints, random, 1);
  std::erase_if(only, [](const MadePuzzle& one) { return !has_unique_solution(one.clues); });
  return only;
}

int attempts_in_block(const ClueConstraints& constraints) {
  if (constraints.pattern && constraints.unique) return constraints.solution ? 1 : 16;
  return 2048;
}

std::vector<MadePuzzle> make_puzzles(const ClueConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                                     int attempts) {
  std::vector<MadePuzzle> made = begin_puzzles(constraints, seed, block, attempts);
  std::erase_if(made, [&constraints](const MadePuzzle& one) {
    const int clues = one.clues.clue_count();
    return clues < constraints.least_clues || clues > constraints.most_clues;
  });
  return constraints.minimal && !minimal_by_construction(constraints) ? only_minimal(made) : made;
}

}  // namespace shudu
