// Redundant clues, and the minimal puzzles that are left when redundant clues are removed.
#include <algorithm>

#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {

CellSet redundant_clues(const Grid& clues) { return redundant_clues(std::span{&clues, 1}).front(); }

// For each clue, the puzzle without it is searched for a solution with another digit in that cell. These searches run
// together in batches: large enough for the bulk search, small enough for memory.
std::vector<CellSet> redundant_clues(std::span<const Grid> puzzles) {
  constexpr std::size_t at_once = 4096;
  std::vector<CellSet> redundant(puzzles.size());
  std::vector<Grid> fewer;
  std::vector<Barred> left_out;
  std::vector<std::size_t> of_puzzle;
  std::vector<Answer> answers;
  const auto search_them = [&] {
    answers.resize(fewer.size());
    search_all(fewer, left_out, answers, 1);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (answers[i].count == 0) redundant[of_puzzle[i]].insert(left_out[i].cell);
    }
    fewer.clear();
    left_out.clear();
    of_puzzle.clear();
  };
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    for (Cell cell : puzzles[i].filled()) {
      fewer.push_back(puzzles[i]);
      fewer.back().clear(cell);
      left_out.push_back({cell, puzzles[i][cell]});
      of_puzzle.push_back(i);
    }
    if (fewer.size() >= at_once) search_them();
  }
  search_them();
  return redundant;
}

Grid minimal_puzzle(const Grid& clues, const std::vector<Cell>& order) {
  Grid puzzle = clues;
  // A clue that is needed now stays needed, because fewer clues have more solutions.
  CellSet redundant = redundant_clues(puzzle);
  for (Cell cell : order) {
    if (!redundant.contains(cell)) continue;
    puzzle.clear(cell);
    if (!has_unique_solution(puzzle)) puzzle.set(cell, clues[cell]);
  }
  return puzzle;
}

namespace {

// Cells are removed in ascending order, so every set of removed clues is reached once.
bool take_away(const Grid& puzzle, int from, const std::function<bool(const Grid&)>& on_puzzle, const Watch& watch) {
  if (watch && !watch(-1, 0)) return false;
  const CellSet redundant = redundant_clues(puzzle);
  if (redundant.empty()) return on_puzzle(puzzle);
  for (Cell cell : redundant) {
    if (cell.index() < from) continue;
    Grid fewer = puzzle;
    fewer.clear(cell);
    if (!take_away(fewer, cell.index() + 1, on_puzzle, watch)) return false;
  }
  return true;
}

}  // namespace

void all_minimal_puzzles(const Grid& clues, const std::function<bool(const Grid&)>& on_puzzle, const Watch& watch) {
  take_away(clues, 0, on_puzzle, watch);
}

}  // namespace shudu
