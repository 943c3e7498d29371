// Puzzles that satisfy constraints on their clues.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

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

// The reason why no puzzle, or not as many different ones, can satisfy the constraints; empty if none is known.
std::optional<std::string> clue_impossibility(const ClueConstraints& constraints, std::uint64_t wanted = 1);

struct MadePuzzle {
  Grid clues;
  Grid solution;  // one solution, if there are several
};

// Makes `attempts` attempts and returns the puzzles that satisfy the constraints.
std::vector<MadePuzzle> make_puzzles(const ClueConstraints& constraints, std::uint64_t seed, std::uint64_t block,
                                     int attempts);

// The number of attempts of a block of puzzles. Large blocks are efficient for the search.
int attempts_in_block(const ClueConstraints& constraints);

// Finds repeated puzzles. A puzzle can be made twice only if the grid or the pattern is given, so puzzles are
// remembered only then. Use an object from one thread at a time.
class Repeats {
 public:
  explicit Repeats(const ClueConstraints& constraints) : possible_(constraints.solution || constraints.pattern) {}

  // Whether the puzzle comes for the first time.
  bool is_new(const MadePuzzle& puzzle) { return !possible_ || seen_.insert(puzzle.clues).second; }

 private:
  bool possible_;
  std::set<Grid> seen_;
};

}  // namespace shudu
