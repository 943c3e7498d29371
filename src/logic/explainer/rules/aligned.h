// Aligned exclusion: enumerate all ways to fill two or three cells. A way is impossible if two of the cells see each
// other and hold the same digit, or if it leaves a cell that all of them see without candidates. A digit that occurs in
// no possible way is removed.
//
// Only a cell with few candidates can lose all of them: two for pairs, two or three for triples.
#pragma once

#include <algorithm>

#include "logic/explainer/finding.h"
#include "logic/explainer/peers_in_order.h"

namespace shudu::logic::explainer {

namespace aligned_search {

// The base cells, and the excluders: the cells that may be left without candidates.
struct Field {
  std::array<Cell, Cell::count> base;
  int size = 0;
  CellSet in_base;
  CellSet excluders;

  Field(const State& state, int degree) {
    CellSet singles;
    for (Cell cell : state.blanks()) {
      const int n = count(state.candidates(cell));
      if (n == 1) singles.insert(cell);
      if (2 <= n && n <= degree) excluders.insert(cell);
    }
    for (Cell cell : state.blanks()) {
      const CellSet seen = peers(cell);
      if (count(state.candidates(cell)) < 2 || seen.intersects(singles) || !seen.intersects(excluders)) continue;
      base[size++] = cell;
      in_base.insert(cell);
    }
  }
};

inline bool has_at_least(CellSet cells, int n) {
  for (Cell cell : cells) {
    static_cast<void>(cell);
    if (--n <= 0) return true;
  }
  return n <= 0;
}

inline bool has_two_cells(CellSet cells) { return !cells.empty() && !cells.is_single(); }

// The cells that see at least two of `cells`.
inline CellSet seeing_two(CellSet cells) {
  CellSet once, twice;
  for (Cell cell : cells) {
    twice |= once & peers(cell);
    once |= peers(cell);
  }
  return twice;
}

// The base cells before number n.
inline CellSet base_before(const Field& field, int n) {
  const int end = field.base[n].index();
  constexpr auto ones = [](int bits) { return (std::uint64_t{1} << bits) - 1; };
  const CellSet before =
      end < 64 ? CellSet::from_words(ones(end), 0) : CellSet::from_words(~std::uint64_t{0}, ones(end - 64));
  return field.in_base & before;
}

// For each cell, the digits that occur in no possible way. For a pair: every excluder has two candidates and excludes
// exactly these two digits. A digit is removed if the excluders leave it no partner.
inline std::array<DigitSet, 2> impossible(const State& state, const std::array<Cell, 2>& cells, CellSet excluders) {
  const bool sees = cells[0].sees(cells[1]);
  const std::array<unsigned, 2> all{state.candidates(cells[0]).bits(), state.candidates(cells[1]).bits()};
  // Each excluder takes one partner from a digit.
  if (!has_at_least(excluders, std::min(count(all[0]), count(all[1])) - (sees ? 1 : 0))) return {};
  std::array<unsigned, 9> out{};  // by digit, the excluded partners
  for (Cell cell : excluders) {
    const unsigned bits = state.candidates(cell).bits(), low = bits & -bits, high = bits ^ low;
    out[std::countr_zero(low)] |= high;
    out[std::countr_zero(high)] |= low;
  }
  std::array<DigitSet, 2> result;
  for (std::size_t i = 0; i < 2; ++i) {
    unsigned gone = 0;
    for (unsigned rest = all[i]; rest != 0; rest &= rest - 1) {
      const unsigned digit = rest & -rest;
      const unsigned partners = sees ? all[1 - i] & ~digit : all[1 - i];
      if ((partners & ~out[std::countr_zero(digit)]) == 0) gone |= digit;
    }
    result[i] = DigitSet::from_bits(gone);
  }
  return result;
}

// For three cells: enumerates the ways until every digit has occurred.
inline std::array<DigitSet, 3> impossible(const State& state, const std::array<Cell, 3>& cells, CellSet excluders) {
  std::array<std::uint16_t, 20> emptied;  // the candidate sets of the excluders, each once
  int n = 0;
  for (Cell cell : excluders) {
    const auto bits = static_cast<std::uint16_t>(state.candidates(cell).bits());
    bool known = false;
    for (int i = 0; i < n; ++i) known |= emptied[i] == bits;
    if (!known) emptied[n++] = bits;
  }
  const auto is_out = [&](unsigned digits) {
    for (int i = 0; i < n; ++i) {
      if ((emptied[i] & ~digits) == 0) return true;
    }
    return false;
  };
  std::array<unsigned, 3> open{};  // candidates that have not yet occurred in a possible way
  for (std::size_t i = 0; i < 3; ++i) open[i] = state.candidates(cells[i]).bits();
  const auto [all0, all1, all2] = open;
  const bool sees01 = cells[0].sees(cells[1]), sees02 = cells[0].sees(cells[2]), sees12 = cells[1].sees(cells[2]);
  for (unsigned rest0 = all0; rest0 != 0; rest0 &= rest0 - 1) {
    const unsigned digit0 = rest0 & -rest0;
    for (unsigned rest1 = sees01 ? all1 & ~digit0 : all1; rest1 != 0; rest1 &= rest1 - 1) {
      const unsigned digit1 = rest1 & -rest1;
      unsigned rest2 = all2;
      if (sees02) rest2 &= ~digit0;
      if (sees12) rest2 &= ~digit1;
      if (((open[0] & digit0) | (open[1] & digit1)) == 0) rest2 &= open[2];
      for (; rest2 != 0; rest2 &= rest2 - 1) {
        const unsigned digit2 = rest2 & -rest2;
        if (is_out(digit0 | digit1 | digit2)) continue;
        open[0] &= ~digit0;
        open[1] &= ~digit1;
        open[2] &= ~digit2;
        if ((open[0] | open[1] | open[2]) == 0) return {};
      }
    }
  }
  return {DigitSet::from_bits(open[0]), DigitSet::from_bits(open[1]), DigitSet::from_bits(open[2])};
}

template <std::size_t degree, class Take>
bool look_at(const State& state, const std::array<Cell, degree>& cells, CellSet excluders, const Take& take) {
  const auto removed = impossible(state, cells, excluders);
  if (std::all_of(removed.begin(), removed.end(), [](DigitSet digits) { return digits.empty(); })) return true;
  Finding finding{.rule = Rule::aligned,
                  .rating = degree == 2 ? 62 : 75,
                  .size = static_cast<int>(degree),
                  .extra_cells = excluders};
  for (std::size_t i = 0; i < degree; ++i) {
    finding.cells.insert(cells[i]);
    if (!removed[i].empty()) finding.remove({cells[i]}, removed[i]);
  }
  return take(finding);
}

}  // namespace aligned_search

// What a search need not look at again. If a search found nothing, the pairs or triples whose cells and excluders have
// not changed since give nothing. They have changed if one of the cells or excluders has other candidates, or if one of
// the cells was not a base cell.
class AlignedMemory {
 public:
  // The changed cells.
  CellSet changed(const State& state, const aligned_search::Field& field) const {
    CellSet cells = field.in_base - in_base_;
    for (Cell cell : state.blanks()) {
      if (state.candidates(cell) != candidates_[cell.index()]) cells.insert(cell);
    }
    return cells;
  }
  // Call this if a search found nothing.
  void keep(const State& state, const aligned_search::Field& field) {
    in_base_ = field.in_base;
    for (Cell cell : all_cells()) candidates_[cell.index()] = state.candidates(cell);
  }

