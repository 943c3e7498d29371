// Structure: unavoidable sets of a grid, redundant clues, minimal puzzles inside a puzzle, and backdoors.
//
// A watch is asked every few milliseconds. If it returns false, the function ends at once, and its result means nothing.
//
// Thread safety: all functions may be called from several threads at once. A watch is called on the calling thread.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "shudu/board.h"
#include "shudu/watch.h"

namespace shudu {

// Unavoidable sets: sets of cells whose digits can be permuted among them to give another valid grid. Every puzzle with
// this grid as its only solution has a clue in each of them. Returns all sets of up to `most` cells that contain no
// smaller unavoidable set, ordered by size. 12 cells take some hundredths of a second. Every two more cells take six
// times as long. Precondition: the grid is complete and has no conflict.
std::vector<CellSet> unavoidable_sets(const Grid& grid, int most, const Watch& watch = {});

// The clues that can each be removed, one at a time, without giving a second solution. Precondition: the puzzle has one
// solution.
CellSet redundant_clues(const Grid& clues);
// The same for many puzzles. This is much faster than one call for each puzzle.
std::vector<CellSet> redundant_clues(std::span<const Grid> puzzles);
// A minimal puzzle with the same solution whose clues are a subset of `clues`. Clues are removed in the given order of
// cells. Precondition: the puzzle has one solution.
Grid minimal_puzzle(const Grid& clues, const std::vector<Cell>& order);
// Reports all such minimal puzzles, until `on_puzzle` returns false. Their number grows fast with redundant clues.
void all_minimal_puzzles(const Grid& clues, const std::function<bool(const Grid&)>& on_puzzle, const Watch& watch = {});

// Whether naked and hidden singles alone solve the puzzle.
bool falls_to_singles(const Grid& clues);
// Backdoors: sets of blank cells. When they are filled with the digits of the solution, singles solve the puzzle.
// Returns all sets of the smallest size. If singles solve the puzzle without them, the result is one empty set. If more
// than `most` cells are needed, the result has no sets.
std::vector<CellSet> backdoors(const Grid& clues, const Grid& solution, int most, const Watch& watch = {});

}  // namespace shudu
