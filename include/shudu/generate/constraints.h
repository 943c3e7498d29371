// Constraints: everything that a generated puzzle can be required to have, in its clues and in its solution by logic.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/generate/clues.h"
#include "shudu/logic/technique.h"
#include "shudu/rating.h"

namespace shudu {

// Constraints on the solution by logic. The path is HoDoKu's (rating.h).
struct LogicConstraints {
  using Techniques = std::vector<const logic::Technique*>;

  std::optional<logic::Level> level = {};
  int least_er = 0, most_er = logic::explainer_unsolved;  // Sudoku Explainer's rating, in tenths
  int least_minutes = 0, most_minutes = any_minutes;      // of an average player, in tenths
  std::vector<Techniques> uses = {};                      // the path uses at least one technique of each list
  Techniques hardest = {};                                // the path uses one of these, and none harder
  std::optional<Techniques> only = {};                    // these techniques alone solve the puzzle

  static constexpr int any_minutes = 1'000'000;
  bool wants_minutes() const { return least_minutes > 0 || most_minutes < any_minutes; }
  bool wants_path() const { return level || !uses.empty() || !hardest.empty(); }
  bool wants_rating() const { return least_er > 0 || most_er < logic::explainer_unsolved; }
  bool is_empty() const { return !wants_path() && !wants_rating() && !wants_minutes() && !only; }
};

struct PuzzleConstraints {
  ClueConstraints clues = {};
  LogicConstraints logic = {};
};

// The reason why no puzzle, or not as many different ones, can satisfy the constraints; empty if none is known.
std::optional<std::string> impossibility(const PuzzleConstraints& constraints, std::uint64_t wanted = 1);

// The first constraint that a puzzle does not satisfy.
enum class Unmet : std::uint8_t { nothing, clues, only, minutes, level, hardest, uses, rating };
inline constexpr int unmet_count = 8;

struct Examined {
  Unmet unmet = Unmet::nothing;
  int off = 0;  // the distance, if there is a measure: levels, tenths of a rating or of a minute, clues
};
// Stops at the first constraint that fails, because most puzzles fail. Precondition: `solution` is the only solution.
Examined examine(const Grid& clues, const Grid& solution, const LogicConstraints& constraints);

}  // namespace shudu
