// Our own rating: the logical difficulty of a puzzle. Equivalent puzzles have the same rating: rotating, mirroring,
// renaming digits and permuting rows and columns (symmetry.h) do not change it.
//
// At every point, all deductions of the easiest kind that has any are made at once, so the rating does not depend on
// the order of a search. docs/rating.md describes how the figures are computed.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "shudu/logic/state.h"

namespace shudu::logic {

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

}  // namespace shudu::logic
