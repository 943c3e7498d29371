// Mistakes: the entries and notes of a player, compared with the solution.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <vector>

#include "shudu/logic/state.h"
#include "shudu/puzzle.h"

namespace shudu {

// The entries of a player that contradict the solution.
struct Mistakes {
  std::vector<logic::Candidate> wrong;  // digits that the player placed and that differ from the solution
  // Digits of the solution that the player removed from the candidates. Empty unless `wrong` is empty.
  std::vector<logic::Candidate> missing;
};
Mistakes mistakes(const Puzzle& puzzle, const logic::State& state, const Grid& solution);

// Removes the candidates that are not in `notes`, in cells that have notes.
void take_notes(const Candidates& notes, logic::State& state);

}  // namespace shudu
