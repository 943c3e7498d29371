#include <algorithm>

#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {

CellSet redundant_clues(const Grid& clues) {
  std::vector<Grid> fewer;
  std::vector<Cell> left_out;
  for (Cell cell : clues.filled()) {
    fewer.push_back(clues);
    fewer.back().clear(cell);
    left_out.push_back(cell);
  }
  std::vector<Answer> answers(fewer.size());
  search_all(fewer, answers, 2);
  CellSet redundant;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i].count == 1) redundant.insert(left_out[i]);
  }
  return redundant;
}

Grid minimal_puzzle(const Grid& clues, const std::vector<Cell>& order) {
  Grid puzzle = clues;
  // A clue that is needed now is needed for ever: fewer clues have more solutions.
  CellSet redundant = redundant_clues(puzzle);
  for (Cell cell : order) {
    if (!redundant.contains(cell)) continue;
    puzzle.clear(cell);
    if (!has_unique_solution(puzzle)) puzzle.set(cell, clues[cell]);
  }
  return puzzle;
}

namespace {

// Every set of clues to take away is reached once: in ascending order of cells.
bool take_away(const Grid& puzzle, int from, const std::function<bool(const Grid&)>& on_puzzle) {
  const CellSet redundant = redundant_clues(puzzle);
  if (redundant.empty()) return on_puzzle(puzzle);
  for (Cell cell : redundant) {
    if (cell.index() < from) continue;
    Grid fewer = puzzle;
    fewer.clear(cell);
    if (!take_away(fewer, cell.index() + 1, on_puzzle)) return false;
  }
  return true;
}

}  // namespace

void all_minimal_puzzles(const Grid& clues, const std::function<bool(const Grid&)>& on_puzzle) {
  take_away(clues, 0, on_puzzle);
}

}  // namespace shudu
