// Constraints: everything that a generated puzzle can be required to have, in its clues and in its solution by logic.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"
#include "shudu/logic/technique.h"
#include "shudu/rating.h"

namespace shudu {

// The symmetry of the cells that hold clues.
enum class ClueSymmetry : std::uint8_t {
  none,
  rotate180,
  rotate90,
  horizontal,  // left and right
  vertical,    // top and bottom
  diagonal,    // from the top left corner
  antidiagonal,
  both_axes,
  both_diagonals,
  full,  // all eight symmetries of the square
};
inline constexpr std::string_view clue_symmetry_names[] = {"none",           "rotate180", "rotate90",     "horizontal",
                                                           "vertical",       "diagonal",  "antidiagonal", "both_axes",
                                                           "both_diagonals", "full"};
// The sets of cells that are filled or blank together.
std::vector<CellSet> orbits(ClueSymmetry symmetry);

// Constraints on the clues.
//
// The generator removes clues from a complete grid until no further one (no symmetric set of clues) can be removed.
// When a range of clues is given whose upper end is 26 or more, it stops at a number drawn from the range instead.
// Puzzles that need not be unique get 20 clues when no range is given.
struct ClueConstraints {
  ClueSymmetry symmetry = ClueSymmetry::none;
  int least_clues = 0, most_clues = 81;
  bool unique = true;                   // exactly one solution
  bool minimal = false;                 // every clue is necessary, even if a symmetry is required
  std::optional<CellSet> pattern = {};  // exactly these cells hold clues
  std::optional<Grid> solution = {};    // the puzzle has this solution

  bool has_clue_range() const { return least_clues > 0 || most_clues < Cell::count; }
};

// Constraints on the solution by logic. The path is HoDoKu's (hodoku_rating.h).
struct LogicConstraints {
  using Techniques = std::vector<const logic::Technique*>;

  std::optional<logic::Level> level = {};
  int least_er = 0, most_er = logic::explainer_unsolved;  // Sudoku Explainer's rating, in tenths
  std::vector<Techniques> uses = {};                      // the path uses at least one technique of each list
  Techniques hardest = {};                                // the path uses one of these, and none harder
  std::optional<Techniques> only = {};                    // these techniques alone solve the puzzle

  bool wants_path() const { return level || !uses.empty() || !hardest.empty(); }
  bool wants_rating() const { return least_er > 0 || most_er < logic::explainer_unsolved; }
  bool is_empty() const { return !wants_path() && !wants_rating() && !only; }
};

struct PuzzleConstraints {
  ClueConstraints clues = {};
  LogicConstraints logic = {};
};

// The reason why no puzzle can satisfy the constraints; empty if none is known.
std::optional<std::string> impossibility(const PuzzleConstraints& constraints);

// The first constraint that a puzzle does not satisfy.
enum class Unmet : std::uint8_t { nothing, clues, only, level, hardest, uses, rating };
inline constexpr int unmet_count = 7;

struct Examined {
  Unmet unmet = Unmet::nothing;
  int off = 0;  // the distance, if there is a measure: levels, tenths of a rating, clues
};
// Stops at the first constraint that fails, because most puzzles fail. Precondition: `solution` is the only solution.
Examined examine(const Grid& clues, const Grid& solution, const LogicConstraints& constraints);

}  // namespace shudu
