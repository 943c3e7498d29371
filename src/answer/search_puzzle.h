// Searches a puzzle by its candidates if the source gives them, otherwise by its clues.
#pragma once

#include "shudu/format.h"
#include "shudu/search.h"

namespace shudu {

inline SearchResult search_puzzle(const Puzzle& puzzle, std::uint64_t limit) {
  return puzzle.candidates ? search(*puzzle.candidates, limit) : search(puzzle.clues, limit);
}

inline SearchResult enumerate_puzzle(const Puzzle& puzzle, const OnSolution& on_solution) {
  return puzzle.candidates ? enumerate(*puzzle.candidates, on_solution) : enumerate(puzzle.clues, on_solution);
}

}  // namespace shudu
