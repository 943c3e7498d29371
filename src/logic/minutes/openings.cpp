#include "logic/minutes/openings.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace shudu::logic::minutes {
namespace {

// The number of bits. The plain instruction sets have no instruction for it, and this is the hottest place.
constexpr auto bit_counts = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) table[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return table;
}();

// Calls use(i) for every i below 81 for which bits(i) has exactly one bit. Compilers vectorise the first loop. Most
// groups of eight are empty.
template <class Bits, class Use>
void for_each_single(const Bits& bits, const Use& use) {
  std::array<std::uint8_t, 88> marks{};
  for (int i = 0; i < 81; ++i) {
    const auto set = static_cast<std::uint16_t>(bits(i));
    marks[i] = static_cast<std::uint8_t>((set != 0) & ((set & (set - 1)) == 0));
  }
  for (int group = 0; group < 88; group += 8) {
    std::uint64_t any = 0;
    std::memcpy(&any, &marks[group], sizeof any);
    if (any == 0) continue;
    for (int i = group; i < group + 8; ++i) {
      if (marks[i] != 0) use(i);
    }
  }
}

class Finder {
 public:
  Finder(const State& state, const Habits& habits) : state_(state), habits_(habits) {}

  Openings find() {
    for (int i = 0; i < House::count; ++i) {
      blank_counts_[i] = bit_counts[state_.blank_places(House{i})];
      if (blank_counts_[i] == 1) notice_last_blank(House{i});
    }
    for (House::Kind kind : {House::Kind::row, House::Kind::column, House::Kind::box}) {
      const auto positions = state_.positions(kind);
      for_each_single([&](int i) { return positions[static_cast<std::size_t>(i)]; },
                      [&](int i) { notice_in_house(House{static_cast<int>(kind) * 9 + i / 9}, i % 9 + 1); });
    }
    for_each_single([&](int i) { return state_.candidates(Cell{i}).bits(); }, [&](int i) { notice_in_cell(Cell{i}); });
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

  void notice_in_house(House house, int digit) {
    const int blanks = blank_counts_[house.index()];
    if (blanks == 1) return;  // noticed as the last blank cell
    const int kind = house.kind() == House::Kind::box ? single_in_box : single_in_line;
    const Cell cell = house.cell(std::countr_zero(state_.positions(house, digit)));
    add(cell, DigitSet{digit}, kind + (blanks - 2) / 2);
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
