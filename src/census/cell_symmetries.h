// Symmetries of the board as maps of its cells, and their conjugacy classes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace shudu::census {

using CellMap = std::array<std::uint8_t, 81>;  // cell i goes to map[i]

struct SymmetryClass {
  CellMap map{};  // one of its symmetries
  int order = 0;
  bool transposed = false;
  std::uint64_t size = 0;
  std::vector<int> powers;  // indices in the list: the classes of its proper powers that are not generators
};

// All 275 classes, ordered by the order of their symmetries, so that powers come first.
std::vector<SymmetryClass> symmetry_classes();

// The symmetries that fix every cell of box `base` and commute with `map`.
std::vector<CellMap> centralizer_keeping(const CellMap& map, int base);

}  // namespace shudu::census
