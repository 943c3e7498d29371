// The search from four viewpoints, for any choice of the cell to guess in. viewpoints.cpp describes it.
#pragma once

#include "guess_on_copies.h"
#include "journal.h"
#include "shudu/board.h"
#include "shudu/viewpoints.h"
#include "single_candidates.h"
#include "table_board.h"

namespace shudu::gallery {

// The blank cells of the house into which the digit fits, at most two. Two are enough to know that there is no single.
inline CellSet first_two_places(const TableBoard& board, House house, int digit) {
  CellSet places;
  for (Cell cell : house.cells() & board.blanks()) {
    if (!board.candidates(cell).contains(digit)) continue;
    places.insert(cell);
    if (places.size() == 2) break;
  }
  return places;
}

// The viewpoints that the search uses. If it uses all of them, the tests compile to nothing.
struct FromAll {
  constexpr bool contains(Viewpoint) const { return true; }
  constexpr bool has_houses() const { return true; }
};
struct From {
  ViewpointSet viewpoints;
  constexpr bool contains(Viewpoint one) const { return (viewpoints & set_of(one)) != 0; }
  constexpr bool has_houses() const { return (viewpoints & ~set_of(Viewpoint::cell)) != 0; }
};

// One pass over every row, column and box, in this order. A digit that is missing in the house and has only one place
// there is written. `fill(cell, digit, house)` works as for fill_single_candidates.
template <class Where, class Fill>
Sweep fill_only_places(const TableBoard& board, Where where, Fill fill) {
  Sweep sweep;
  for (int index = 0; index < House::count; ++index) {
    const House house{index};
    if (!where.contains(static_cast<Viewpoint>(house.kind()))) continue;
    for (int digit : ~board.used(house)) {
      const CellSet places = first_two_places(board, house, digit);
      if (places.empty()) return {Sweep::End::dead_end, (house.cells() & board.blanks()).first(), house};
      if (places.size() > 1) continue;
      if (!fill(places.first(), digit, house)) return {Sweep::End::stopped, places.first()};
      sweep.end = Sweep::End::filled;
    }
  }
  return sweep;
}

// Lines of the pseudo-code. It has three lines on houses and three on cells, for the viewpoints that are used.
struct ViewpointLines {
  int no_place, only_place, no_candidate, only_candidate, report, propagate;
  CopyLines guess;
};
template <class Where>
constexpr ViewpointLines viewpoint_lines(Where where) {
  const int houses = where.has_houses() ? 3 : 0, cells = where.contains(Viewpoint::cell) ? 3 : 0;
  const int both = houses + cells;
  return {.no_place = 4,
          .only_place = 5,
          .no_candidate = houses + 4,
          .only_candidate = houses + 5,
          .report = both + 3,
          .propagate = both + 12,
          .guess = {.write = both + 6, .throw_away = both + 8, .give_up = both + 9}};
}

// `guess_cell` chooses one of the blank cells of a board. Precondition: there is a blank cell.
template <class Tracer, Cell (*guess_cell)(const TableBoard&), class Where = FromAll>
class ViewpointSearch {
 public:
  static constexpr int propagate_line = viewpoint_lines(FromAll{}).propagate;

  ViewpointSearch(const Grid& clues, Journal<Tracer>& journal, Where where = {})
      : board_(clues), journal_(journal), where_(where) {}

  void run() { explore(board_); }

 private:
  // Finds the solutions of the board. Returns whether to go on.
  bool explore(TableBoard& board) {
    using enum Sweep::End;
    const ViewpointLines line = viewpoint_lines(where_);
    const auto fill_place = [&](Cell cell, int digit, House house) {
      board.fill(cell, digit);
      return journal_.place(cell, digit, {Reason::only_place, line.only_place, house});
    };
    const auto fill_cell = [&](Cell cell, int digit) {
      board.fill(cell, digit);
      return journal_.place(cell, digit, {Reason::only_candidate, line.only_candidate});
    };
    Sweep houses, cells;
    do {
      houses = fill_only_places(board, where_, fill_place);
      if (houses.end == stopped) return false;
      if (houses.end == dead_end)
        return journal_.backtrack(houses.cell, {Reason::no_place, line.no_place, houses.house});
      cells = where_.contains(Viewpoint::cell) ? fill_single_candidates(board, fill_cell) : Sweep{};
      if (cells.end == stopped) return false;
      if (cells.end == dead_end) return journal_.backtrack(cells.cell, {Reason::no_candidate, line.no_candidate});
    } while (houses.end == filled || cells.end == filled);

    if (board.blanks().empty()) return journal_.solution(board.grid(), line.report);
    return guess_on_copies(board, guess_cell(board), journal_, line.guess,
                           [&](TableBoard& copy) { return explore(copy); });
  }

  TableBoard board_;
  Journal<Tracer>& journal_;
  [[no_unique_address]] Where where_;
};

}  // namespace shudu::gallery
