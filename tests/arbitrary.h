// How rapidcheck generates and prints the types of the board.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <utility>
#include <vector>

#include "shudu/board.h"

namespace rc {

template <>
struct Arbitrary<shudu::Cell> {
  static Gen<shudu::Cell> arbitrary() {
    return gen::map(gen::inRange(0, shudu::Cell::count), [](int index) { return shudu::Cell{index}; });
  }
};

template <>
struct Arbitrary<shudu::House> {
  static Gen<shudu::House> arbitrary() {
    return gen::map(gen::inRange(0, shudu::House::count), [](int index) { return shudu::House{index}; });
  }
};

template <>
struct Arbitrary<shudu::DigitSet> {
  static Gen<shudu::DigitSet> arbitrary() {
    return gen::map(gen::inRange(0U, 512U), [](unsigned bits) { return shudu::DigitSet::from_bits(bits); });
  }
};

template <>
struct Arbitrary<shudu::CellSet> {
  static Gen<shudu::CellSet> arbitrary() {
    return gen::map(gen::container<std::vector<shudu::Cell>>(gen::arbitrary<shudu::Cell>()),
                    [](const std::vector<shudu::Cell>& cells) {
                      shudu::CellSet set;
                      for (shudu::Cell cell : cells) set.insert(cell);
                      return set;
                    });
  }
};

// Random digits in random cells: few at small sizes. At large sizes most of them conflict.
template <>
struct Arbitrary<shudu::Grid> {
  static Gen<shudu::Grid> arbitrary() {
    using Clue = std::pair<shudu::Cell, int>;
    return gen::map(gen::container<std::vector<Clue>>(gen::pair(gen::arbitrary<shudu::Cell>(), gen::inRange(1, 10))),
                    [](const std::vector<Clue>& clues) {
                      shudu::Grid grid;
                      for (const auto& [cell, digit] : clues) grid.set(cell, digit);
                      return grid;
                    });
  }
};

}  // namespace rc

namespace shudu {

inline void showValue(Cell cell, std::ostream& out) { out << name(cell); }
inline void showValue(House house, std::ostream& out) { out << name(house); }
inline void showValue(DigitSet digits, std::ostream& out) { out << '{' << to_string(digits) << '}'; }
inline void showValue(CellSet cells, std::ostream& out) {
  out << '{';
  for (Cell cell : cells) out << ' ' << name(cell);
  out << " }";
}
inline void showValue(const Grid& grid, std::ostream& out) { out << to_line(grid); }

}  // namespace shudu
