// Ratings: how hard a puzzle is, on the scale of Sudoku Explainer 1.2.1.3.
//
//   logic::ExplainerRating rating = logic::explainer_rating(state);      // 7.1/1.2/1.2 is {71, 12, 12}
//
// At every point that program's own choice among all steps is taken, so the path and the ratings are the same as its.
// They change when a puzzle is turned or its digits are exchanged: that is part of the standard.
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
  friend constexpr bool operator==(const ExplainerRating& a, const ExplainerRating& b) {
    return a.er == b.er && a.ep == b.ep && a.ed == b.ed;
  }
};
inline constexpr int explainer_unsolved = 200;

struct ExplainerOptions {
  bool uniqueness = true;  // the puzzle is known to have one solution: unique loops and graves may be used
  // In tenths. A rating ends at the first step that is harder: its er is then that of this step, or less, but more than
  // this.
  int most = explainer_unsolved;
};

// The rating alone; nothing is built that could be shown.
ExplainerRating explainer_rating(const State& start, const ExplainerOptions& options = {});
// All steps, each with its rating.
Path explainer_path(const State& start, const ExplainerOptions& options = {});
// The next one; nothing when there is none.
std::optional<Step> explainer_step(const State& state, const ExplainerOptions& options = {});
ExplainerRating rating_of(const Path& path);

// "7.1/1.2/1.2".
std::string to_string(const ExplainerRating& rating);

}  // namespace shudu::logic
