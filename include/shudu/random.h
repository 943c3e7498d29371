// Random: a seeded random number generator. A seed gives the same numbers on every platform and in every version.
//
// The generator is xoshiro256** (Blackman and Vigna), seeded by splitmix64. The distributions of the standard library
// differ between platforms, so `below` and `shuffle` are defined here.
//
// Thread safety: use an object from one thread at a time.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace shudu {

class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
      z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
      word = z ^ (z >> 31);
    }
  }

  // A separate generator for each block of work, so that blocks can be distributed to threads.
  static constexpr Random of_block(std::uint64_t seed, std::uint64_t block) {
    Random of_seed{seed};
    return Random{of_seed.next() ^ (block + 1) * 0x9e3779b97f4a7c15};
  }

  // The next 64 bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // A number in 0..n-1, each equally likely. Precondition: n > 0.
  constexpr std::uint64_t below(std::uint64_t n) {
    assert(n > 0);
    // Values under 2^64 mod n are drawn again, so that every remainder is equally likely.
    const std::uint64_t unfair = (0 - n) % n;
    std::uint64_t value = next();
    while (value < unfair) value = next();
    return value % n;
  }

  // Permutes the items at random, each order equally likely (Fisher and Yates).
  template <class T, std::size_t extent>
  constexpr void shuffle(std::span<T, extent> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::array<std::uint64_t, 4> state_{};  // never all zero
};

}  // namespace shudu
