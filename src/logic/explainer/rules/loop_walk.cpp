// The walk that finds the loops. It leaves out the same steps as Sudoku Explainer. A step into a cell with more than
// two candidates is allowed only while fewer than two such cells are on the path, or if all extra digits met so far are
// the same digit. "Met" includes neighbours that were examined but not entered, in the order of the walk.
#include <algorithm>

#include "logic/explainer/rules/unique_loops.h"

namespace shudu::logic::explainer {

namespace {

constexpr auto house_bits = [] {
  std::array<HouseSet, Cell::count> table{};
  for (Cell cell : all_cells()) {
    table[cell.index()] = only(House::row(cell.row())) | only(House::column(cell.col())) | only(House::box(cell.box()));
  }
  return table;
}();

struct Walk {
  const State& state;
  std::vector<Loop>& found;
  CellSet ground;  // cells that have both digits
  CellSet core;    // the cells of `ground` that a loop can use
  Cell start;
  DigitSet pair;
  int longest;  // the number of cells that a loop can have
  CellSet on_way = {};
  int size = 0;                          // of the way
  std::array<HouseSet, 2> visited = {};  // for cells of even and of odd number; each may visit a house once

  // The way is a loop. It is found in both directions.
  void keep() {
    if (std::any_of(found.begin(), found.end(), [&](const Loop& loop) { return loop.cells == on_way; })) return;
    found.push_back({on_way, size, pair.first(), (pair - DigitSet{pair.first()}).first()});
  }

  // `came_by` is the kind of house that joins the cell with the one before. The next step must use another kind.
  void enter(Cell cell, int more_allowed, DigitSet met, int came_by) {
    const int parity = size % 2;
    const HouseSet here = house_bits[cell.index()];
    visited[parity] |= here;
    on_way.insert(cell);
    ++size;
    constexpr int box = 0, column = 2;
    const std::array<House, 3>& around = houses(cell);
    for (int kind = box; kind <= column; ++kind) {
      if (kind == came_by) continue;
      const House house = kind == box ? around[2] : around[kind - 1];  // box, row, column
      const CellSet ways = ground & house.cells();
      for (Cell next : size < longest ? ways : ways & CellSet{start}) {
        if (next == start && size >= 4) {
          if (visited[0] == visited[1]) keep();
        } else if (!on_way.contains(next)) {
          const DigitSet extra = state.candidates(next) - pair;
          met |= extra;
          // A valid loop does not visit a house twice with the same parity.
          if ((visited[1 - parity] & house_bits[next.index()]) != 0) continue;
          // The last cell sees the first.
          if (size + 1 == longest && !peers(start).contains(next)) continue;
          if (core.contains(next) && (extra.empty() || has_one(met.bits()) || more_allowed > 0)) {
            enter(next, extra.empty() ? more_allowed : more_allowed - 1, met, kind);
          }
        }
      }
    }
    --size;
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

// The number of cells that a loop can have. It has at most two cells with more than its digits, or one extra digit that
// is the same in all of them. The number is even.
int longest_loop(const State& state, CellSet core, DigitSet pair) {
  int bare = 0, rich = 0;
  std::array<int, 9> with_extra{};
  for (Cell cell : core) {
    const unsigned extra = (state.candidates(cell) - pair).bits();
    ++(extra == 0 ? bare : rich);
    if (has_one(extra)) ++with_extra[std::countr_zero(extra)];
  }
  return (bare + std::max(std::min(rich, 2), *std::max_element(with_extra.begin(), with_extra.end()))) & ~1;
}

}  // namespace

void LoopMemory::update(const State& state) {
  CellSet changed;
  for (int digit = 1; digit <= 9; ++digit) {
    const CellSet now = state.places(digit);
    changed |= (now - places_[digit]) | (places_[digit] - now);
    places_[digit] = now;
  }
  for (CellSet& ground : grounds_) {
    if (ground.intersects(changed)) ground = {};
  }
}

void each_loop(const State& state, LoopMemory& memory, const std::function<void(const Loop&)>& take) {
  memory.update(state);
  for (Cell start : state.blanks()) {
    const DigitSet digits = state.candidates(start);
    if (count(digits) != 2) continue;
    const int a = digits.first(), b = (digits - DigitSet{a}).first();
    const CellSet ground = state.places(a) & state.places(b);
    if (!memory.knows(start, ground)) {
      std::vector<Loop>& found = memory.begin(start, ground);
      if (!has_mates(start, ground)) continue;
      const CellSet core = core_of(ground);
      const int longest = longest_loop(state, core, digits);
      if (!core.contains(start) || longest < 4) continue;
      Walk{.state = state,
           .found = found,
           .ground = ground,
           .core = core,
           .start = start,
           .pair = digits,
           .longest = longest}
          .enter(start, 2, {}, -1);
    }
    for (const Loop& loop : memory.loops(start)) take(loop);
  }
}

}  // namespace shudu::logic::explainer
