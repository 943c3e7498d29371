#include "census/row_arrangements.h"

#include <algorithm>

namespace shudu::census {

namespace {

constexpr int lanes = 32;  // numbers of 16 bits in the widest vector

std::array<int, partition_count> places_in(const std::vector<int>& used) {
  std::array<int, partition_count> places;
  places.fill(-1);
  for (std::size_t i = 0; i < used.size(); ++i) places[used[i]] = static_cast<int>(i);
  return places;
}

void add(std::uint16_t* into, const std::uint16_t* from, int n) {
  for (int i = 0; i < n; ++i) into[i] = static_cast<std::uint16_t>(into[i] + from[i]);
}

}  // namespace

// A row partition and a column partition of a box fit if they are transversal. The boxes are converted from row
// partitions to column partitions one after another: the third, then the second, then the first.
RowArrangements::RowArrangements(const std::vector<Triple>& rows, const std::array<std::vector<int>, 3>& used)
    : height_(static_cast<int>(used[1].size())),
      width_((static_cast<int>(used[2].size()) + lanes - 1) / lanes * lanes),
      numbers_(used[0].size() * used[1].size() * static_cast<std::size_t>(width_)) {
  const Partitions& partitions = Partitions::tables();
  const auto thirds = places_in(used[2]);

  struct Row {
    int r1, r2;
    std::size_t at;  // in by_third
  };
  std::vector<Row> pairs;
  std::vector<std::uint16_t> by_third;  // [pair][third]
  for (const Triple& triple : rows) {
    const auto [r1, r2, r3] = triple.partitions;
    if (pairs.empty() || pairs.back().r1 != r1 || pairs.back().r2 != r2) {
      pairs.push_back({r1, r2, by_third.size()});
      by_third.resize(by_third.size() + static_cast<std::size_t>(width_));
    }
    std::uint16_t* row = &by_third[pairs.back().at];
    for (int p3 : partitions.transversal(r3)) {
      if (thirds[p3] >= 0) row[thirds[p3]] = static_cast<std::uint16_t>(row[thirds[p3]] + triple.orders);
    }
  }

  std::vector<std::uint16_t> by_second(static_cast<std::size_t>(partition_count) * width_);  // [r1][third]
  for (int j = 0; j < height_; ++j) {
    std::array<bool, partition_count> fits{};
    for (int r2 : partitions.transversal(used[1][j])) fits[r2] = true;
    std::fill(by_second.begin(), by_second.end(), std::uint16_t{0});
    for (const Row& pair : pairs) {
      if (fits[pair.r2]) add(&by_second[static_cast<std::size_t>(pair.r1) * width_], &by_third[pair.at], width_);
    }
    for (std::size_t i = 0; i < used[0].size(); ++i) {
      std::uint16_t* into = &numbers_[(i * height_ + j) * width_];
      for (int r1 : partitions.transversal(used[0][i]))
        add(into, &by_second[static_cast<std::size_t>(r1) * width_], width_);
      for (int k = 0; k < width_; ++k) largest_ = std::max<int>(largest_, into[k]);
    }
  }
}

}  // namespace shudu::census
