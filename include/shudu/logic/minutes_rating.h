// Minutes: how long an average player takes to solve a puzzle.
//
// A player is simulated who looks for singles, and for harder ideas when there are none. The model was fitted to the
// times of people. docs/minutes.md describes it and how well it predicts. Equivalent puzzles have the same figures:
// rotating, mirroring, renaming digits and permuting rows and columns (symmetry.h) do not change them.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <string_view>

#include "shudu/logic/state.h"

namespace shudu::logic {

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
MinutesRating minutes_rating(const State& start, const Grid& solution);

}  // namespace shudu::logic
