// Structure: what makes a puzzle what it is. Which sets of cells every puzzle of a grid must touch, which clues can go,
// which cells are the key.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

namespace shudu {

// Unavoidable sets: cells whose digits can be exchanged among themselves, giving another grid. Every puzzle with this
// grid as its only solution has a clue in each of them. All that contain no smaller one, up to `most` cells, by size.
// 12 cells take some hundredths of a second, each two more six times as long. Precondition: a complete grid without
// conflicts.
std::vector<CellSet> unavoidable_sets(const Grid& grid, int most);

// The clues without which the solution would still be the only one, each alone. Precondition: one solution.
CellSet redundant_clues(const Grid& clues);
// The same for many puzzles, much faster than one by one.
std::vector<CellSet> redundant_clues(std::span<const Grid> puzzles);
// A puzzle inside `clues` with the same solution from which nothing can be taken: clues are tried in the given order of
// cells. Precondition: one solution.
Grid minimal_puzzle(const Grid& clues, const std::vector<Cell>& order);
// All of them, until `on_puzzle` returns false. Their number grows fast with redundant clues.
void all_minimal_puzzles(const Grid& clues, const std::function<bool(const Grid&)>& on_puzzle);

// Whether naked and hidden singles alone solve the puzzle.
bool falls_to_singles(const Grid& clues);
// Backdoors: the smallest sets of blank cells that, filled in, let the puzzle fall to singles. All of the smallest
// size; one empty set when it falls by itself, nothing when more than `most` cells are needed.
std::vector<CellSet> backdoors(const Grid& clues, const Grid& solution, int most);

}  // namespace shudu
