// Rating: the difficulty of a puzzle on four scales: Sudoku Explainer's, HoDoKu's, our own, and the minutes that people take.
//
//   logic::ExplainerRating rating = logic::explainer_rating(state, {.uniqueness = true});  // 7.1/1.2/1.2: 71, 12, 12
//
//   const std::optional<Grid> solution = solve(puzzle);
//   const logic::HodokuRating rating = logic::hodoku_rating(puzzle, solution ? &*solution : nullptr);
//   rating.level, rating.score                                                             // Level::hard, 930
//
//   logic::own_rating(state).difficulty
//   logic::minutes_rating(state, *solution).tenths()
//
// The caller has to know whether the puzzle has one solution. rate() in ask.h finds out, and asks all scales.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// -------------------------------------------------------------------------------------
// The rating of Sudoku Explainer 1.2.1.3.
//
// The path chooses the same step as that program at every point, so path and rating are the same. The rating may change
// when a puzzle is rotated or its digits are renamed. This is a property of the original.
//
// Published ratings are for puzzles with one solution and use techniques that rely on uniqueness. Pass
// {.uniqueness = true} if the puzzle is known to have exactly one solution.

// Ratings in tenths. 0 means that the grid contains a contradiction. An er of 200 means that the techniques do not
// solve the puzzle.
struct ExplainerRating {
  int er = 0;                          // rating of the hardest step
  int ep = 0;                          // rating of the hardest step up to the first placement
  int ed = 0;                          // rating of the first step
  const Technique* hardest = nullptr;  // technique of the first step that has the rating er
  int steps = 0;
  friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};
inline constexpr int explainer_unsolved = 200;
// The highest rating of a puzzle that is known.
inline constexpr int explainer_highest_known = 119;
// The ratings below 4.5 that a puzzle can have. From 4.5 on most tenths are possible.
inline constexpr int explainer_low_ratings[] = {10, 12, 15, 17, 19, 20, 23, 25, 26, 28,
                                                30, 32, 34, 36, 38, 40, 42, 44, 45};

struct ExplainerOptions {
  bool uniqueness = false;  // the puzzle has exactly one solution, so unique loops and BUGs may be used
  // In tenths. The rating stops at the first step that is harder than this. The er is then greater than `most` and at
  // most the rating of that step.
  int most = explainer_unsolved;
  // Called from time to time. If it returns false, the path ends, and what is known of it means nothing. May be empty.
  std::function<bool()> go_on = {};
};

// The rating without the steps. This is faster, because no step is built for display.
ExplainerRating explainer_rating(const State& start, const ExplainerOptions& options = {});
// The steps, each with its rating.
Walk explainer_walk(const State& start, const ExplainerOptions& options = {});
Path explainer_path(const State& start, const ExplainerOptions& options = {});
ExplainerRating rating_of(const Path& path);

// "7.1/1.2/1.2".
std::string to_string(const ExplainerRating& rating);

// -------------------------------------------------------------------------------------
// The rating of HoDoKu 2.2.0: the same path as HoDoKu with its default settings, step by step, and its level and score.
//
// The score is the sum of the scores of all steps. The level is the highest level of any step. It is raised while the
// score exceeds the limit of the level: easy 800, medium 1000, hard 1600, unfair 1800.

struct HodokuRating {
  Level level = Level::easy;
  int score = 0;
  bool solved = false;                 // false also if the placed digits break the rules; then there is no solution
  const Technique* hardest = nullptr;  // the hardest technique used, by level and score; null if there are no steps
  int step_count = 0;
  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};
struct HodokuPath : HodokuRating {
  std::vector<Step> steps;
};

// The last two steps, used if no technique finds a step. brute_force places the digit of the solution in the middle
// blank cell. give_up ends the path. They are not in techniques(), because they have no explanation.
extern const Technique brute_force;
extern const Technique give_up;

using AllowTechnique = std::function<bool(const Technique&)>;

