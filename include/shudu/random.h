// Random: a seeded stream of numbers, the same on every platform and for ever.
//
// xoshiro256** (Blackman and Vigna) seeded by splitmix64. The standard library's engines are portable but its
// distributions are not, hence `below` and `shuffle` here.
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

  // A stream of its own for each block of some work, so that blocks can be shared out to threads.
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
    // Values under 2^64 mod n are drawn again, so that every remainder has the same number of sources.
    const std::uint64_t unfair = (0 - n) % n;
    std::uint64_t value = next();
    while (value < unfair) value = next();
    return value % n;
  }

  // Brings the items into one of their orders, each equally likely (Fisher and Yates).
  template <class T, std::size_t extent>
  constexpr void shuffle(std::span<T, extent> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::array<std::uint64_t, 4> state_{};  // never all zero
};

}  // namespace shudu
