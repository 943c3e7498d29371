// The inner loop of Completions: sums of products of three numbers, in vectors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace shudu::census {

inline constexpr std::size_t block_size = 32;  // numbers of 16 bits in the widest vector

// Numbers for some z, a whole number of blocks. Every row begins at a multiple of 64 bytes.
struct Rows {
  const std::uint16_t* numbers = nullptr;
  std::size_t width = 0;
  const std::uint16_t* row(std::size_t i) const { return numbers + i * width; }
};

struct RowPair {
  std::uint16_t second, third;
};

// Bounds of the numbers. `first` is at most 2^15 - 1, and the product of the others at most 2^30 - 1.
struct Largest {
  std::uint32_t first = 0, second = 0, third = 0;
};

// The sum over all pairs, and over all z in the given blocks, of first[z] * second.row(pair.second)[z] *
// third.row(pair.third)[z].
std::uint64_t sum_of_products(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                              std::span<const RowPair> pairs, const Rows& second, const Rows& third,
                              const Largest& largest);

// The same sum without vectors.
inline std::uint64_t products_one_by_one(const std::uint16_t* first, std::span<const std::uint16_t> blocks,
                                         std::span<const RowPair> pairs, const Rows& second, const Rows& third) {
  std::uint64_t sum = 0;
  for (const RowPair& pair : pairs) {
    const std::uint16_t *b = second.row(pair.second), *c = third.row(pair.third);
    for (const std::size_t block : blocks) {
      for (std::size_t z = block * block_size; z < (block + 1) * block_size; ++z)
        sum += std::uint64_t{std::uint32_t{b[z]} * c[z]} * first[z];
    }
  }
  return sum;
}

}  // namespace shudu::census
