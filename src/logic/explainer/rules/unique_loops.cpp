#include "logic/explainer/rules/unique_loops.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/explainer/rules/subsets.h"

namespace shudu::logic::explainer {

namespace {

// Collects the findings of loops.
struct Hints {
  const State& state;
  std::vector<LoopHint> found = {};
  std::vector<CellSet> known = {};  // loops already handled; each is found many times with the same findings

  // Computed in Sudoku Explainer's arithmetic, because its rounding decides between equal ratings.
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

  void add(Finding finding, int set_size = 1) {
    if (finding.removal_count == 0) return;
    const double rating = base_rating(finding.size) + (set_size - 1) * 0.1;
    finding.rating = static_cast<int>((rating + 0.05) * 10);
    found.push_back({finding, rating});
  }

  void look_at(const Loop& loop) {
    const CellSet cells = loop.cells;
    if (std::find(known.begin(), known.end(), cells) != known.end()) return;
    known.push_back(cells);
    const DigitSet pair{loop.a, loop.b};
    Finding finding{.rule = Rule::unique_loop, .size = loop.size, .digits = pair, .cells = cells};
    std::array<Cell, Cell::count> rich;
    int n = 0;
    for (Cell cell : cells) {
      const DigitSet extra = state.candidates(cell) - pair;
      if (extra.empty()) continue;
      rich[n++] = cell;
      finding.extra_cells.insert(cell);
      finding.extra_digits |= extra;
    }
    if (n == 0) return;
    if (n == 1) {
      finding.kind = 1;
      finding.remove(finding.extra_cells, pair);
      add(finding);
      return;
    }
    if (has_one(finding.extra_digits.bits())) {
      type_2(finding);
    } else if (n == 2) {
      type_3(finding, rich[0], rich[1]);
    }
    if (n == 2) type_4(finding, rich[0], rich[1]);
  }

  void type_2(Finding finding) {
    finding.kind = 2;
    CellSet removed = state.places(finding.extra_digits.first());
    for (Cell cell : finding.extra_cells) removed &= peers(cell);
    if (!removed.empty()) finding.remove(removed, finding.extra_digits);
    add(finding);
  }

  // The houses that two cells share, in the order box, row, column.
  static int shared_houses(Cell first, Cell second, std::array<House, 3>& houses) {
    int n = 0;
    if (first.box() == second.box()) houses[n++] = House::box(first.box());
    if (first.row() == second.row()) houses[n++] = House::row(first.row());
    if (first.col() == second.col()) houses[n++] = House::column(first.col());
    return n;
  }

  void type_3(Finding finding, Cell first, Cell second) {
    finding.kind = 3;
    std::array<House, 3> houses;
    const int n = shared_houses(first, second, houses);
    if (n == 0) return;
    for (int size = count(finding.extra_digits); size <= 7; ++size) {
      for (int i = 0; i < n; ++i) {
        finding.base = only(houses[i]);
        const int blanks = count(state.blank_places(houses[i]));
        if (2 * size <= blanks) naked(finding, houses[i], first, second, size);
        if (2 * size < blanks) hidden(finding, houses[i], size);
      }
    }
  }

  // A naked set of `size` digits. The two cells with extra candidates count as one cell.
  void naked(Finding finding, House house, Cell first, Cell second, int size) {
    const unsigned common = (finding.extra_digits & state.candidates(first) & state.candidates(second)).bits();
    const CellSet others = (house.cells() & state.blanks()) - CellSet{first, second};
    unsigned eligible = 0;
    for (int place = 0; place < 9; ++place) {
      const Cell cell = house.cell(place);
      if (others.contains(cell) && has_two(state.candidates(cell).bits())) eligible |= 1U << place;
    }
    const auto values = [&](int place) { return state.candidates(house.cell(place)).bits(); };
    const auto look = [&](unsigned chosen, unsigned together) {
      // All digits of the set must occur in the other cells, or in both of the rich ones.
      if (count(together | common) != size || count(together | finding.extra_digits.bits()) != size) return true;
      Finding one = finding;
      one.set_cells = cells_at(house, chosen);
      one.set_digits = DigitSet::from_bits(together) | finding.extra_digits;
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

  // A hidden set of the loop's digits and size - 2 others, which have size - 1 places besides the two cells with extra
  // candidates.
  void hidden(Finding finding, House house, int size) {
    unsigned places_of_loop = 0;
    unsigned rich_places = 0;
    for (int place = 0; place < 9; ++place) {
      if (finding.extra_cells.contains(house.cell(place))) rich_places |= 1U << place;
    }
    for (int digit : finding.digits) places_of_loop |= state.positions(house, digit);
    const DigitSet others = ~(finding.digits | finding.extra_digits);
    if (others.empty()) return;
    // The two cells count as one place.
    const auto beside = [&](unsigned places) { return places & ~rich_places; };
    unsigned eligible = 0;
    for (int digit : others) {
      if (state.positions(house, digit) != 0) eligible |= 1U << (digit - 1);
    }
    const auto look = [&](unsigned chosen, unsigned together) {
      const unsigned places = beside(places_of_loop | together);
      if (count(places) != size - 1) return true;
      Finding one = finding;
      one.is_hidden = true;
      one.set_cells = cells_at(house, places);
      one.set_digits = DigitSet::from_bits(chosen) | finding.digits;
      CellSet removed;
      for (Cell cell : one.set_cells) {
        if (!(state.candidates(cell) - one.set_digits).empty()) removed.insert(cell);
      }
      if (!removed.empty()) one.remove(removed, ~one.set_digits);
      add(one, size - 1);  // the rating counts only the cells outside the loop
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

  void type_4(Finding finding, Cell first, Cell second) {
    finding.kind = 4;
    std::array<House, 3> houses;
    const int n = shared_houses(first, second, houses);
    // The last house that confines a digit is named. The first digit is preferred.
    for (int digit : finding.digits) {
      for (int i = n; i-- > 0;) {
        if (state.places(digit, houses[i]) != finding.extra_cells) continue;
        finding.base = only(houses[i]);
        finding.set_digits = {digit};
        finding.remove(finding.extra_cells, finding.digits - DigitSet{digit});
        add(finding);
        return;
      }
    }
  }
};

}  // namespace

std::vector<LoopHint> unique_loop_findings(const State& state, LoopMemory& memory) {
  Hints findings{.state = state};
  each_loop(state, memory, [&](const Loop& loop) { findings.look_at(loop); });
  return std::move(findings.found);
}

std::optional<Finding> find_unique_loop(const State& state, LoopMemory& memory) {
  const std::vector<LoopHint> findings = unique_loop_findings(state, memory);
  const auto least = std::min_element(findings.begin(), findings.end(), [](const LoopHint& x, const LoopHint& y) {
    return std::tuple{x.rating, x.finding.kind} < std::tuple{y.rating, y.finding.kind};
  });
  if (least == findings.end()) return std::nullopt;
  return least->finding;
}

}  // namespace shudu::logic::explainer
