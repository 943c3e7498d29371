// Generation: complete grids in order, and puzzles.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

namespace shudu {

// Receives the next grids, one or more; returns whether to go on.
using OnGrids = std::function<bool(std::span<const Grid>)>;

// Complete grids in lexicographic order, each once, until `on_grids` returns false: those whose first cells hold the
// digits of `prefix` (81 or fewer, each 1..9), and, with `after`, only those that come after it. They come in groups
// that share their first six rows. Some 30 million a second, in no memory to speak of. Returns how many there were.
std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids);

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
  full,  // all of them
};
inline constexpr std::string_view clue_symmetry_names[] = {"none",           "rotate180", "rotate90",     "horizontal",
                                                           "vertical",       "diagonal",  "antidiagonal", "both_axes",
                                                           "both_diagonals", "full"};
// The sets of cells that are filled or blank together.
std::vector<CellSet> orbits(ClueSymmetry symmetry);

// What is wished of a puzzle, as far as its clues go.
struct PuzzleWish {
  ClueSymmetry symmetry = ClueSymmetry::none;
  int least_clues = 0, most_clues = 81;
  bool unique = true;    // exactly one solution
  bool dig = true;       // take clues away until none can go (none of the symmetric sets of them); otherwise stop
                         // at a number of clues drawn from the range
  bool minimal = false;  // no clue can go, whatever the symmetry
  std::optional<CellSet> pattern = {};  // exactly these cells hold clues
  std::optional<Grid> solution = {};    // of this grid
};

struct MadePuzzle {
  Grid clues;
  Grid solution;  // one of them, where there are several
};

// Makes puzzles from random numbers: `attempts` of them are begun, together, because the search is fastest when it has
// many to do; those that turn out as wished are returned. The same seed and block give the same puzzles, so that blocks
// can be shared out to threads.
std::vector<MadePuzzle> make_puzzles(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t block, int attempts);

}  // namespace shudu
