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

std::vector<MadePuzzle> begin_puzzles(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t block, int attempts) {
  Random random = Random::of_block(seed, block);
  if (!wish.unique) return scatter(wish, random, attempts);
  if (!wish.pattern) return dig(wish, random, attempts);
  if (!wish.solution) return climb(*wish.pattern, random, attempts);
  std::vector<MadePuzzle> only = scatter(wish, random, 1);
  std::erase_if(only, [](const MadePuzzle& one) { return !has_unique_solution(one.clues); });
  return only;
}

std::vector<MadePuzzle> make_puzzles(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t block, int attempts) {
  std::vector<MadePuzzle> made = begin_puzzles(wish, seed, block, attempts);
  std::erase_if(made, [&wish](const MadePuzzle& one) {
    const int clues = one.clues.clue_count();
    return clues < wish.least_clues || clues > wish.most_clues;
  });
  return wish.minimal ? only_minimal(made) : made;
}

}  // namespace shudu
