#include "logic/own/decisions.h"

#include <bit>
#include <cstdint>

namespace shudu::logic::own {

void Decisions::apply_to(State& state) const {
  for (Cell cell : all_cells()) {
    for (int digit : removed[cell.index()]) state.remove(cell, digit);
  }
  for (Cell cell : all_cells()) {
    // If several digits claim a cell, none of them can stay, and the cell is left without candidates.
    if (placed[cell.index()].size() > 1) {
      for (int digit : DigitSet::all()) state.remove(cell, digit);
    }
    if (!placed[cell.index()].is_single() || !state.values().is_blank(cell)) continue;
    const int digit = placed[cell.index()].first();
    // A digit that an equal digit of a peer has just removed cannot be placed. The cell will have no candidates.
    if (state.has(cell, digit)) {
      state.place(cell, digit);
    } else {
      for (int other : DigitSet::all()) state.remove(cell, other);
    }
  }
}

Decisions full_houses(const State& state) {
  Decisions found;
  for (int i = 0; i < House::count; ++i) {
    const CellSet blank = House{i}.cells() & state.blanks();
    if (blank.is_single()) found.placed[blank.first().index()] |= state.candidates(blank.first());
  }
  return found;
}

namespace {

void hidden_singles(const State& state, int first_house, int end_house, Decisions& found) {
  for (int i = first_house; i < end_house; ++i) {
    const House house{i};
    for (int digit = 1; digit <= 9; ++digit) {
      const unsigned places = state.positions(house, digit);
      if (std::has_single_bit(places)) found.placed[house.cell(std::countr_zero(places)).index()].insert(digit);
    }
  }
}

constexpr int first_box = 18;

}  // namespace

Decisions hidden_singles_in_boxes(const State& state) {
  Decisions found;
  hidden_singles(state, first_box, House::count, found);
  return found;
}

Decisions hidden_singles_in_lines(const State& state) {
  Decisions found;
  hidden_singles(state, 0, first_box, found);
  return found;
}

Decisions naked_singles(const State& state) {
  Decisions found;
  for (Cell cell : state.with_candidate_count(1)) found.placed[cell.index()] |= state.candidates(cell);
  return found;
}

Decisions singles(const State& state) {
  Decisions found = naked_singles(state);
  hidden_singles(state, 0, House::count, found);
  return found;
}

// If all places of a digit in one house lie in a second house, the digit is removed from the rest of the second house.
Decisions locked_candidates(const State& state) {
  Decisions found;
  for (int digit = 1; digit <= 9; ++digit) {
    for (int a = first_box; a < House::count; ++a) {
      for (int b = 0; b < first_box; ++b) {
        const CellSet both = House{a}.cells() & House{b}.cells();
        if (both.empty()) continue;
        const CellSet in_box = state.places(digit, House{a}), in_line = state.places(digit, House{b});
        CellSet gone;
        if (!in_box.empty() && both.contains(in_box)) gone |= in_line - both;
        if (!in_line.empty() && both.contains(in_line)) gone |= in_box - both;
        for (Cell cell : gone) found.removed[cell.index()].insert(digit);
      }
    }
  }
  return found;
}

namespace {

// The sets of `size` of nine rows, as bits.
template <int size>
constexpr auto row_sets = [] {
  constexpr int count = size == 2 ? 36 : size == 3 ? 84 : 126;
  std::array<std::uint16_t, count> sets{};
  std::size_t next = 0;
  for (unsigned rows = 0; rows < 512; ++rows) {
    if (std::popcount(rows) == size) sets[next++] = static_cast<std::uint16_t>(rows);
  }
  return sets;
}();

// A naked subset, a hidden subset and a fish are the same pattern in three tables of nine rows and nine columns: if
// `size` rows together have marks in only `size` columns, all other marks in these columns are removed. Returns the
// marks to remove.
template <int size>
std::array<unsigned, 9> confined(const std::array<unsigned, 9>& table) {
  std::array<unsigned, 9> gone{};
  for (unsigned rows : row_sets<size>) {
    unsigned columns = 0;
    bool usable = true;
    for (unsigned left = rows; left != 0; left &= left - 1) {
      const unsigned marks = table[std::countr_zero(left)];
      usable = usable && marks != 0;
      columns |= marks;
    }
    if (!usable || std::popcount(columns) != size) continue;
    for (int row = 0; row < 9; ++row) {
      if ((rows >> row & 1) == 0) gone[row] |= table[row] & columns;
    }
  }
  return gone;
}

}  // namespace

template <int size>
Decisions naked_subsets(const State& state) {
  Decisions found;
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    std::array<unsigned, 9> table{};  // a row is a cell, a column a digit
    for (int place = 0; place < 9; ++place) table[place] = state.candidates(house.cell(place)).bits();
    const auto gone = confined<size>(table);
    for (int place = 0; place < 9; ++place) {
      found.removed[house.cell(place).index()] |= DigitSet::from_bits(gone[place]);
    }
  }
  return found;
}

template <int size>
Decisions hidden_subsets(const State& state) {
  Decisions found;
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    std::array<unsigned, 9> table{};  // a row is a digit, a column a place
    for (int digit = 1; digit <= 9; ++digit) table[digit - 1] = state.positions(house, digit);
    const auto gone = confined<size>(table);
    for (int digit = 1; digit <= 9; ++digit) {
      for (int place = 0; place < 9; ++place) {
        if ((gone[digit - 1] >> place & 1) != 0) found.removed[house.cell(place).index()].insert(digit);
      }
    }
  }
  return found;
}

template <int size>
Decisions fish(const State& state) {
  Decisions found;
  for (int digit = 1; digit <= 9; ++digit) {
    for (bool by_rows : {true, false}) {
      std::array<unsigned, 9> table{};
      const auto line = [&](int i) { return by_rows ? House::row(i) : House::column(i); };
      for (int i = 0; i < 9; ++i) table[i] = state.positions(line(i), digit);
      const auto gone = confined<size>(table);
      for (int i = 0; i < 9; ++i) {
        for (int place = 0; place < 9; ++place) {
          if ((gone[i] >> place & 1) != 0) found.removed[line(i).cell(place).index()].insert(digit);
        }
      }
    }
  }
  return found;
}

template Decisions naked_subsets<2>(const State&);
template Decisions naked_subsets<3>(const State&);
template Decisions naked_subsets<4>(const State&);
template Decisions hidden_subsets<2>(const State&);
template Decisions hidden_subsets<3>(const State&);
template Decisions hidden_subsets<4>(const State&);
template Decisions fish<2>(const State&);
template Decisions fish<3>(const State&);
template Decisions fish<4>(const State&);

Decisions basics(const State& state) {
  Decisions found = singles(state);
  for (Kind kind : {locked_candidates, naked_subsets<2>, hidden_subsets<2>}) {
    const Decisions more = kind(state);
    for (Cell cell : all_cells()) found.removed[cell.index()] |= more.removed[cell.index()];
  }
  return found;
}

}  // namespace shudu::logic::own
