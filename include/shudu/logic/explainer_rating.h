// The rating of Sudoku Explainer 1.2.1.3.
//
//   logic::ExplainerRating rating = logic::explainer_rating(state, {.uniqueness = true});  // 7.1/1.2/1.2: 71, 12, 12
//
// The path makes the same choice among all steps as that program, so path and rating are the same. The rating may
// change when a puzzle is rotated or its digits are renamed: that is part of the standard.
//
// Ratings are published for puzzles with one solution and use techniques that rest on it: pass {.uniqueness = true}
// when the puzzle is known to have exactly one.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <optional>
#include <string>

#include "shudu/logic.h"
#include "shudu/logic/state.h"

namespace shudu::logic {

// In tenths. 0 means an error (the grid contradicts itself), an er of 200 a puzzle that the techniques cannot solve.
struct ExplainerRating {
  int er = 0;                          // of the hardest step
  int ep = 0;                          // of the hardest step up to the first placement
  int ed = 0;                          // of the first step
  const Technique* hardest = nullptr;  // of the first step that reached the ER
  int steps = 0;
  friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};
inline constexpr int explainer_unsolved = 200;

struct ExplainerOptions {
  bool uniqueness = false;  // the puzzle has exactly one solution: unique loops and graves may be used
  // In tenths. A rating ends at the first step that is harder: its er is then that of this step, or less, but more than
  // this.
  int most = explainer_unsolved;
};

// The rating alone; nothing is built that could be shown.
ExplainerRating explainer_rating(const State& start, const ExplainerOptions& options = {});
// The steps, each with its rating.
Walk explainer_walk(const State& start, const ExplainerOptions& options = {});
Path explainer_path(const State& start, const ExplainerOptions& options = {});
ExplainerRating rating_of(const Path& path);

// "7.1/1.2/1.2".
std::string to_string(const ExplainerRating& rating);

}  // namespace shudu::logic
