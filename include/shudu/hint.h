// Hint: the next step for a player, from the player's own grid and candidates. Mistakes there are reported first.
//
// All functions may be called from several threads at once.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"
#include "shudu/logic.h"
#include "shudu/words.h"

namespace shudu {

// Where an entry is not the solution's, or the solution's digit is not among a cell's candidates.
struct Mistakes {
  std::vector<logic::Candidate> wrong;  // digits that the player has placed, and should not have
  std::vector<logic::Candidate>
      missing;  // candidates that the player has removed, and should not have; when nothing is wrong
};
Mistakes mistakes(const Puzzle& puzzle, const logic::State& state, const Grid& solution);

struct Hint {
  enum class Status : std::uint8_t { step, wrong, missing, solved, stuck, invalid, no_solution };
  Status status = Status::stuck;
  Puzzle puzzle;
  logic::State state;  // the board that the hint is for
  Mistakes mistakes = {};
  std::optional<logic::Step> step = {};
};

struct HintOptions {
  std::span<const logic::Technique* const> techniques;
  bool uniqueness = true;  // where the clues have one solution
  bool notes = true;       // the player's marks say what is possible, where there are any
};
Hint find_hint(const Puzzle& puzzle, const HintOptions& options);

// Leaves of the candidates those that are noted, in the cells where something is.
void take_notes(const Candidates& notes, logic::State& state);

std::string describe(const Hint& hint, logic::Language language, logic::Depth depth);
// "step", "wrong", …
std::string_view id(Hint::Status status);

}  // namespace shudu