 private:
  CellSet in_base_;
  std::array<DigitSet, Cell::count> candidates_;
};

template <class Take>
bool find_aligned_pair(const State& state, AlignedMemory& memory, const Take& take) {
  const aligned_search::Field field{state, 2};
  const CellSet changed = memory.changed(state, field);
  for (int j = 1; j < field.size; ++j) {
    const Cell second = field.base[j];
    const CellSet seen = field.excluders & peers(second);
    CellSet firsts = aligned_search::base_before(field, j);
    if (!changed.contains(second)) {
      CellSet open = changed;
      for (Cell excluder : seen& changed) open |= peers(excluder);
      firsts &= open;
    }
    if (firsts.empty()) continue;
    for (Cell first : firsts& aligned_search::seeing_two(seen)) {
      if (!aligned_search::look_at<2>(state, {first, second}, seen & peers(first), take)) return false;
    }
  }
  memory.keep(state, field);
  return true;
}

template <class Take>
bool find_aligned_triple(const State& state, AlignedMemory& memory, const Take& take) {
  const aligned_search::Field field{state, 3};
  const CellSet changed = memory.changed(state, field);
  const CellSet thirds = field.excluders & field.in_base;
  for (int j = 1; j < field.size; ++j) {
    const Cell second = field.base[j];
    const CellSet seen = field.excluders & peers(second);
    for (Cell first : aligned_search::base_before(field, j) & aligned_search::seeing_two(seen)) {
      const CellSet by_both = seen & peers(first);
      // The third cell is an excluder that sees the first cell or, after those, the second.
      CellSet tail = thirds & (peers(first) | peers(second));
      if (!changed.contains(first) && !changed.contains(second)) {
        CellSet open = changed;
        for (Cell excluder : by_both& changed) open |= peers(excluder);
        tail &= open;
      }
      if (tail.empty()) continue;
      tail -= CellSet{first, second};
      const auto look = [&](Cell third) {
        const CellSet common = by_both & peers(third);
        if (!aligned_search::has_two_cells(common)) return true;
        return aligned_search::look_at<3>(state, {first, second, third}, common, take);
      };
      if (!each_in_order(first, tail & peers(first), look)) return false;
      if (!each_in_order(second, tail - peers(first), look)) return false;
    }
  }
  memory.keep(state, field);
  return true;
}

}  // namespace shudu::logic::explainer
