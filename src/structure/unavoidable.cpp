// A cell that gets a new digit takes it from one cell of its row, its column and its box, so these cells must change
// too. When no cell is left to change, the changed cells are an unavoidable set. A branch ends when its set grows too
// large.
#include <algorithm>
#include <array>
#include <set>

#include "shudu/board.h"
#include "shudu/structure.h"

namespace shudu {

namespace {

class Unavoidable {
 public:
  Unavoidable(const Grid& grid, int most, const Watch& watch) : grid_(grid), most_(most), watch_(watch) {
    for (Cell cell : all_cells()) {
      for (House house : houses(cell)) place_[house.index()][grid[cell]] = cell;
    }
  }

  std::vector<CellSet> find() {
    allowed_ = all_cells();
    for (Cell first : all_cells()) {
      changing_ = CellSet{first};
      open_ = CellSet{first};
      search();
      if (stopped_) return {};
      allowed_.erase(first);  // all sets with this cell have been found
    }
    return without_larger();
  }

 private:
  void search() {
    constexpr std::uint64_t patience = 4096;  // milliseconds
    if (watch_ && ++nodes_ % patience == 0 && !stopped_) {
      stopped_ = !watch_(1 - allowed_.size() / double{Cell::count}, 0);
    }
    if (stopped_) return;
    if (open_.empty()) {
      found_.insert({changing_.size(), changing_});
      return;
    }
    // Chooses the cell with the fewest possible digits, and finds the cells that each digit forces to change.
    struct Choice {
      int digit;
      CellSet dragged;
    };
    std::array<Choice, 8> choices{}, best{};
    int fewest = 9;
    Cell best_cell;
    for (Cell cell : open_) {
      int n = 0;
      for (int digit = 1; digit <= 9 && n < fewest; ++digit) {
        if (digit == grid_[cell] || is_taken(cell, digit)) continue;
        CellSet dragged;
        for (House house : houses(cell)) dragged.insert(place_[house.index()][digit]);
        if (!allowed_.contains(dragged) || (changing_ | dragged).size() > most_) continue;
        choices[n++] = {digit, dragged};
      }
      if (n >= fewest) continue;
      fewest = n;
      best = choices;
      best_cell = cell;
      if (n == 0) return;
    }
    const CellSet changing = changing_, open = open_;
    for (int i = 0; i < fewest; ++i) {
      take(best_cell, best[i].digit);
      open_ = open | (best[i].dragged - changing);
      open_.erase(best_cell);
      changing_ = changing | best[i].dragged;
      search();
      take(best_cell, best[i].digit);
    }
    changing_ = changing;
    open_ = open;
  }

  bool is_taken(Cell cell, int digit) const {
    for (House house : houses(cell)) {
      if ((taken_[house.index()] >> digit & 1) != 0) return true;
    }
    return false;
  }
  void take(Cell cell, int digit) {
    for (House house : houses(cell)) taken_[house.index()] ^= 1U << digit;
  }

  std::vector<CellSet> without_larger() const {
    std::vector<CellSet> sets;
    for (const auto& [size, cells] : found_) {
      const bool holds_smaller =
          std::any_of(sets.begin(), sets.end(), [&cells = cells](CellSet smaller) { return cells.contains(smaller); });
      if (!holds_smaller) sets.push_back(cells);
    }
    return sets;
  }

  struct BySizeThenCells {
    bool operator()(const std::pair<int, CellSet>& a, const std::pair<int, CellSet>& b) const {
      if (a.first != b.first) return a.first < b.first;
      const CellSet only_a = a.second - b.second, only_b = b.second - a.second;
      return !only_a.empty() && only_a.first() < only_b.first();  // of equal size, so both are empty or neither is
    }
  };

  const Grid& grid_;
  int most_;
  const Watch& watch_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  std::array<std::array<Cell, 10>, House::count> place_{};  // the place of each digit in a house
  std::array<unsigned, House::count> taken_{};              // new digits in a house
  CellSet allowed_, changing_, open_;                       // open: must change, but has no new digit yet
  std::set<std::pair<int, CellSet>, BySizeThenCells> found_;
};

}  // namespace

std::vector<CellSet> unavoidable_sets(const Grid& grid, int most, const Watch& watch) {
  return Unavoidable{grid, most, watch}.find();
}

}  // namespace shudu
