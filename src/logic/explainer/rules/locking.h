// Locking: all places of a digit in one house lie in a second one, so the digit is removed from the rest of the second.
// One house is a box, the other a line. It is called pointing if the digit is confined in the box, and claiming if it
// is confined in the line.
//
// Direct locking leaves the digit one place in another house. The finding is the placement, and nothing else is
// removed.
#pragma once

#include <array>

#include "logic/explainer/finding.h"

namespace shudu::logic::explainer {

namespace locking_tables {

// For each set of places of a digit in a box: bit c is set if all are in the box's column c, bit 3 + r if all are in
// its row r. For each set of places in a line: bit t is set if all are in its third t. Empty for fewer than two places.
struct Shut {
  std::array<std::uint8_t, 512> in_box{}, in_line{};
};
inline constexpr Shut shut = [] {
  Shut table;
  for (unsigned places = 0; places < 512; ++places) {
    if (!has_two(places)) continue;
    for (int i = 0; i < 3; ++i) {
      const auto mark = [&](std::array<std::uint8_t, 512>& of, unsigned inside, int bit) {
        if ((places & ~inside) == 0) of[places] = static_cast<std::uint8_t>(of[places] | 1U << bit);
      };
      mark(table.in_box, 0111U << i, i);          // 0111: places 0, 3 and 6
      mark(table.in_box, 07U << (3 * i), 3 + i);  // a row
      mark(table.in_line, 07U << (3 * i), i);
    }
  }
  return table;
}();

// The confined digits by crossing house. The crossing houses are in the order of crossing().
using Shuts = std::array<DigitSet, 6>;
inline Shuts shuts_of(const State& state, House house, DigitSet digits) {
  const auto& table = house.kind() == House::Kind::box ? shut.in_box : shut.in_line;
  Shuts shuts;
  for (int digit : digits) {
    for (unsigned where = table[state.positions(house, digit)]; where != 0; where &= where - 1) {
      shuts[std::countr_zero(where)].insert(digit);
    }
  }
  return shuts;
}

// The house that crosses `house`: for a box its columns 0..2 and rows 3..5, for a line its boxes 0..2.
inline House crossing(House house, int i) {
  const int n = house.number();
  switch (house.kind()) {
    case House::Kind::box: return i < 3 ? House::column(n % 3 * 3 + i) : House::row(n / 3 * 3 + i - 3);
    case House::Kind::row: return House::box(n / 3 * 3 + i);
    case House::Kind::column: break;
  }
  return House::box(i * 3 + n / 3);
}

// Calls take(base, cover, digit) for every confined digit: boxes and columns, boxes and rows, columns, rows.
template <class Take>
bool each_shut(const State& state, DigitSet digits, const Take& take) {
  if (digits.empty()) return true;
  std::array<Shuts, 9> boxes;
  for (int i = 0; i < 9; ++i) boxes[i] = shuts_of(state, House::box(i), digits);
  const auto tell = [&](House base, const Shuts& shuts, int from, int to) {
    for (int i = from; i < to; ++i) {
      for (int digit : shuts[i]) {
        if (!take(base, crossing(base, i), digit)) return false;
      }
    }
    return true;
  };
  for (int i = 0; i < 9; ++i) {
    if (!tell(House::box(i), boxes[i], 0, 3)) return false;
  }
  for (int i = 0; i < 9; ++i) {
    if (!tell(House::box(i), boxes[i], 3, 6)) return false;
  }
  for (int i = 0; i < 18; ++i) {
    const House line = i < 9 ? House::column(i) : House::row(i - 9);
    if (!tell(line, shuts_of(state, line, digits), 0, 3)) return false;
  }
  return true;
}

}  // namespace locking_tables

template <class Take>
bool find_locking(const State& state, DigitSet& open, const Take& take) {
  const bool finished = locking_tables::each_shut(state, open, [&](House base, House cover, int digit) {
    const CellSet removed = state.places(digit) & (cover.cells() - base.cells());
    if (removed.empty()) return true;
    const bool points = base.kind() == House::Kind::box;
    Finding finding{.rule = Rule::locking,
                    .rating = points ? 26 : 28,
                    .size = 1,
                    .kind = points ? 0 : 1,
                    .digits = {digit},
                    .cells = state.places(digit, base),
                    .base = only(base),
                    .cover = only(cover)};
    finding.remove(removed, {digit});
    return take(finding);
  });
  if (finished) open = {};
  return finished;
}

template <class Take>
bool find_direct_locking(const State& state, DigitSet& open, const Take& take) {
  const bool finished = locking_tables::each_shut(state, open, [&](House base, House cover, int digit) {
    const CellSet removed = state.places(digit) & (cover.cells() - base.cells());
    if (removed.empty()) return true;
    const bool points = base.kind() == House::Kind::box;
    // The two other houses of base's kind that cross the cover.
    for (int i = 0; i < 9; ++i) {
      const House other{base.index() - base.number() + i};
      if (other == base || !other.cells().intersects(cover.cells())) continue;
      const CellSet places = state.places(digit, other);
      const CellSet left = places - cover.cells();
      if (!left.is_single() || places == left) continue;
      if (!take({.rule = Rule::direct_locking,
                 .rating = points ? 17 : 19,
                 .size = 1,
                 .kind = points ? 0 : 1,
                 .digits = {digit},
                 .cells = state.places(digit, base),
                 .base = only(base),
                 .cover = only(cover),
                 .placed = Candidate{left.first(), digit}})) {
        return false;
      }
    }
    return true;
  });
  if (finished) open = {};
  return finished;
}

template <class Take>
bool find_direct_locking(const State& state, const Take& take) {
  DigitSet open = DigitSet::all();
  return find_direct_locking(state, open, take);
}

}  // namespace shudu::logic::explainer
