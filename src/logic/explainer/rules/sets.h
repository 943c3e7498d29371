// Naked sets: n cells of a house with n candidates in all. The other cells of the house lose these candidates. Hidden
// sets: n digits of a house with n places in all. These cells lose all other candidates. A direct hidden set leaves
// another digit of the house one place. The finding is the placement, and nothing is removed.
//
// The limits on the number of blank cells are Sudoku Explainer's. Beyond them the complementary set is smaller.
#pragma once

#include "logic/explainer/rules/subsets.h"

namespace shudu::logic::explainer {

template <int size, class Take>
bool find_naked_set(const State& state, HouseSet& open, const Take& take) {
  static_assert(2 <= size && size <= 4);
  constexpr int ratings[] = {30, 36, 50};
  for (House house : boxes_columns_rows) {
    if ((open & only(house)) == 0) continue;
    const unsigned blanks = state.blank_places(house);
    if (count(blanks) < 2 * size) continue;
    std::array<std::uint16_t, 9> bits;
    unsigned eligible = 0;
    for (unsigned rest = blanks; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      const DigitSet digits = state.candidates(house.cell(place));
      bits[place] = static_cast<std::uint16_t>(digits.bits());
      if (2 <= count(digits) && count(digits) <= size) eligible |= 1U << place;
    }
    if (count(eligible) < size) {
      open &= ~only(house);
      continue;
    }
    const bool wanted = each_subset<size>(
        eligible, size, [&](int place) -> unsigned { return bits[place]; },
        [&](unsigned places, unsigned together) {
          if (count(together) != size) return true;
          unsigned others = 0;
          for (unsigned rest = blanks & ~places; rest != 0; rest &= rest - 1) {
            if ((bits[std::countr_zero(rest)] & together) != 0) others |= rest & -rest;
          }
          if (others == 0) return true;
          Finding finding{.rule = Rule::naked_set,
                          .rating = ratings[size - 2],
                          .size = size,
                          .digits = DigitSet::from_bits(together),
                          .cells = cells_at(house, places),
                          .base = only(house)};
          finding.remove(cells_at(house, others), finding.digits);
          return take(finding);
        });
    if (!wanted) return false;
    open &= ~only(house);
  }
  return true;
}

template <int size, bool is_direct, class Take>
bool find_hidden_set(const State& state, HouseSet& open, const Take& take) {
  static_assert(2 <= size && size <= 4);
  constexpr int ratings[] = {34, 40, 54};
  constexpr int direct_ratings[] = {20, 25, 43};
  for (House house : boxes_columns_rows) {
    if ((open & only(house)) == 0) continue;
    if (count(state.blank_places(house)) <= (is_direct ? size : 2 * size)) continue;
    unsigned eligible = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      const unsigned places = state.positions(house, digit);
      if (has_two(places) && count(places) <= size) eligible |= 1U << (digit - 1);
    }
    if (count(eligible) < size) {
      open &= ~only(house);
      continue;
    }
    const auto hint_on = [&](unsigned digits, unsigned places) {
      return Finding{.rule = is_direct ? Rule::direct_hidden_set : Rule::hidden_set,
                     .rating = is_direct ? direct_ratings[size - 2] : ratings[size - 2],
                     .size = size,
                     .digits = DigitSet::from_bits(digits),
                     .cells = cells_at(house, places),
                     .base = only(house)};
    };
    const bool wanted = each_subset<size>(
        eligible, size, [&](int i) { return state.positions(house, i + 1); },
        [&](unsigned digits, unsigned places) {
          if (count(places) != size) return true;
          if constexpr (is_direct) {
            // The first digit with only one place left.
            for (int digit : ~DigitSet::from_bits(digits)) {
              const unsigned before = state.positions(house, digit);
              if (!has_two(before) || !has_one(before & ~places)) continue;
              Finding finding = hint_on(digits, places);
              finding.placed = Candidate{house.cell(std::countr_zero(before & ~places)), digit};
              return take(finding);
            }
            return true;
          } else {
            Finding finding = hint_on(digits, places);
            CellSet richer;
            for (Cell cell : finding.cells) {
              if ((state.candidates(cell).bits() & ~digits) != 0) richer.insert(cell);
            }
            if (richer.empty()) return true;
            finding.remove(richer, ~finding.digits);
            return take(finding);
          }
        });
    if (!wanted) return false;
    open &= ~only(house);
  }
  return true;
}

template <int size, bool is_direct, class Take>
bool find_hidden_set(const State& state, const Take& take) {
  HouseSet open = all_houses;
  return find_hidden_set<size, is_direct>(state, open, take);
}

}  // namespace shudu::logic::explainer
