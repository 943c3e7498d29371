#include "symmetry/band_forms.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/orders.h"
#include "symmetry/band_images.h"

namespace shudu::symmetry {

namespace {

constexpr std::uint32_t unknown = ~std::uint32_t{0};
constexpr int band_count = 56 * 216 * 216;

// All rows that hold the given digits in their boxes.
void add_rows(const std::array<unsigned, 3>& boxes, std::vector<Nine>& rows) {
  for (int k = 0; k < 216; ++k) {
    Nine row{};
    const std::array<int, 3> order{k / 36, k / 6 % 6, k % 6};
    for (int box = 0; box < 3; ++box) {
      std::array<std::uint8_t, 3> digits{};
      unsigned rest = boxes[box];
      for (std::uint8_t& digit : digits) {
        digit = static_cast<std::uint8_t>(std::countr_zero(rest));
        rest &= rest - 1;
      }
      for (int i = 0; i < 3; ++i) row[box * 3 + i] = digits[orders_of_three[order[box]][i]];
    }
    rows.push_back(row);
  }
}

// Every second row that a first row 012345678 allows, ascending.
std::vector<Nine> second_rows() {
  std::vector<Nine> rows;
  for (unsigned k = 0; k < 512; ++k) {
    const unsigned b = k & 7, c = k >> 3 & 7, a = k >> 6;
    const int others = 3 - std::popcount(b);
    if (std::popcount(c) != others || std::popcount(a) != others) continue;
    add_rows({b << 3 | c << 6, (7 & ~c) << 6 | a, (7 & ~a) | (7 & ~b) << 3}, rows);
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

// The third rows that complete it, ascending.
std::vector<Nine> third_rows(const Nine& second) {
  std::array<unsigned, 3> boxes{};
  for (int box = 0; box < 3; ++box) {
    boxes[box] = 0x1ff & ~(7U << (3 * box));
    for (int i = 0; i < 3; ++i) boxes[box] &= ~(1U << second[box * 3 + i]);
  }
  std::vector<Nine> rows;
  add_rows(boxes, rows);
  std::sort(rows.begin(), rows.end());
  return rows;
}

std::vector<BandMove> all_moves() {
  std::vector<BandMove> moves;
  for (int k = 0; k < BandForms::move_count; ++k) {
    BandMove move{orders_of_three[k % 6], {}};
    const auto& boxes = orders_of_three[k / 6 % 6];
    int inside = k / 36;
    for (int box = 0; box < 3; ++box) {
      const auto& columns = orders_of_three[inside % 6];
      inside /= 6;
      for (int i = 0; i < 3; ++i) {
        move.columns[box * 3 + i] = static_cast<std::uint8_t>(boxes[box] * 3 + columns[i]);
      }
    }
    moves.push_back(move);
  }
  return moves;
}

int number_of(const std::array<std::uint8_t, 3>& order) { return static_cast<int>(order_of(order.data())); }

// The inverse of a move. Its number is composed as in all_moves.
int inverse_of(const BandMove& move) {
  std::array<std::uint8_t, 3> rows{}, boxes{};
  Nine columns{};
  for (std::uint8_t i = 0; i < 3; ++i) rows[move.rows[i]] = i;
  for (std::uint8_t i = 0; i < 9; ++i) columns[move.columns[i]] = i;
  int inside = 0;
  for (int box = 2; box >= 0; --box) {
    boxes[box] = static_cast<std::uint8_t>(columns[box * 3] / 3);
    std::array<std::uint8_t, 3> order{};
    for (int i = 0; i < 3; ++i) order[i] = static_cast<std::uint8_t>(columns[box * 3 + i] % 3);
    inside = inside * 6 + number_of(order);
  }
  return (inside * 6 + number_of(boxes)) * 6 + number_of(rows);
}

}  // namespace

const BandForms& BandForms::tables() {
  static const BandForms tables;
  return tables;
}

std::uint32_t BandForms::number(const std::uint8_t* second, const std::uint8_t* third) {
  const unsigned box_1 = 1U << second[0] | 1U << second[1] | 1U << second[2];
  const unsigned box_2 = 1U << second[3] | 1U << second[4] | 1U << second[5];
  const std::uint32_t share = share_numbers[box_1 >> 3 | (box_2 & 7) << 6];
  const std::uint32_t in_second = (order_of(second) * 6 + order_of(second + 3)) * 6 + order_of(second + 6);
  const std::uint32_t in_third = (order_of(third) * 6 + order_of(third + 3)) * 6 + order_of(third + 6);
  return (share * 216 + in_second) * 216 + in_third;
}

// Goes through the bands in ascending order. A band that no earlier class has reached is the min-lex form of a new
// class.
BandForms::BandForms() : moves_(all_moves()), forms_(band_count, unknown) {
  for (const BandMove& move : moves_) inverses_.push_back(static_cast<std::uint16_t>(inverse_of(move)));
  for (const Nine& second : second_rows()) {
    // In some box of every band, two digits of one row are together in another row, so every form begins with 345 or
    // 346….
    if (second[0] != 3 || second[1] != 4) break;
    for (const Nine& third : third_rows(second)) {
      if (forms_[number(second.data(), third.data())] == unknown) fill_class(second, third);
    }
  }
  assert(automorphisms_.size() == 416);
}

void BandForms::fill_class(const Nine& second, const Nine& third) {
  const auto of_class = static_cast<std::uint32_t>(automorphisms_.size());
  auto& automorphisms = automorphisms_.emplace_back();
  rows_.push_back({second, third});
  const std::uint32_t own = number(second.data(), third.data());
  const BandImages images({Nine{0, 1, 2, 3, 4, 5, 6, 7, 8}, second, third});
  // The numbers come first, so that the processor can wait for many of their entries at a time.
  std::array<std::uint32_t, move_count> reached{};
  for (int k = 0; k < move_count; ++k) reached[k] = images.number(k);
  for (int k = 0; k < move_count; ++k) {
    if (reached[k] == own) automorphisms.push_back(moves_[k]);
    std::uint32_t& form = forms_[reached[k]];
    form = form == unknown ? of_class << 13 | inverses_[k] : form;
  }
}

}  // namespace shudu::symmetry
