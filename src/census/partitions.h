// Partitions of the nine digits into three sets of three: a box without the order inside its rows, or inside its
// columns.
//
// A box is an ordered partition by rows and an ordered partition by columns that are transversal: every row set and
// every column set have exactly one digit in common, which is the digit of the cell. So the rows and the columns of a
// grid can be arranged separately, and whole grids are counted by counting partitions.
//
//   4 7 2     rows     {2,4,7} {1,3,9} {5,6,8}        Here digits are counted from 0 and stored as sets of nine bits.
//   1 9 3     columns  {1,4,8} {5,7,9} {2,3,6}
//   8 5 6
//
// There are 280 partitions. The sets of a partition are stored in the order of their smallest digits. An ordered
// partition has the number 6 p + k, where k is the number of one of the six orders.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/orders.h"

namespace shudu::census {

using Mask = std::uint16_t;  // a set of digits 0..8

inline constexpr int partition_count = 280;   // 9! / (3!^3 3!)
inline constexpr int transversal_count = 36;  // partitions that are transversal to a given one
inline constexpr int disjoint_count = 56;     // ordered partitions that can be below a given one in a stack: 1+27+27+1

// The image of each digit.
using Relabelling = std::array<std::uint8_t, 9>;
constexpr Mask relabelled(const Relabelling& to, Mask digits) {
  unsigned result = 0;
  for (unsigned rest = digits; rest != 0; rest &= rest - 1) result |= 1U << to[std::countr_zero(rest)];
  return static_cast<Mask>(result);
}
constexpr Relabelling inverse(const Relabelling& to) {
  Relabelling from{};
  for (std::uint8_t digit = 0; digit < 9; ++digit) from[to[digit]] = digit;
  return from;
}
// Maps the sets `from` to the sets `to`, one after another, their digits in ascending order.
constexpr Relabelling relabelling(const std::array<Mask, 3>& from, const std::array<Mask, 3>& to) {
  Relabelling result{};
  for (int i = 0; i < 3; ++i) {
    unsigned a = from[i], b = to[i];
    for (; a != 0; a &= a - 1, b &= b - 1) result[std::countr_zero(a)] = static_cast<std::uint8_t>(std::countr_zero(b));
  }
  return result;
}

class Partitions {
 public:
  // The tables, built on first use (about a millisecond, 900 KB).
  static const Partitions& tables();

  const std::array<Mask, 3>& sets(int p) const { return sets_[p]; }
  // The sets of an ordered partition.
  std::array<Mask, 3> ordered_sets(int ordered) const {
    const auto& sets = sets_[ordered / 6];
    const auto& order = orders_of_three[ordered % 6];
    return {sets[order[0]], sets[order[1]], sets[order[2]]};
  }
  // The number of an ordered partition. Two of its sets determine it.
  int ordered(Mask first, Mask second) const { return ordered_[triple_[first]][triple_[second]]; }
  int ordered(const std::array<Mask, 3>& sets) const { return ordered(sets[0], sets[1]); }

  // The partitions transversal to p, ascending.
  const std::array<std::uint16_t, transversal_count>& transversal(int p) const { return transversal_[p]; }
  // The ordered partitions (q, r) such that set i of p, q and r are disjoint, for each i: three boxes of a band by
  // rows, or of a stack by columns. These are the k-th q, ascending, and its r.
  int second(int p, int k) const { return second_[p][k]; }
  int third(int p, int k) const { return third_[p][k]; }
  // The same as unordered partitions.
  const std::array<std::uint16_t, disjoint_count>& second_sets(int p) const { return second_sets_[p]; }
  const std::array<std::uint16_t, disjoint_count>& third_sets(int p) const { return third_sets_[p]; }
  // The k of q. Precondition: q is one of them.
  int index_of_second(int p, int q) const;

  // After relabelling p to partition 0, with its sets in stored order, q is seen_from(p)[q].
  const std::array<std::uint16_t, partition_count>& seen_from(int p) const { return seen_from_[p]; }
  const Relabelling& to_first(int p) const { return to_first_[p]; }
  // The reverse: the digits that become `digits`.
  Mask from_first(int p, Mask digits) const { return from_first_[p][digits]; }

 private:
  Partitions();
  void fill_sets();
  void fill_transversals();
  void fill_disjoint();
  void fill_seen_from();

  template <class T, int n>
  using Rows = std::array<std::array<T, n>, partition_count>;
  Rows<Mask, 3> sets_{};
  std::array<std::uint8_t, 512> triple_{};                   // number 0..83 of a set of three digits
  std::array<std::array<std::uint16_t, 84>, 84> ordered_{};  // by the numbers of the first two sets
  Rows<std::uint16_t, transversal_count> transversal_{};
  Rows<std::uint16_t, disjoint_count> second_{}, third_{}, second_sets_{}, third_sets_{};
  Rows<std::uint16_t, partition_count> seen_from_{};
  std::array<Relabelling, partition_count> to_first_{};
  Rows<Mask, 512> from_first_{};
};

}  // namespace shudu::census
