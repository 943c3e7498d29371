#include "engine/seed.h"

#include <fmt/core.h>

#include <cstdio>
#include <random>

namespace shudu::cli {

std::uint64_t seed_for(std::uint64_t asked) {
  if (asked != fresh_seed) return asked;
  // Twelve digits at most: short enough to copy, and so many that no one meets the same seed twice.
  constexpr std::uint64_t seeds = 1'000'000'000'000;
  std::random_device device;
  const std::uint64_t seed = ((std::uint64_t{device()} << 32) | device()) % seeds;
  fmt::print(stderr, "shudu: seed {} (repeat with --seed {})\n", seed, seed);
  return seed;
}

}  // namespace shudu::cli