// `solution` is the only solution of the puzzle. Brute force takes its digits from it. Pass null if the puzzle is not
// known to have exactly one solution. The path then does not use techniques that rely on uniqueness, and it gives up
// where HoDoKu would use brute force. A puzzle with fewer than ten clues is not rated: its path is empty.
// Precondition: solution is null or extends the puzzle.
//
// `allowed` limits the techniques. The path ends, unsolved, where it would use a technique that is not allowed. This
// takes much less time than a whole path. Null allows all techniques.
//
// `go_on` is called from time to time. If it returns false, the path ends, unsolved.
HodokuPath hodoku_path(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr,
                       const std::function<bool()>& go_on = nullptr);
// The same without the steps. This is faster, because no step is built for display.
HodokuRating hodoku_rating(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr,
                           const std::function<bool()>& go_on = nullptr);

// The step that HoDoKu's order finds first on a board with any digits and candidates; empty if no technique finds one.
// `uniqueness` allows techniques that rely on a unique solution. Precondition: the board is not solved.
// It is also empty if `go_on`, which is called from time to time, returns false.
std::optional<Step> hodoku_step(const State& state, bool uniqueness, const std::function<bool()>& go_on = nullptr);

// Orders techniques by difficulty.
inline std::pair<Level, int> weight(const Technique& technique) {
  return {technique.hodoku.level, technique.hodoku.score};
}
// The lowest level that a path with this score can have.
Level level_of_score(int score);

// "Easy", "Medium", "Hard", "Unfair", "Extreme".
std::string_view name(Level level);

// -------------------------------------------------------------------------------------
// Our own rating: the logical difficulty of a puzzle. Equivalent puzzles have the same rating: rotating, mirroring,
// renaming digits and permuting rows and columns (symmetry.h) do not change it.
//
// At every point, all deductions of the easiest kind that has any are made at once, so the rating does not depend on
// the order of a search. docs/rating.md describes how the figures are computed.

struct OwnRating {
  enum class End : std::uint8_t { solved, stuck, contradiction };

  int difficulty = 0;        // of the hardest kind of deduction needed, in tenths
  std::string_view hardest;  // name of this kind: "hidden single", "contradiction by singles"
  int width = 0;             // the fewest candidates that a round of this kind decided at once
  int effort = 0;            // the total work, larger if rounds are hard and decide few candidates
  int rounds = 0;            // number of rounds, each of which applies one kind of deduction
  End end = End::solved;

  friend bool operator==(const OwnRating&, const OwnRating&) = default;
};

// Changes whenever a change of the rating gives some puzzle different figures.
inline constexpr std::string_view own_rating_version = "1";

// `go_on` is called from time to time. If it returns false, the rating ends, and its figures mean nothing.
OwnRating own_rating(const State& start, const std::function<bool()>& go_on = nullptr);

// -------------------------------------------------------------------------------------
// Minutes: how long an average player takes to solve a puzzle.
//
// A player is simulated who looks for singles, and for harder ideas when there are none. The model was fitted to the
// times of people. docs/minutes.md describes it and how well it predicts. Equivalent puzzles have the same figures:
// rotating, mirroring, renaming digits and permuting rows and columns (symmetry.h) do not change them.

struct MinutesRating {
  int seconds = 0;  // the expected time, or a lower bound of it
  // Whether the time is only a lower bound, at least an hour. No puzzle that the model was fitted to is that hard, so
  // there is no interval.
  bool is_lower_bound = false;
  // The 80 % interval: the mean time of ten or more people lies below `low` for one puzzle in ten, and above `high` for
  // one puzzle in ten. The times of single players differ more. Both are 0 if the time is a lower bound.
  int low = 0, high = 0;

  int tenths() const { return tenths_of(seconds); }
  static constexpr int tenths_of(int seconds) { return (seconds + 3) / 6; }  // of a minute

  friend bool operator==(const MinutesRating&, const MinutesRating&) = default;
};

// Changes whenever a change of the model gives some puzzle different figures.
inline constexpr std::string_view minutes_rating_version = "2";

// The time to solve the puzzle from this position. Preconditions: `solution` is the only solution that the candidates
// of `start` allow.
// `go_on` is called before every move. If it returns false, the simulation ends, and its figures mean nothing.
MinutesRating minutes_rating(const State& start, const Grid& solution, const std::function<bool()>& go_on = nullptr);

}  // namespace shudu::logic
