// Viewpoints: which blank cells can be solved at once, looking from the rows, the columns, the boxes or the cells.
//
//   row, column, box   a digit missing in the house has only one place there
//   cell               only one digit is possible in the cell
//
// A cell may be solved from several viewpoints. The four sets of cells overlap in all fifteen ways, as in the Venn
// diagram of four sets; a region of it is the set of viewpoints (and of no other) from which its cells are solved.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/candidates.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/grid.h"

namespace shudu {

enum class Viewpoint : std::uint8_t { row, column, box, cell };  // the houses in the order of House::Kind
inline constexpr std::array<std::string_view, 4> viewpoint_names{"row", "column", "box", "cell"};

// A set of viewpoints: bit i is Viewpoint i.
using ViewpointSet = unsigned;
inline constexpr ViewpointSet no_viewpoint = 0, all_viewpoints = 15;
constexpr ViewpointSet set_of(Viewpoint viewpoint) { return 1U << static_cast<unsigned>(viewpoint); }
// "row+box"; "none" for the empty set.
std::string region_name(ViewpointSet set);

// Cells by region: [set] counts those solved from just the viewpoints of the set, [0] those solved from none.
using RegionCounts = std::array<std::uint64_t, 16>;

// What one look at a position shows.
struct Views {
  CellSet blanks;
  std::array<CellSet, 4> solved;             // from each viewpoint
  std::array<DigitSet, Cell::count> digits;  // that they give: several only where the position has no solution
  std::array<int, 4> dead_ends{};            // from each: houses' digits without a place, cells without a digit
  bool has_contradiction = false;            // a dead end, or a cell or a house that would need two digits at a place

  ViewpointSet seen_from(Cell cell) const;
  CellSet region(ViewpointSet set) const;  // set 0: blank, and solved from none
  CellSet solved_from_any(ViewpointSet set = all_viewpoints) const;
  RegionCounts counts() const;
};

// Looks at a position: `blanks` are open, the other cells hold the one candidate that they have.
Views look(const Candidates& candidates, CellSet blanks);
Views look(const Grid& grid);

// Solving by looks: all that is seen from the viewpoints of `from` is written at once, then comes the next look, until
// nothing is seen, the board is full or shows a contradiction. As every digit so written is certain, one after the
// other in any order would arrive at the same board.
struct Looks {
  enum class End : std::uint8_t { solved, stuck, contradiction };
  End end = End::stuck;
  int looks = 0;  // that found something
  Grid grid;      // as it was left
};
// `on_look` sees every look that found something, before its digits are written.
Looks solve_by_looks(const Grid& clues, ViewpointSet from = all_viewpoints,
                     const std::function<void(const Views&)>& on_look = {});

// A corpus, puzzle by puzzle.
struct ViewpointSums {
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0, stuck = 0, contradictions = 0;  // by looks from all viewpoints; together: puzzles
  std::uint64_t clues = 0, left_blank = 0;                  // cells
  // Every cell that is written is written after one look, and counted in its region there. So clues, left_blank and all
  // regions together are 81 cells for each puzzle without a contradiction; the cells of the others are not counted.
  std::vector<RegionCounts> at_look;  // [0]: first look; the region 0 is what stayed blank after that look
  // What each set of viewpoints does alone.
  std::array<std::uint64_t, 16> solved_from{};   // puzzles
  std::array<std::uint64_t, 16> written_from{};  // cells

  void add(const Grid& clues);
  void add(const ViewpointSums& other);
  RegionCounts total() const;  // over all looks; [0] is left_blank
};

}  // namespace shudu
