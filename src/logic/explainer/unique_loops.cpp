#include "logic/explainer/unique_loops.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/explainer/subsets.h"

namespace shudu::logic::explainer {

namespace {

// Collects the hints of loops.
struct Hints {
  const State& state;
  std::vector<LoopHint> found = {};
  std::vector<CellSet> known = {};  // loops looked at: each is met many times, and its cells decide its hints

  // In Sudoku Explainer's arithmetic, whose rounding decides between equals.
  static double base_rating(int cells) {
    double rating = 4.5;
    if (cells >= 10) rating += 0.3;
    if (cells >= 8) {
      rating += 0.2;
    } else if (cells >= 6) {
      rating += 0.1;
    }
    return rating;
  }

  void add(Hint hint, int set_size = 1) {
    if (hint.removal_count == 0) return;
    const double rating = base_rating(hint.size) + (set_size - 1) * 0.1;
    hint.rating = static_cast<int>((rating + 0.05) * 10);
    found.push_back({hint, rating});
  }

  void look_at(const Loop& loop) {
    CellSet cells;
    for (int i = 0; i < loop.size; ++i) cells.insert(loop.cells[i]);
    if (std::find(known.begin(), known.end(), cells) != known.end()) return;
    known.push_back(cells);
    const DigitSet pair{loop.a, loop.b};
    Hint hint{.rule = Rule::unique_loop, .size = loop.size, .digits = pair, .cells = cells};
    std::array<Cell, Cell::count> rich;
    int n = 0;
    for (Cell cell : cells) {
      const DigitSet extra = state.candidates(cell) - pair;
      if (extra.empty()) continue;
      rich[n++] = cell;
      hint.extra_cells.insert(cell);
      hint.extra_digits |= extra;
    }
    if (n == 0) return;
    if (n == 1) {
      hint.kind = 1;
      hint.remove(hint.extra_cells, pair);
      add(hint);
      return;
    }
    if (has_one(hint.extra_digits.bits())) {
      type_2(hint);
    } else if (n == 2) {
      type_3(hint, rich[0], rich[1]);
    }
    if (n == 2) type_4(hint, rich[0], rich[1]);
  }

  void type_2(Hint hint) {
    hint.kind = 2;
    CellSet removed = state.places(hint.extra_digits.first());
    for (Cell cell : hint.extra_cells) removed &= peers(cell);
    if (!removed.empty()) hint.remove(removed, hint.extra_digits);
    add(hint);
  }

  // The houses that two cells share, in the order box, row, column.
  static int shared_houses(Cell first, Cell second, std::array<House, 3>& houses) {
    int n = 0;
    if (first.box() == second.box()) houses[n++] = House::box(first.box());
    if (first.row() == second.row()) houses[n++] = House::row(first.row());
    if (first.col() == second.col()) houses[n++] = House::column(first.col());
    return n;
  }

  void type_3(Hint hint, Cell first, Cell second) {
    hint.kind = 3;
    std::array<House, 3> houses;
    const int n = shared_houses(first, second, houses);
    if (n == 0) return;
    for (int size = count(hint.extra_digits); size <= 7; ++size) {
      for (int i = 0; i < n; ++i) {
        hint.base = only(houses[i]);
        const int blanks = count(state.blank_places(houses[i]));
        if (2 * size <= blanks) naked(hint, houses[i], first, second, size);
        if (2 * size < blanks) hidden(hint, houses[i], size);
      }
    }
  }

