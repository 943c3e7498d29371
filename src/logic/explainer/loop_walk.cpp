// The walk that finds the loops. It leaves out the same steps as Sudoku Explainer. A step into a cell with more than
// two candidates is allowed only while fewer than two such cells are on the path, or if all extra digits met so far are
// the same digit. "Met" includes neighbours that were examined but not entered, in the order of the walk.
#include <algorithm>

#include "logic/explainer/unique_loops.h"

namespace shudu::logic::explainer {

namespace {

struct Walk {
  const State& state;
  const std::function<void(const Loop&)>& take;
  CellSet ground;  // cells that have both digits
  CellSet core;    // the cells of `ground` that a loop can use
  Loop loop = {};
  CellSet on_way = {};
  std::array<HouseSet, 2> visited = {};  // for cells of even and of odd number; each may visit a house once

  static HouseSet houses_of(Cell cell) {
    return only(House::row(cell.row())) | only(House::column(cell.col())) | only(House::box(cell.box()));
  }

  // `came_by` is the kind of house that joins the cell with the one before. The next step must use another kind.
  void enter(Cell cell, int more_allowed, DigitSet met, int came_by) {
    const int parity = loop.size % 2;
    const HouseSet here = houses_of(cell);
    // A valid loop does not visit a house twice with the same parity.
    if ((visited[parity] & here) != 0) return;
    visited[parity] |= here;
    on_way.insert(cell);
    loop.cells[loop.size++] = cell;
    const DigitSet pair{loop.a, loop.b};
    constexpr int box = 0, row = 1, column = 2;
    for (int kind = box; kind <= column; ++kind) {
      if (kind == came_by) continue;
      const House house = kind == box   ? House::box(cell.box())
                          : kind == row ? House::row(cell.row())
                                        : House::column(cell.col());
      for (Cell next : ground& house.cells()) {
        if (next == loop.cells[0] && loop.size >= 4) {
          if (visited[0] == visited[1]) take(loop);
        } else if (!on_way.contains(next)) {
          const DigitSet extra = state.candidates(next) - pair;
          met |= extra;
          if (core.contains(next) && (extra.empty() || has_one(met.bits()) || more_allowed > 0)) {
            enter(next, extra.empty() ? more_allowed : more_allowed - 1, met, kind);
          }
        }
      }
    }
    --loop.size;
    on_way.erase(cell);
    visited[parity] &= ~here;
  }
};

// A loop has another cell in the row, the column and the box of each of its cells.
bool has_mates(Cell cell, CellSet ground) {
  for (House house : houses(cell)) {
    if ((ground & house.cells()).is_single()) return false;
  }
  return true;
}
CellSet core_of(CellSet ground) {
  for (CellSet core = ground;; core = ground) {
    for (Cell cell : core) {
      if (!has_mates(cell, ground)) ground.erase(cell);
    }
    if (ground == core) return core;
  }
}

// A loop has at most two cells with more than its digits, or one extra digit that is the same in all of them.
bool has_enough(const State& state, CellSet core, DigitSet pair) {
  int bare = 0;
  std::array<int, 9> with_extra{};
  for (Cell cell : core) {
    const unsigned extra = (state.candidates(cell) - pair).bits();
    if (extra == 0 && ++bare == 2) return true;
    if (has_one(extra)) ++with_extra[std::countr_zero(extra)];
  }
  return bare + *std::max_element(with_extra.begin(), with_extra.end()) >= 4;
}

}  // namespace

void each_loop(const State& state, const std::function<void(const Loop&)>& take) {
  for (Cell start : state.blanks()) {
    const DigitSet digits = state.candidates(start);
    if (count(digits) != 2) continue;
    const int a = digits.first(), b = (digits - DigitSet{a}).first();
    const CellSet ground = state.places(a) & state.places(b);
    if (!has_mates(start, ground)) continue;
    const CellSet core = core_of(ground);
    if (!core.contains(start) || !has_enough(state, core, digits)) continue;
    Walk walk{.state = state, .take = take, .ground = ground, .core = core};
    walk.loop.a = a;
    walk.loop.b = b;
    walk.enter(start, 2, {}, -1);
  }
}

}  // namespace shudu::logic::explainer
