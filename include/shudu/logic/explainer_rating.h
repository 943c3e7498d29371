// The rating of Sudoku Explainer 1.2.1.3.
//
// The path chooses the same step as that program at every point, so path and rating are the same. The rating may change
// when a puzzle is rotated or its digits are renamed. This is a property of the original.
//
// Published ratings are for puzzles with one solution and use techniques that rely on uniqueness. Pass
// {.uniqueness = true} if the puzzle is known to have exactly one solution.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "shudu/logic.h"
#include "shudu/logic/state.h"

namespace shudu::logic {

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

}  // namespace shudu::logic
