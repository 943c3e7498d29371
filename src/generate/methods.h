// Three methods to make puzzles. They do not check all constraints: the caller checks the number of clues, and whether
// the puzzle is minimal unless the method guarantees it. If `go_on`, which may be empty, returns false, there are no puzzles.
#pragma once

#include <functional>
#include <vector>

#include "shudu/generate.h"
#include "shudu/random.h"

namespace shudu {

// Removes clues from complete grids. Every puzzle has one solution.
std::vector<MadePuzzle> dig(const ClueConstraints& constraints, Random& random, int attempts,
                            const std::function<bool()>& go_on);
// Copies clues from random cells of complete grids. The puzzles have any number of solutions.
std::vector<MadePuzzle> scatter(const ClueConstraints& constraints, Random& random, int attempts);
// Changes the clues of a pattern until there is one solution; not every attempt succeeds.
std::vector<MadePuzzle> climb(CellSet pattern, Random& random, int attempts, const std::function<bool()>& go_on);

// Whether dig() removes clues until none can be removed. Otherwise it stops at a number drawn from the range of clues.
// Few clues are reached only by digging to the end.
inline bool digs_to_the_end(const ClueConstraints& constraints) {
  constexpr int reached_by_stopping = 26;
  return constraints.minimal || !constraints.has_clue_range() || constraints.most_clues < reached_by_stopping;
}
// Whether every puzzle of dig() is minimal: it has tried to remove each clue alone.
inline bool minimal_by_construction(const ClueConstraints& constraints) {
  return constraints.unique && !constraints.pattern && constraints.symmetry == ClueSymmetry::none &&
         digs_to_the_end(constraints);
}

// Chooses the method by the constraints.
std::vector<MadePuzzle> begin_puzzles(const ClueConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                                      int attempts, const std::function<bool()>& go_on = {});
// The minimal puzzles of the list.
std::vector<MadePuzzle> only_minimal(const std::vector<MadePuzzle>& made);

}  // namespace shudu
