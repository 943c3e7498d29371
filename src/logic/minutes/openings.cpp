#include "logic/minutes/openings.h"

#include <algorithm>
#include <bit>

namespace shudu::logic::minutes {
namespace {

// The number of bits. The plain instruction sets have no instruction for it, and this is the hottest place.
constexpr auto bit_counts = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) table[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return table;
}();

constexpr bool is_one_bit(unsigned bits) { return bits != 0 && (bits & (bits - 1)) == 0; }

class Finder {
 public:
  Finder(const State& state, const Habits& habits) : state_(state), habits_(habits) {}

  Openings find() {
    for (int i = 0; i < House::count; ++i) {
      blank_counts_[i] = bit_counts[state_.blank_places(House{i})];
      if (blank_counts_[i] == 1) {
        notice_last_blank(House{i});
      } else if (blank_counts_[i] > 1) {
        notice_in_house(House{i});
      }
    }
    for (Cell cell : all_cells()) {
      if (is_one_bit(state_.candidates(cell).bits())) notice_in_cell(cell);
    }
    return found_;
  }

 private:
  void add(Cell cell, DigitSet digits, int way) {
    found_.cells.insert(cell);
    found_.digits[cell.index()] |= digits;
    found_.rates[cell.index()] += habits_.rates[way];
    ++found_.noticed[way];
  }

  void notice_last_blank(House house) {
    const Cell cell = house.cell(std::countr_zero(state_.blank_places(house)));
    add(cell, state_.candidates(cell), last_blank);
  }

  void notice_in_house(House house) {
    const int kind = house.kind() == House::Kind::box ? single_in_box : single_in_line;
    const int way = kind + (blank_counts_[house.index()] - 2) / 2;
    const auto positions =
        state_.positions(house.kind()).subspan(static_cast<std::size_t>(house.number()) * 9).first<9>();
    for (int digit = 1; digit <= 9; ++digit) {
      const unsigned places = positions[static_cast<std::size_t>(digit) - 1];
      if (is_one_bit(places)) add(house.cell(std::countr_zero(places)), DigitSet{digit}, way);
    }
  }

  void notice_in_cell(Cell cell) {
    int fewest = 9;
    for (House house : houses(cell)) fewest = std::min(fewest, blank_counts_[house.index()]);
    if (fewest == 1) return;  // noticed as the last blank cell of a house
    constexpr std::array<int, 10> step{0, 0, 0, 1, 2, 3, 3, 4, 4, 4};
    add(cell, state_.candidates(cell), single_in_cell + step[fewest]);
  }

  const State& state_;
  const Habits& habits_;
  std::array<int, House::count> blank_counts_{};
  Openings found_;
};

}  // namespace

Openings find_openings(const State& state, const Habits& habits) { return Finder{state, habits}.find(); }

}  // namespace shudu::logic::minutes
