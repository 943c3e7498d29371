// Searches a classic puzzle by its candidates if the source gives them, otherwise by its clues. Puzzles with pencil marks
// are answered by the engine that variant::suits_classic_engine chooses. Of several solutions the one that the classic
// engine finds is reported, which is the same on every target: the variant engine finds another on each lane width.
#pragma once

#include "shudu/census.h"
#include "shudu/puzzle.h"
#include "shudu/search.h"

namespace shudu {

SearchResult search_puzzle(const Puzzle& puzzle, std::uint64_t limit);
// The same for a puzzle with pencil marks, where the engine of variants is linked (linked.h).
SearchResult search_marks(const Puzzle& puzzle, std::uint64_t limit);

// In lexicographic order, which only the classic engine has.
inline SearchResult enumerate_puzzle(const Puzzle& puzzle, const OnSolution& on_solution) {
  return puzzle.candidates ? enumerate(*puzzle.candidates, on_solution) : enumerate(puzzle.clues, on_solution);
}

// Whether the source allows fewer digits than the clues do. Candidates that only repeat what the clues say do not count.
inline bool has_candidates_of_its_own(const Puzzle& puzzle) {
  return puzzle.candidates && *puzzle.candidates != Candidates{puzzle.clues};
}

// The exact number of solutions, or the limit if there are more. Empty if `go_on` returned false. The solutions that
// candidates allow are counted one by one. Precondition: limit > 0.
std::optional<Whole> count_puzzle(const Puzzle& puzzle, const CountOptions& options);

}  // namespace shudu
