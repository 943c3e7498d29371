// Hint: the next step for a player, found from the player's own digits and candidates. If they contain mistakes, the
// hint reports the mistakes instead.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic.h"
#include "shudu/logic_start.h"
#include "shudu/mistakes.h"
#include "shudu/puzzle.h"
#include "shudu/words.h"

namespace shudu {

struct Hint {
  enum class Status : std::uint8_t { step, wrong, missing, solved, stuck, invalid, no_solution };
  Status status = Status::stuck;
  Puzzle puzzle;
  logic::State state;  // the board that the hint is for
  // 0, 1, or 2 for several, as in LogicStart. If there are several, only entries that conflict are known to be wrong, and
  // `mistakes` has all of them.
  std::uint64_t solutions = 0;
  Mistakes mistakes = {};
  std::optional<logic::Step> step = {};
};

struct HintOptions {
  std::span<const logic::Technique* const> techniques;  // for the order `own`
  bool uniqueness = true;            // use techniques that rely on uniqueness, if the clues have one solution
  bool notes = true;                 // use the player's notes as the candidates, in cells that have notes
  PathOrder order = PathOrder::own;  // the step is the first that this order finds
};
// `go_on` is called before every technique, with a negative share because it is unknown. If it returns false, the status
// is `stuck`.
Hint find_hint(const Puzzle& puzzle, const HintOptions& options,
               const std::function<bool(double done, std::uint64_t count)>& go_on = nullptr);

std::string describe(const Hint& hint, Language language, logic::Depth depth);
// "step", "wrong", …
std::string_view id(Hint::Status status);

}  // namespace shudu