  // Of `size` digits in all, the two rich cells counting as one cell.
  void naked(Hint hint, House house, Cell first, Cell second, int size) {
    const unsigned common = (hint.extra_digits & state.candidates(first) & state.candidates(second)).bits();
    const CellSet others = (house.cells() & state.blanks()) - CellSet{first, second};
    unsigned eligible = 0;
    for (int place = 0; place < 9; ++place) {
      const Cell cell = house.cell(place);
      if (others.contains(cell) && has_two(state.candidates(cell).bits())) eligible |= 1U << place;
    }
    const auto values = [&](int place) { return state.candidates(house.cell(place)).bits(); };
    const auto look = [&](unsigned chosen, unsigned together) {
      // All digits of the set must occur in the other cells, or in both of the rich ones.
      if (count(together | common) != size || count(together | hint.extra_digits.bits()) != size) return true;
      Hint one = hint;
      one.set_cells = cells_at(house, chosen);
      one.set_digits = DigitSet::from_bits(together) | hint.extra_digits;
      CellSet removed;
      for (Cell cell : others - one.set_cells) {
        if (!(state.candidates(cell) & one.set_digits).empty()) removed.insert(cell);
      }
      if (!removed.empty()) one.remove(removed, one.set_digits);
      add(one, size);
      return true;
    };
    switch (size) {
      case 2: each_subset<1>(eligible, size, values, look); break;
      case 3: each_subset<2>(eligible, size, values, look); break;
      case 4: each_subset<3>(eligible, size, values, look); break;
      default: break;  // 2 * size <= 9
    }
  }

  // The loop's digits and size - 2 others, which have size - 1 places beside the two rich cells.
  void hidden(Hint hint, House house, int size) {
    unsigned places_of_loop = 0;
    unsigned rich_places = 0;
    for (int place = 0; place < 9; ++place) {
      if (hint.extra_cells.contains(house.cell(place))) rich_places |= 1U << place;
    }
    for (int digit : hint.digits) places_of_loop |= state.positions(house, digit);
    const DigitSet others = ~(hint.digits | hint.extra_digits);
    if (others.empty()) return;
    // The rich cells count as one place.
    const auto beside = [&](unsigned places) { return places & ~rich_places; };
    unsigned eligible = 0;
    for (int digit : others) {
      if (state.positions(house, digit) != 0) eligible |= 1U << (digit - 1);
    }
    const auto look = [&](unsigned chosen, unsigned together) {
      const unsigned places = beside(places_of_loop | together);
      if (count(places) != size - 1) return true;
      Hint one = hint;
      one.is_hidden = true;
      one.set_cells = cells_at(house, places);
      one.set_digits = DigitSet::from_bits(chosen) | hint.digits;
      CellSet removed;
      for (Cell cell : one.set_cells) {
        if (!(state.candidates(cell) - one.set_digits).empty()) removed.insert(cell);
      }
      if (!removed.empty()) one.remove(removed, ~one.set_digits);
      add(one, size - 1);  // its rating counts the cells beside the loop only
      return true;
    };
    const auto values = [&](int i) { return beside(state.positions(house, i + 1)); };
    switch (size) {
      case 2: look(0, 0); break;
      case 3: each_subset<1>(eligible, size - 1, values, look); break;
      case 4: each_subset<2>(eligible, size - 1, values, look); break;
      default: break;  // 2 * size < 9
    }
  }

  void type_4(Hint hint, Cell first, Cell second) {
    hint.kind = 4;
    std::array<House, 3> houses;
    const int n = shared_houses(first, second, houses);
    // The last house that shuts a digit in is named; the first digit is preferred.
    for (int digit : hint.digits) {
      for (int i = n; i-- > 0;) {
        if (state.places(digit, houses[i]) != hint.extra_cells) continue;
        hint.base = only(houses[i]);
        hint.set_digits = {digit};
        hint.remove(hint.extra_cells, hint.digits - DigitSet{digit});
        add(hint);
        return;
      }
    }
  }
};

}  // namespace

std::vector<LoopHint> unique_loop_hints(const State& state) {
  Hints hints{.state = state};
  each_loop(state, [&](const Loop& loop) { hints.look_at(loop); });
  return std::move(hints.found);
}

std::optional<Hint> find_unique_loop(const State& state) {
  const std::vector<LoopHint> hints = unique_loop_hints(state);
  const auto least = std::min_element(hints.begin(), hints.end(), [](const LoopHint& x, const LoopHint& y) {
    return std::tuple{x.rating, x.hint.kind} < std::tuple{y.rating, y.hint.kind};
  });
  if (least == hints.end()) return std::nullopt;
  return least->hint;
}

}  // namespace shudu::logic::explainer
