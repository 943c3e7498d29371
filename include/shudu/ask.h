// Ask: what most programs ask about a puzzle, one line each.
//
//   const auto solved = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//   const auto killer = solve(".Cage~10~R1C1~R1C2~R2C1.~R1C5_3");                 // any format, any rules
//   const auto puzzle = read(text);                                               // format.h; classic Sudoku
//   std::puts(describe(hint(*puzzle), Language::en).c_str());
//   std::puts(to_string(*rate(*puzzle).explainer).c_str());                       // "1.2/1.2/1.2"
//   const auto three = generate({.count = 3});                                    // generate.h
//
// A program that includes this header has everything that these lines need: how the answers are described is in puzzle.h,
// search.h, logic.h, rating.h and generate.h. A text that cannot be read, and a wish that cannot be met, is an Error
// (result.h). That a puzzle has no solution is an answer.
//
// Thread safety: all functions may be called from several threads at once. A watch is called on the calling thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"
#include "shudu/generate.h"
#include "shudu/logic.h"
#include "shudu/puzzle.h"
#include "shudu/rating.h"
#include "shudu/result.h"
#include "shudu/search.h"
#include "shudu/watch.h"
#include "shudu/words.h"

namespace shudu {

// -------------------------------------------------------------------------------------
// Solved: a solution, and whether it is the only one.

struct Solved {
  std::uint64_t solutions = 0;  // 0, 1, or 2 for several; 0 also if clues conflict
  std::string solution = {};    // one of them, one character a cell, row by row; empty if there is none
  bool complete = true;         // false if the watch stopped the search, and so the number is not known
};
// The first puzzle of the text, classic or a variant.
Result<Solved> solve(std::string_view text, const Watch& watch = {});
// A puzzle that was read. If the source lists candidates, only these are used.
Solved solve(const Puzzle& puzzle, const Watch& watch = {});

// -------------------------------------------------------------------------------------
// LogicStart: the input of solving by logic. It has the board of a puzzle, the number of solutions by the fast search,
// and the techniques chosen by a list of names.

struct LogicStart {
  logic::State state;
  // 0, 1, or 2 for several. If the clues have several solutions, only those that Puzzle::candidates allow are counted.
  std::uint64_t solutions = 0;
  std::optional<Grid> solution = {};  // set if there is exactly one
  // Whether the clues alone have one solution. Techniques that rely on uniqueness need this. If only the candidates
  // make the solution unique, swapping two digits of a deadly pattern need not give another solution.
  bool unique_clues = false;
};
LogicStart logic_start(const Puzzle& puzzle);

// The order in which a path by logic looks for the next step. The first step that is found is the easiest.
//
//   own         our own order of techniques, from the digits and candidates of the input
//   hodoku      as HoDoKu does, whose path from the clues determines its score
//   explainer   as Sudoku Explainer does, whose path determines its rating
enum class PathOrder : std::uint8_t { own, hodoku, explainer };
inline constexpr std::array<std::string_view, 3> path_order_ids{"own", "hodoku", "explainer"};

// "0", "1" or "2+".
std::string_view how_many(std::uint64_t solutions);

// The techniques that hints use unless others are chosen: those of HoDoKu's default path first, then most others. Slow
// techniques that rarely help are left out.
std::span<const logic::Technique* const> default_techniques();
// The techniques named in `wanted`, except those named in `without`. Both are lists separated by commas of ids, pages,
// families ("fish"), "all" or "default". An empty list of wanted ones is "default". Error::found is a name that is not known.
Result<std::vector<const logic::Technique*>> chosen_techniques(std::string_view wanted, std::string_view without);

// -------------------------------------------------------------------------------------
// Mistakes: the entries and notes of a player, compared with the solution.

// The entries of a player that contradict the solution.
struct Mistakes {
  std::vector<logic::Candidate> wrong;  // digits that the player placed and that differ from the solution
  // Digits of the solution that the player removed from the candidates. Empty unless `wrong` is empty.
  std::vector<logic::Candidate> missing;
};
Mistakes mistakes(const Puzzle& puzzle, const logic::State& state, const Grid& solution);

// Removes the candidates that are not in `notes`, in cells that have notes.
void take_notes(const Candidates& notes, logic::State& state);

// -------------------------------------------------------------------------------------
// Hint: the next step.

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
  std::span<const logic::Technique* const> techniques = default_techniques();  // for the order `own`
  bool uniqueness = true;            // use techniques that rely on uniqueness, if the clues have one solution
  bool notes = true;                 // use the player's notes as the candidates, in cells that have notes
  PathOrder order = PathOrder::own;  // the step is the first that this order finds
};
// The watch is called before every technique. If it returns false, the status is `stuck`.
Hint hint(const Puzzle& puzzle, const HintOptions& options = {}, const Watch& watch = {});

std::string describe(const Hint& hint, Language language, logic::Depth depth = logic::Depth::whole);
// "step", "wrong", …
std::string_view id(Hint::Status status);

// -------------------------------------------------------------------------------------
// Rating: how hard a puzzle is, on the scales of rating.h. Techniques that rely on uniqueness are used if the clues alone
// have one solution, as published ratings do.

// The scales to compute. Each takes time.
struct Scales {
  bool explainer = false, hodoku = false, own = false, minutes = false;
};
inline constexpr Scales all_scales{true, true, true, true};

struct Rating {
  Puzzle puzzle;
  // 0, 1, or 2 for several, as in LogicStart. Only a puzzle with one solution has figures.
  std::uint64_t solutions = 0;
  std::optional<logic::ExplainerRating> explainer = {};
  std::optional<logic::HodokuRating> hodoku = {};
  std::optional<logic::OwnRating> own = {};
  std::optional<logic::MinutesRating> minutes = {};
  bool complete = true;  // false if the watch stopped the rating; its figures then mean nothing
};
Rating rate(const Puzzle& puzzle, const Scales& scales = all_scales, const Watch& watch = {});

// -------------------------------------------------------------------------------------
// Exercise: a position in which a technique has a step and no simpler technique has one, so that the technique is the
// next thing to find.

// The techniques that count as simpler than `technique`: those before it in techniques() that hints use by default, except
// those that HoDoKu searches for together with it (HodokuFacts::index), such as the two traps of simple colours.
//
// Some techniques never are the easiest way, or no position is known in which they are. Fewer techniques count as simpler
// than them:
//
//   chains that only Sudoku Explainer has          what it has and rates lower; they are its form of HoDoKu's chains
//   techniques that hints do not use by default    singles, intersections and subsets; a fish of five or more lines always
//                                                  has a smaller one in the other lines, and chains find the rest
//   techniques that are hardly ever needed         the same, without variants of the technique (Technique::page);
//                                                  src/ask/logic/exercise.cpp lists them
std::vector<const logic::Technique*> simpler_techniques(const logic::Technique& technique);

struct Exercise {
  logic::State state;
  std::vector<logic::Step> steps;  // all steps of the technique, the preferred one first; not empty
};

// Applies the steps of simpler techniques until there are none, and then looks for the technique. Empty if it has no
// step there, or if the puzzle has no solution. `uniqueness` allows techniques that rely on it, if the clues have one
// solution. The watch is called before every technique, with the share of solved cells and the number of steps. If it
// returns false, the answer is empty.
std::optional<Exercise> find_exercise(const Puzzle& puzzle, const logic::Technique& technique, bool uniqueness = true,
                                      const Watch& watch = {});

}  // namespace shudu
