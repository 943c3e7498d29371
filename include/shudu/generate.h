// Generation: puzzles that satisfy constraints, complete grids in order, and the puzzles close to a given puzzle.
//
//   const ClueConstraints constraints{.symmetry = ClueSymmetry::rotate180, .most_clues = 30};
//   for (const MadePuzzle& one : make_puzzles(constraints, 1, 0, 100)) std::puts(to_line(one.clues).c_str());
//
// With constraints on the solution by logic:
//
//   const PuzzleConstraints constraints{.clues = {.symmetry = ClueSymmetry::rotate180},
//                                       .logic = {.level = logic::Level::hard}};
//   std::vector<MadePuzzle> found;
//   for (std::uint64_t block = 0; found.size() < 10; ++block) {
//     for (const MadePuzzle& one : make_block(constraints, seed, block).made) found.push_back(one);
//   }
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/generate/constraints.h"
#include "shudu/generate/grids.h"
#include "shudu/generate/puzzles.h"
#include "shudu/generate/vicinity.h"
