#include "census/inner_sum.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace shudu::census {

InnerSum::InnerSum(const std::vector<Triple>& rows, const std::vector<Triple>& columns,
                   const std::array<RowArrangements, 3>& bands)
    : columns_(columns), bands_(bands) {
  std::vector<Triple> sorted = rows;
  std::sort(sorted.begin(), sorted.end(), [](const Triple& a, const Triple& b) {
    return std::tie(a.orders, a.partitions) < std::tie(b.orders, b.partitions);
  });
  for (const Triple& row : sorted) {
    if (groups_.empty() || groups_.back().orders != row.orders || groups_.back().first != row.partitions[0])
      groups_.push_back({row.orders, row.partitions[0], pairs_.size(), pairs_.size()});
    pairs_.push_back({row.partitions[1], row.partitions[2]});
    ++groups_.back().end;
  }
  std::uint32_t most_orders = 0;
  for (const Triple& column : columns) most_orders = std::max(most_orders, column.orders);
  const auto largest = [&bands](int band) { return static_cast<std::uint32_t>(bands[band].largest()); };
  largest_ = {largest(0) * most_orders, largest(1), largest(2)};
  // A number is at most 1728, and a triple has at most 12 orders.
  assert(largest_.first < 0x8000 && largest_.second * largest_.third < (1U << 30));
}

// The row of a partition has the numbers of the band for the columns of the tile. Those of the first band are multiplied by
// the orders of the columns. After the last column there are zeros up to the end of its block.
void InnerSum::fill(int band, int x, std::size_t tile, Scratch& scratch) const {
  Scratch::Band& into = scratch.bands[band];
  if (into.x == x && into.tile == tile) return;
  into.x = x;
  into.tile = tile;
  const RowArrangements& numbers = bands_[band];
  const auto height = static_cast<std::size_t>(numbers.height());
  into.blocks.resize(height * blocks_of_tile);
  const std::size_t first = tile * tile_size, n = std::min(tile_size, columns_.size() - first);
  const std::size_t blocks = (n + block_size - 1) / block_size;
  std::array<std::uint16_t, tile_size> places{}, orders{};
  for (std::size_t i = 0; i < n; ++i) {
    places[i] = columns_[first + i].partitions[band];
    orders[i] = static_cast<std::uint16_t>(band == 0 ? columns_[first + i].orders : 1);
  }
  const std::uint16_t* slice = numbers.slice(x);
  for (std::size_t row = 0; row < height; ++row) {
    const std::uint16_t* from = slice + row * static_cast<std::size_t>(numbers.width());
    std::uint16_t* to = into.blocks[row * blocks_of_tile].numbers;
    for (std::size_t i = 0; i < blocks * block_size; ++i)
      to[i] = static_cast<std::uint16_t>(from[places[i]] * orders[i]);
  }
  if (band != 0) return;
  scratch.used_blocks.resize(height);
  for (std::size_t row = 0; row < height; ++row) {
    scratch.used_blocks[row].clear();
    for (std::size_t block = 0; block < blocks; ++block) {
      const auto& all = into.blocks[row * blocks_of_tile + block].numbers;
      if (std::any_of(std::begin(all), std::end(all), [](std::uint16_t number) { return number != 0; }))
        scratch.used_blocks[row].push_back(static_cast<std::uint16_t>(block));
    }
  }
}

Whole InnerSum::operator()(const Triple& x, std::size_t tile, Scratch& scratch) const {
  for (int band = 0; band < 3; ++band) fill(band, x.partitions[band], tile, scratch);
  const auto& bands = scratch.bands;
  const Rows first = bands[0].rows(), second = bands[1].rows(), third = bands[2].rows();
  Whole sum = 0;
  for (const Group& group : groups_) {
    const auto& blocks = scratch.used_blocks[group.first];
    if (blocks.empty()) continue;
    const std::span pairs{&pairs_[group.begin], group.end - group.begin};
    sum += Whole{sum_of_products(first.row(group.first), blocks, pairs, second, third, largest_)} * group.orders;
  }
  return sum;
}

}  // namespace shudu::census
