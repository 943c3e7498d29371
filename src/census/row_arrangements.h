// The number of ways to arrange the rows of a band for given column partitions of its boxes, under the clues of the
// band.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "census/partition_triples.h"

namespace shudu::census {

class RowArrangements {
 public:
  RowArrangements() = default;
  // `rows`: the row partitions that the clues allow. used[box]: the possible column partitions of a box, ascending.
  RowArrangements(const std::vector<Triple>& rows, const std::array<std::vector<int>, 3>& used);

  // All numbers (at most 1728) for the i-th used partition of the first box, at the index second * width() + third.
  const std::uint16_t* slice(int i) const { return &numbers_[static_cast<std::size_t>(i) * height_ * width_]; }
  int height() const { return height_; }
  int width() const { return width_; }  // padded, so that rows are whole vectors
  int at(int i, int j, int k) const { return slice(i)[j * width_ + k]; }
  int largest() const { return largest_; }

 private:
  int height_ = 0, width_ = 0;
  int largest_ = 0;
  std::vector<std::uint16_t> numbers_;
};

}  // namespace shudu::census
