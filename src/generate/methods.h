// The ways in which puzzles are begun. Not all that they give is as wished: numbers of clues and minimality are for the
// caller to look at.
#pragma once

#include <vector>

#include "shudu/generate.h"
#include "shudu/random.h"

namespace shudu {

// Clues are taken from complete grids. One solution each.
std::vector<MadePuzzle> dig(const PuzzleWish& wish, Random& random, int attempts);
// As many clues as wished are put into random cells. Any number of solutions.
std::vector<MadePuzzle> scatter(const PuzzleWish& wish, Random& random, int attempts);
// The clues of a pattern are changed until there is one solution; not every attempt succeeds.
std::vector<MadePuzzle> climb(CellSet pattern, Random& random, int attempts);

// Whichever is right for the wish.
std::vector<MadePuzzle> begin_puzzles(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t block, int attempts);
// Those without a clue that could go.
std::vector<MadePuzzle> only_minimal(const std::vector<MadePuzzle>& made);

}  // namespace shudu
