// Generation: puzzles that satisfy constraints, complete grids in order, and the puzzles close to a given puzzle.
//
//   const Wish wish{.clues = {.symmetry = ClueSymmetry::rotate180}, .logic = {.level = logic::Level::hard}, .count = 10};
//   if (const auto made = generate(wish)) std::puts(to_line(made->front().clues).c_str());
//
// A program that shares the work out to threads, or never ends, makes the puzzles in blocks:
//
//   const ClueConstraints constraints{.symmetry = ClueSymmetry::rotate180, .most_clues = 30};
//   for (const MadePuzzle& one : make_puzzles(constraints, 1, 0, 100)) std::puts(to_line(one.clues).c_str());
//
// With constraints on the solution by logic:
//
//   const PuzzleConstraints constraints{.clues = {.symmetry = ClueSymmetry::rotate180},
//                                       .logic = {.level = logic::Level::hard}};
//   std::vector<MadePuzzle> found;
//   for (std::uint64_t block = 0; found.size() < 10; ++block) {
//     for (const MadePuzzle& one : make_block(constraints, seed, block).made) found.push_back(one);
//   }
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"
#include "shudu/logic.h"
#include "shudu/rating.h"
#include "shudu/result.h"
#include "shudu/watch.h"

namespace shudu {

// -------------------------------------------------------------------------------------
// Puzzles that satisfy constraints on their clues.

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

// -------------------------------------------------------------------------------------
// Constraints: everything that a generated puzzle can be required to have, in its clues and in its solution by logic.

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

// -------------------------------------------------------------------------------------
// Puzzles that satisfy constraints, made in blocks.
//
// A block is a number of attempts that are made together, because the search is fastest on many puzzles at once. The
// same constraints, seed and block number give the same puzzles on every machine, so blocks can be shared out to
// threads.

// The outcome of one block.
struct Block {
  std::vector<MadePuzzle> made;  // the puzzles that satisfy all constraints
  std::uint64_t tried = 0;
  std::array<std::uint64_t, unmet_count> unmet{};  // attempts by the constraint that failed; the first: none failed
  struct Near {
    MadePuzzle puzzle;
    Examined examined;
  };
  std::optional<Near> nearest;  // the closest of those that failed

  // Adds the figures of a later block, but not its puzzles.
  void count(const Block& later);
};

// Makes one block of attempts, at most `most_attempts`. Calls `watch` on the calling thread, before each puzzle whose
// logic is examined, with the number of puzzles made. If it returns false, the block ends early with these.
Block make_block(const PuzzleConstraints& constraints, std::uint64_t seed, std::uint64_t block, const Watch& watch = {},
                 std::uint64_t most_attempts = ~std::uint64_t{0});

// -------------------------------------------------------------------------------------
// Wish: so many puzzles that satisfy constraints.

struct Wish {
  ClueConstraints clues = {};
  LogicConstraints logic = {};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::uint64_t attempts = 100'000;  // give up after so many
};
// Different puzzles, the same for the same wish on every machine. There are fewer than wished if the attempts do not
// suffice, or if the watch returns false. It is called on the calling thread, with the number of puzzles made. A wish that
// is known to be impossible is an error.
Result<std::vector<MadePuzzle>> generate(const Wish& wish, const Watch& watch = {});

// -------------------------------------------------------------------------------------
// Complete grids in lexicographic order.

// Receives the next grids, at least one; returns whether to go on.
using OnGrids = std::function<bool(std::span<const Grid>)>;

// Reports complete grids in lexicographic order, each once, until `on_grids` returns false. The first cells of each
// grid hold the digits of `prefix` (at most 81 digits, each 1..9). If `after` is not null, only grids after it are
// reported. Grids that share their first six rows are reported together, about 30 million grids a second. Memory use
// is constant. Returns the number of grids.
std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids);

// -------------------------------------------------------------------------------------
// Vicinity: the puzzles that result from removing some clues of a puzzle and adding others. Researchers search the
// vicinity of a rare puzzle (few clues, high rating) for more puzzles like it.

// All puzzles with one solution that result from removing the clues in `gone` from `clues` and adding `add` other
// clues. Each puzzle is reported once. With `minimal`, only minimal puzzles are reported.
//
// The solutions of the clues without `gone` are listed once. A choice of new clues is a puzzle if exactly one of these
// solutions contains it, so no choice needs a search of its own. If there are more than `most_solutions` solutions, the
// result has no puzzles, and `too_many` is true. If one clue is added, there is no such limit, because every possible
// clue can be tried.
struct Neighbours {
  std::vector<Grid> puzzles;
  bool too_many = false;
};
Neighbours neighbours(const Grid& clues, CellSet gone, int add, bool minimal, std::size_t most_solutions = 200'000);

// choices: the number of ways to choose k of n. choice: the k cells of the way with this number, from 0.
std::uint64_t choices(int n, int k);
CellSet choice(CellSet from, int k, std::uint64_t number);

}  // namespace shudu
