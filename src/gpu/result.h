// The result for a puzzle in one word: the number of solutions, or left_over if the card has given the puzzle up; and a
// flag if the first sweep found a contradiction. The outcome says the same in one byte, for lines of text.
#pragma once

#include <cstdint>

#include "gpu/layout.h"

namespace shudu::gpu {

inline constexpr std::uint32_t refuted_flag = std::uint32_t{1} << 30, left_over = std::uint32_t{1} << 31,
                               most_solutions = refuted_flag - 1;

// `refuted`: no solution, and the first sweep found a contradiction, so the clues may conflict.
// `open`: the card has given the puzzle up.
enum class Outcome : std::uint8_t { solved, several, none, refuted, open };

SHUDU_LANE Outcome outcome_of(std::uint32_t result) {
  if (result == left_over) return Outcome::open;
  if ((result & refuted_flag) != 0) return Outcome::refuted;
  return result == 0 ? Outcome::none : result == 1 ? Outcome::solved : Outcome::several;
}

}  // namespace shudu::gpu
