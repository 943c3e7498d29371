// Seeds of random commands. Without --seed a command draws a fresh seed and prints it on standard error, so that the
// run can be repeated.
#pragma once

#include <cstdint>
#include <limits>

namespace shudu::cli {

// The value of a seed option that was not given.
inline constexpr std::uint64_t fresh_seed = std::numeric_limits<std::uint64_t>::max();

// The seed to use: `asked`, or a fresh one, which is printed. Call this once, after the options have been checked.
std::uint64_t seed_for(std::uint64_t asked);

}  // namespace shudu::cli
