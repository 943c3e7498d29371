// The numbers of the 7776 images of a band, found from small tables instead of the moved digits.
#pragma once

#include <array>
#include <cstdint>

#include "base/orders.h"
#include "symmetry/band_forms.h"
#include "symmetry/band_number.h"

namespace shudu::symmetry {

// The number of the permutation whose element i is element second[i] of the first.
inline constexpr auto composed_orders = [] {
  std::array<std::array<std::uint8_t, 6>, 6> table{};
  for (int first = 0; first < 6; ++first) {
    for (int second = 0; second < 6; ++second) {
      for (std::uint8_t k = 0; k < 6; ++k) {
        bool equal = true;
        for (int i = 0; i < 3; ++i) {
          equal &= orders_of_three[k][i] == orders_of_three[first][orders_of_three[second][i]];
        }
        if (equal) table[first][second] = k;
      }
    }
  }
  return table;
}();

// The place of column o of a box after its columns were put in an order.
inline constexpr auto column_places = [] {
  std::array<std::array<std::uint8_t, 3>, 6> table{};
  for (int k = 0; k < 6; ++k) {
    for (std::uint8_t i = 0; i < 3; ++i) table[k][orders_of_three[k][i]] = i;
  }
  return table;
}();

// The places of a set of columns.
inline constexpr auto moved_sets = [] {
  std::array<std::array<std::uint8_t, 8>, 6> table{};
  for (int k = 0; k < 6; ++k) {
    for (unsigned set = 0; set < 8; ++set) {
      for (int o = 0; o < 3; ++o) {
        if ((set >> o & 1) != 0) table[k][set] = static_cast<std::uint8_t>(table[k][set] | 1U << column_places[k][o]);
      }
    }
  }
  return table;
}();

using Insides = std::array<int, 3>;  // the orders of the columns in the three boxes

// The digits in one box of a row, after the rows and the boxes were moved. Three digits come from two other boxes, so two
// of them come from the same box, and only the order of the columns in that box changes the order of the digits.
struct MovedTriple {
  int decider = 0;                      // the box
  std::array<std::uint8_t, 6> order{};  // of the digits, for each order of the columns in that box

  std::uint32_t number(const Insides& insides, int box) const {
    return composed_orders[order[insides[decider]]][insides[box]];
  }
};

using MovedRow = std::array<MovedTriple, 3>;
inline std::uint32_t number_of(const MovedRow& row, const Insides& insides) {
  return (row[0].number(insides, 0) * 6 + row[1].number(insides, 1)) * 6 + row[2].number(insides, 2);
}

// A band after the rows and the boxes were moved and before the columns in the boxes are.
struct MovedBand {
  MovedRow second, third;
  unsigned b = 0, c = 0, a = 0;  // the sets of band_forms.h, as columns of the boxes 2, 3 and 1

  std::uint32_t number(const Insides& insides) const {
    const unsigned share = moved_sets[insides[1]][b] | static_cast<unsigned>(moved_sets[insides[2]][c]) << 3 |
                           static_cast<unsigned>(moved_sets[insides[0]][a]) << 6;
    return (share_numbers[share] * 216U + number_of(second, insides)) * 216 + number_of(third, insides);
  }
};

// All images of a band.
class BandImages {
 public:
  explicit BandImages(const std::array<Nine, 3>& rows);
  // The number of the image by move k of BandForms.
  std::uint32_t number(int k) const {
    const int inside = k / 36;
    return bands_[k % 36].number({inside % 6, inside / 6 % 6, inside / 36});
  }

 private:
  static MovedBand moved(const std::array<Nine, 3>& rows, const OrderOfThree& row_order, const OrderOfThree& boxes);
  static MovedTriple triple(const OrderOfThree& digits);

  std::array<MovedBand, 36> bands_{};
};

}  // namespace shudu::symmetry
