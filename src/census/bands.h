// Bands: three boxes side by side, counted by their column partitions.
//
// The rows of a band whose boxes have the column partitions p1, p2, p3 (unordered) can be arranged in 6 M(p1,p2,p3)
// ways. The 6 are the orders of its three rows. Relabelling the digits changes nothing, so p1 can be partition 0. One
// table of 280 x 280 numbers then covers all bands.
#pragma once

#include <cstdint>
#include <vector>

#include "census/partitions.h"

namespace shudu::census {

class Bands {
 public:
  static const Bands& tables();  // a few milliseconds, 320 KB

  // The pair (p2, p3) as one number, with p1 = 0.
  static constexpr int pair(int p2, int p3) { return p2 * partition_count + p3; }
  static constexpr int pair_count = partition_count * partition_count;

  // M(0, p2, p3): at most 288.
  std::uint32_t arrangements(int pair) const { return arrangements_[pair]; }
  std::uint32_t arrangements(int p1, int p2, int p3) const { return arrangements_[pair_seen(p1, p2, p3)]; }
  static int pair_seen(int p1, int p2, int p3) {
    const auto& seen = Partitions::tables().seen_from(p1);
    return pair(seen[p2], seen[p3]);
  }
  const std::uint32_t* row(int p2) const { return &arrangements_[pair(p2, 0)]; }

 private:
  Bands();
  std::vector<std::uint32_t> arrangements_;
};

// Pairs (p2, p3) that are equal up to relabelling digits and permuting the boxes have the same number of completions to
// a whole grid. There are 44 such classes.
struct BandClass {
  int pair = 0;            // the smallest pair, which represents the class
  std::uint32_t size = 0;  // number of pairs
  // The number of ways to add two bands, without the order of their rows (with it, 36 times as many).
  std::uint32_t completions = 0;
};

class BandClasses {
 public:
  static const BandClasses& tables();  // about 10 ms, 1 MB

  const std::vector<BandClass>& all() const { return classes_; }
  // The class of a pair; -1 if no band has it.
  int class_of(int pair) const { return class_of_[pair]; }
  // The mapping from the representative to a pair: box j of the pair is box orders_of_three[box_order][j] of the
  // representative, with its digits relabelled.
  struct Origin {
    Relabelling relabelling{};
    std::uint8_t box_order = 0;
  };
  const Origin& origin(int pair) const { return origins_[pair]; }

 private:
  BandClasses();
  void flood(int from);
  std::vector<BandClass> classes_;
  std::vector<std::int8_t> class_of_;
  std::vector<Origin> origins_;
};

// The number of ways to complete a band with columns (0, p2, p3) if the left and the middle boxes below it have their
// a-th and b-th partitions. It is a sum over the 56 partitions of the right box.
std::uint32_t completions(int p2, int p3, int a, int b);

}  // namespace shudu::census
