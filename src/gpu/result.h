// The result for a puzzle in one word: the number of solutions, or left_over if the card has given the puzzle up; and a
// flag if the first sweep found a contradiction.
#pragma once

#include <cstdint>

namespace shudu::gpu {

inline constexpr std::uint32_t refuted_flag = std::uint32_t{1} << 30, left_over = std::uint32_t{1} << 31,
                               most_solutions = refuted_flag - 1;

}  // namespace shudu::gpu
