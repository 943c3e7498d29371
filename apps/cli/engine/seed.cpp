#include "engine/seed.h"

#include <fmt/core.h>

#include <random>

#include "engine/messages.h"

namespace shudu::cli {

std::uint64_t seed_for(std::uint64_t asked) {
  if (asked != fresh_seed) return asked;
  // At most twelve digits: short enough to copy, and enough that two runs hardly ever have the same seed.
  constexpr std::uint64_t seeds = 1'000'000'000'000;
  std::random_device device;
  const std::uint64_t seed = ((std::uint64_t{device()} << 32) | device()) % seeds;
  note(fmt::format("seed {} (repeat with --seed {})", seed, seed));
  return seed;
}

}  // namespace shudu::cli
