// Our own rating: how hard a puzzle is for logic, the same however the puzzle is rotated, mirrored, relabelled or has
// its rows and columns exchanged within and between bands.
//
// At every point all deductions of the easiest kind that has any are made at once, so nothing depends on which of them
// a search would meet first. docs/rating.md tells how the figures are made.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/logic/state.h"

namespace shudu::logic {

struct OwnRating {
  enum class End : std::uint8_t { solved, stuck, contradiction };

  int difficulty = 0;        // of the hardest kind of deduction needed, in tenths
  std::string_view hardest;  // its name: "hidden single", "contradiction by singles"
  int width = 0;             // the fewest candidates that could be decided at once where it was needed
  int effort = 0;            // the whole work, larger where steps are hard and few
  int rounds = 0;            // how many times a kind of deduction was applied
  End end = End::solved;

  friend bool operator==(const OwnRating&, const OwnRating&) = default;
};

// Changes whenever the same puzzle might get other figures.
inline constexpr std::string_view own_rating_version = "1";

OwnRating own_rating(const State& start);

}  // namespace shudu::logic
