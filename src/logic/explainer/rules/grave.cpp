#include "logic/explainer/rules/grave.h"

#include "logic/explainer/peers_in_order.h"
#include "logic/explainer/rules/subsets.h"

namespace shudu::logic::explainer {

namespace {

using Take = std::function<bool(const Finding&)>;

// The cells with extra candidates, and these candidates.
struct Grave {
  std::array<Cell, Cell::count> order;  // the cells in the order in which they were found
  int count = 0;
  CellSet cells;
  std::array<DigitSet, Cell::count> extra{};
  DigitSet digits;  // all extra digits
  CellSet common;   // seen by all cells with extra candidates
};

House house_of_kind(Cell cell, int kind) {  // 0 box, 1 row, 2 column
  return kind == 0 ? House::box(cell.box()) : kind == 1 ? House::row(cell.row()) : House::column(cell.col());
}

CellSet rich_cells(const State& state) {
  CellSet rich;
  for (Cell cell : state.blanks()) {
    if (count(state.candidates(cell)) >= 3) rich.insert(cell);
  }
  return rich;
}

// Collects the extra candidates. If a digit has other than two places in a house, and only one of them is in a cell of
// three or more candidates, it is extra there. Returns false if the state cannot be a grave with a conclusion.
bool collect(const State& state, CellSet rich, Grave& grave) {
  for (int kind = 0; kind < 3; ++kind) {
    for (int i = 0; i < 9; ++i) {
      const House house = kind == 0 ? House::box(i) : kind == 1 ? House::row(i) : House::column(i);
      const CellSet rich_here = rich & house.cells();
      for (int digit = 1; digit <= 9; ++digit) {
        const int places = count(state.positions(house, digit));
        if (places == 0 || places == 2) continue;
        const CellSet met = rich_here & state.places(digit);
        if (met.empty()) return false;
        if (!met.is_single()) continue;
        const Cell cell = met.first();
        if (!grave.cells.contains(cell)) {
          grave.common = grave.count == 0 ? peers(cell) : grave.common & peers(cell);
          grave.order[grave.count++] = cell;
          grave.cells.insert(cell);
        }
        grave.extra[cell.index()].insert(digit);
        grave.digits.insert(digit);
        grave.common -= grave.cells;
        if (grave.count > 1 && has_two(grave.digits.bits()) && grave.common.empty()) return false;
      }
    }
  }
  return true;
}

// Whether, without the extra candidates, each blank cell has two candidates and each digit two places or none in each
// house.
bool is_grave(const State& state, const Grave& grave) {
  for (Cell cell : state.blanks()) {
    if (count(state.candidates(cell) - grave.extra[cell.index()]) != 2) return false;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    CellSet places = state.places(digit);
    for (Cell cell : places& grave.cells) {
      if (grave.extra[cell.index()].contains(digit)) places.erase(cell);
    }
    for (int i = 0; i < House::count; ++i) {
      const CellSet here = places & House{i}.cells();
      if (!here.empty() && here.size() != 2) return false;
    }
  }
  return true;
}

Finding finding_of(const Grave& grave, int type, int rating) {
  return {.rule = Rule::grave,
          .rating = rating,
          .kind = type,
          .digits = grave.digits,
          .cells = grave.cells,
          .extra_cells = grave.cells,
          .extra_digits = grave.digits};
}

bool type_2(const State& state, const Grave& grave, const Take& take) {
  const int digit = grave.digits.first();
  const CellSet removed = grave.common & state.places(digit);
  if (removed.empty()) return true;
  Finding finding = finding_of(grave, 2, 57);
  finding.remove(removed, grave.digits);
  return take(finding);
}

// Calls look(house) for each of the box, the row and the column that contains all the cells.
template <class Look>
bool each_common_house(const Grave& grave, const Look& look) {
  for (int kind = 0; kind < 3; ++kind) {
    const House house = house_of_kind(grave.order[0], kind);
    if (house.cells().contains(grave.cells) && !look(house)) return false;
  }
  return true;
}

// The cells are tried in the order of the first cell's peers.
bool type_3(const State& state, const Grave& grave, const Take& take) {
  return each_common_house(grave, [&](House house) {
    std::array<Cell, 9> others;
    int n = 0;
    each_in_order(grave.order[0], grave.common & house.cells(), [&](Cell cell) {
      others[n++] = cell;
      return true;
    });
    unsigned eligible = 0;
    for (int i = 0; i < n; ++i) eligible |= (count(state.candidates(others[i])) >= 2 ? 1U : 0U) << i;
    const auto search = [&]<int size>() {  // of the set; the cells of the grave count as one
      if (n < size || !has_two(grave.digits.bits())) return true;
      return each_subset<size - 1>(
          eligible, size, [&](int i) { return state.candidates(others[i]).bits(); },
          [&](unsigned chosen, unsigned together) {
            if (count(together) != size || (grave.digits.bits() & ~together) != 0) return true;
            CellSet set, removed;
            const DigitSet digits = DigitSet::from_bits(together);
            for (int i = 0; i < n; ++i) {
              if ((chosen >> i & 1) != 0) {
                set.insert(others[i]);
              } else if (!(state.candidates(others[i]) & digits).empty()) {
                removed.insert(others[i]);
              }
            }
            if (removed.empty()) return true;
            Finding finding = finding_of(grave, 3, 57 + size - 1);
            finding.base = only(house);
            finding.set_cells = set;
            finding.set_digits = digits;
            finding.remove(removed, digits);
            return take(finding);
          });
    };
    return search.template operator()<2>() && search.template operator()<3>() && search.template operator()<4>() &&
           search.template operator()<5>() && search.template operator()<6>();
  });
}

bool type_4(const State& state, const Grave& grave, const Take& take) {
  const Cell first = grave.order[0], second = grave.order[1];
  const DigitSet shared = (state.candidates(first) & state.candidates(second)) - grave.digits;
  if (count(shared) != 1) return true;
  return each_common_house(grave, [&](House house) {
    Finding finding = finding_of(grave, 4, 57);
    finding.base = only(house);
    finding.set_digits = shared;
    for (Cell cell : {first, second}) {
      finding.remove({cell}, state.candidates(cell) - grave.extra[cell.index()] - shared);
    }
    return take(finding);
  });
}

}  // namespace

std::array<DigitSet, Cell::count> extra_candidates(const State& state) {
  Grave grave;
  collect(state, rich_cells(state), grave);
  return grave.extra;
}

bool find_grave(const State& state, const Take& take) {
  const CellSet rich = rich_cells(state);
  if (rich.size() > 20) return true;  // no cell would see all of them
  Grave grave;
  if (!collect(state, rich, grave) || grave.count == 0 || !is_grave(state, grave)) return true;
  if (grave.count == 1) {
    Finding finding = finding_of(grave, 1, 56);
    finding.remove(grave.cells, state.candidates(grave.order[0]) - grave.digits);
    return take(finding);
  }
  if (!has_two(grave.digits.bits())) {
    return type_2(state, grave, take) && (grave.count != 2 || type_4(state, grave, take));
  }
  if (grave.common.empty()) return true;
  return (grave.count != 2 || type_4(state, grave, take)) && type_3(state, grave, take);
}

}  // namespace shudu::logic::explainer
