#include "symmetry/band_images.h"

namespace shudu::symmetry {

BandImages::BandImages(const std::array<Nine, 3>& rows) {
  for (int k = 0; k < 36; ++k) bands_[k] = moved(rows, orders_of_three[k % 6], orders_of_three[k / 6]);
}

MovedBand BandImages::moved(const std::array<Nine, 3>& rows, const OrderOfThree& row_order, const OrderOfThree& boxes) {
  OrderOfThree box_places{};  // where the boxes go
  for (std::uint8_t i = 0; i < 3; ++i) box_places[boxes[i]] = i;
  Nine labels{};  // of the digits: their columns in the new first row
  for (std::uint8_t i = 0; i < 9; ++i) {
    labels[rows[row_order[0]][i]] = static_cast<std::uint8_t>(box_places[i / 3] * 3 + i % 3);
  }
  MovedBand band;
  std::array<unsigned, 3> from_box_1{};  // columns of the boxes whose digits are in the first box of the second row
  std::array<unsigned, 3> from_box_2{};
  for (int row = 0; row < 2; ++row) {
    for (int box = 0; box < 3; ++box) {
      OrderOfThree digits{};
      for (int i = 0; i < 3; ++i) digits[i] = labels[rows[row_order[row + 1]][boxes[box] * 3 + i]];
      (row == 0 ? band.second : band.third)[box] = triple(digits);
      if (row != 0 || box == 2) continue;
      for (const std::uint8_t digit : digits) (box == 0 ? from_box_1 : from_box_2)[digit / 3] |= 1U << digit % 3;
    }
  }
  band.b = from_box_1[1];
  band.c = from_box_1[2];
  band.a = from_box_2[0];
  return band;
}

MovedTriple BandImages::triple(const OrderOfThree& digits) {
  MovedTriple result;
  result.decider = digits[0] / 3 == digits[1] / 3 || digits[0] / 3 == digits[2] / 3 ? digits[0] / 3 : digits[1] / 3;
  for (int k = 0; k < 6; ++k) {
    OrderOfThree moved{};
    for (int i = 0; i < 3; ++i)
      moved[i] = static_cast<std::uint8_t>(digits[i] / 3 * 3 + column_places[k][digits[i] % 3]);
    result.order[k] = static_cast<std::uint8_t>(order_of(moved.data()));
  }
  return result;
}

}  // namespace shudu::symmetry
