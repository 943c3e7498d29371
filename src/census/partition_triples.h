// The column partitions of the three boxes of a stack that clues allow (or the row partitions of a band), without the
// order of the lines.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "census/partitions.h"

namespace shudu::census {

struct Triple {
  std::array<std::uint16_t, 3> partitions{};
  std::uint32_t orders = 0;  // number of orders of the lines that the clues allow

  friend bool operator<(const Triple& a, const Triple& b) { return a.partitions < b.partitions; }
};

// Digits that clues put into each line of each of the three boxes: needs[box][line].
using Needs = std::array<std::array<Mask, 3>, 3>;

// Ascending. There are 15,400 triples without clues, and about a third as many for each further clue.
std::vector<Triple> triples(const Needs& needs);

// The ordered partitions of a triple, one for each of its orders.
std::vector<std::array<int, 3>> orders_of(const Triple& triple, const Needs& needs);

// One triple of each orbit under permutations of the `free` digits, which are in no clue.
struct Orbit {
  std::size_t representative;  // index in the list
  std::uint64_t size;
};
std::vector<Orbit> orbits(const std::vector<Triple>& list, Mask free);

}  // namespace shudu::census
