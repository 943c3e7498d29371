// Fish: n lines in which all places of a digit lie in n crossing lines. The digit is removed from the rest of the
// crossing lines. Sizes 2 to 4 are X-wing, swordfish and jellyfish. Columns are tried as base before rows, sets of
// lines before digits.
#pragma once

#include "logic/explainer/rules/subsets.h"

namespace shudu::logic::explainer {

namespace fish_search {

// For each base line, the digits that may take part: those with two to `size` places.
struct Lines {
  std::array<House, 9> base;
  std::array<DigitSet, 9> digits;
};

template <int left, class Take>
bool each_base(const State& state, const Lines& lines, int below, unsigned chosen, DigitSet common, const Take& take) {
  for (int top = 0; top < below; ++top) {
    const DigitSet digits = common & lines.digits[top];
    if (digits.empty()) continue;
    if constexpr (left == 1) {
      if (!take(chosen | 1U << top, digits)) return false;
    } else {
      if (!each_base<left - 1>(state, lines, top, chosen | 1U << top, digits, take)) return false;
    }
  }
  return true;
}

// Like Sudoku Explainer, skip a digit that is placed too often for a fish of this size.
inline bool is_placed_often(const State& state, int digit, int size) {
  int placed = 0;
  for (Cell cell : ~state.blanks()) placed += state.values()[cell] == digit;
  return placed + 2 * size > 9;
}

}  // namespace fish_search

template <int size, class Take>
bool find_fish(const State& state, DigitSet& open, const Take& take) {
  static_assert(2 <= size && size <= 4);
  constexpr int ratings[] = {32, 38, 52};
  if (open.empty()) return true;
  for (const bool by_column : {true, false}) {
    const auto base_line = [&](int i) { return by_column ? House::column(i) : House::row(i); };
    const auto cover_line = [&](int i) { return by_column ? House::row(i) : House::column(i); };
    fish_search::Lines lines;
    for (int i = 0; i < 9; ++i) {
      lines.base[i] = base_line(i);
      unsigned eligible = 0;
      for (int digit : open) {
        const unsigned places = state.positions(lines.base[i], digit);
        if (has_two(places) && count(places) <= size) eligible |= 1U << (digit - 1);
      }
      lines.digits[i] = DigitSet::from_bits(eligible);
    }
    const auto look = [&](unsigned chosen, DigitSet digits) {
      for (int digit : digits) {
        unsigned places = 0;
        for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
          places |= state.positions(lines.base[std::countr_zero(rest)], digit);
        }
        if (count(places) != size || fish_search::is_placed_often(state, digit, size)) continue;
        CellSet in_base, in_cover;
        HouseSet base = 0, cover = 0;
        for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
          const House line = lines.base[std::countr_zero(rest)];
          base |= only(line);
          in_base |= line.cells();
        }
        for (unsigned rest = places; rest != 0; rest &= rest - 1) {
          const House line = cover_line(std::countr_zero(rest));
          cover |= only(line);
          in_cover |= line.cells();
        }
        const CellSet removed = state.places(digit) & (in_cover - in_base);
        if (removed.empty()) continue;
        Finding finding{.rule = Rule::fish,
                        .rating = ratings[size - 2],
                        .size = size,
                        .digits = {digit},
                        .cells = state.places(digit) & in_base,
                        .base = base,
                        .cover = cover};
        finding.remove(removed, {digit});
        if (!take(finding)) return false;
      }
      return true;
    };
    if (!fish_search::each_base<size>(state, lines, 9, 0, DigitSet::all(), look)) return false;
  }
  open = {};
  return true;
}

}  // namespace shudu::logic::explainer
