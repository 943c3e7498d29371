// InnerSum: the sum over two stacks for given column partitions of the third.
//
// One of the two, the "columns", is cut into tiles. For a tile, the numbers of each band are copied into rows, one for each
// partition of the other stack. The products of three such rows are then sums over neighbours in memory.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "census/products.h"
#include "census/row_arrangements.h"
#include "shudu/whole.h"

namespace shudu::census {

class InnerSum {
 public:
  // The lists hold positions in the tables of the bands: `rows` those of the second box, `columns` those of the third.
  // `columns` should be the shorter list.
  InnerSum(const std::vector<Triple>& rows, const std::vector<Triple>& columns,
           const std::array<RowArrangements, 3>& bands);

  // The whole sum for x is the sum over all tiles.
  std::size_t tiles() const { return (columns_.size() + tile_size - 1) / tile_size; }

  // Memory of one thread. It keeps the rows of the last call, because the next often needs some of them.
  struct Scratch;
  Whole operator()(const Triple& x, std::size_t tile, Scratch& scratch) const;

 private:
  static constexpr std::size_t tile_size = 256;  // 440 kB for three bands of 280 partitions
  static constexpr std::size_t blocks_of_tile = tile_size / block_size;

  // The triples of `rows` that have the same orders and the same partition in the first band.
  struct Group {
    std::uint32_t orders;
    std::uint16_t first;
    std::size_t begin, end;  // in pairs_
  };

  void fill(int band, int x, std::size_t tile, Scratch& scratch) const;

  const std::vector<Triple>& columns_;
  const std::array<RowArrangements, 3>& bands_;
  std::vector<Group> groups_;
  std::vector<RowPair> pairs_;
  Largest largest_;
};

struct InnerSum::Scratch {
  struct alignas(64) Block {
    std::uint16_t numbers[block_size];
  };
  struct Band {
    std::vector<Block> blocks;
    std::size_t tile = 0;
    int x = -1;
    Rows rows() const { return {blocks.data()->numbers, tile_size}; }
  };
  std::array<Band, 3> bands;
  std::vector<std::vector<std::uint16_t>> used_blocks;  // of each row of the first band: those that are not all zero
};

}  // namespace shudu::census
