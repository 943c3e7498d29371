// Tables for rank, unrank and the sampler: the list of arrangements of every pair (p2, p3) of column partitions, and
// running sums over pairs, classes and completions, in which a number is found by bisection.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "census/bands.h"
#include "shudu/whole.h"

namespace shudu::census {

// Three boxes side by side: the digits of each row and of each column of each box.
struct Band {
  std::array<std::array<Mask, 3>, 3> rows;     // [box][row]
  std::array<std::array<Mask, 3>, 3> columns;  // [box][column]
};

class GridTables {
 public:
  static const GridTables& tables();

  // The rows of a band with column partitions p1, p2, p3: arrangement j of M(p1, p2, p3), with its rows in order
  // `row_order`.
  void arrange(Band& band, int p1, int p2, int p3, std::uint32_t j, int row_order) const;
  // The inverse.
  struct Arrangement {
    std::uint32_t j;
    int row_order;
  };
  Arrangement arrangement_of(const Band& band, int p1, int p2, int p3) const;

  // The two bands below the representative of a class: completion s of its `completions`.
  void complete(int of_class, std::uint32_t s, int second_order, int third_order, Band& second, Band& third) const;
  // The inverse. The columns of the bands are in the stored order of the representative's columns.
  struct Completion {
    std::uint32_t s;
    int second_order, third_order;
  };
  Completion completion_of(int of_class, const Band& second, const Band& third) const;

  // weights()[pair]: the number of grids of all smaller pairs, divided by 60480 (the columns of box 1 and the column
  // orders of boxes 2 and 3).
  const std::vector<Whole>& weights() const { return weights_; }
  // The same by classes, up to symmetry. The sampler draws from these.
  const std::vector<std::uint64_t>& class_weights() const { return class_weights_; }

 private:
  GridTables();
  void list_arrangements();
  void sum_completions();

  std::vector<std::uint32_t> first_;  // first_[pair]: the start of its list in lists_
  std::vector<std::uint16_t> lists_;  // 56 i + k: the i-th row partition for box 1 and the k-th for boxes 2 and 3
  std::vector<std::uint32_t> sums_;   // [class][56 a + b]: completions of all smaller (a, b)
  std::vector<Whole> weights_;
  std::vector<std::uint64_t> class_weights_;
};

}  // namespace shudu::census
