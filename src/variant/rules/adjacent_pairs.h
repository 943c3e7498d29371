// The pairs of cells of the grid that share an edge, the smaller cell first, and those of them that no clue marks.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>
#include <vector>

#include "shudu/variant.h"

namespace shudu::variant {

using CellPair = std::pair<Cell, Cell>;

inline std::vector<CellPair> adjacent_pairs(const Shape& shape) {
  std::vector<CellPair> pairs;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (!in_grid(shape, cell)) continue;
    for (const Cell other : neighbours(shape, cell)) {
      if (cell < other) pairs.emplace_back(cell, other);
    }
  }
  return pairs;
}

// Clues inside branches mark nothing, because it is not known whether they hold.
inline std::vector<CellPair> unmarked_pairs(const Puzzle& puzzle, std::initializer_list<const Rule*> marks) {
  std::set<CellPair> marked;
  for (const Clue& clue : puzzle.clues) {
    if (std::find(marks.begin(), marks.end(), clue.rule) == marks.end()) continue;
    marked.emplace(std::minmax(clue.parts[0][0], clue.parts[0][1]));
  }
  std::vector<CellPair> pairs = adjacent_pairs(puzzle.shape);
  std::erase_if(pairs, [&](const CellPair& pair) { return marked.contains(pair); });
  return pairs;
}

}  // namespace shudu::variant
