// Viewpoints: the blank cells that a single solves, seen from the rows, the columns, the boxes or the cells.
//
//   row, column, box   a digit missing in the house has only one place there
//   cell               only one digit is possible in the cell
//
// A cell may be solved from several viewpoints, so the four sets of cells overlap as in a Venn diagram of four sets.
// The diagram has fifteen regions. A region is a set of viewpoints: its cells are solved from these viewpoints and from
// no other.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board.h"

namespace shudu {

enum class Viewpoint : std::uint8_t { row, column, box, cell };  // the houses in the order of House::Kind
inline constexpr std::array<std::string_view, 4> viewpoint_names{"row", "column", "box", "cell"};

// A set of viewpoints: bit i is Viewpoint i.
using ViewpointSet = unsigned;
inline constexpr ViewpointSet no_viewpoint = 0, all_viewpoints = 15;
constexpr ViewpointSet set_of(Viewpoint viewpoint) { return 1U << static_cast<unsigned>(viewpoint); }
// "row+box"; "none" for the empty set.
std::string region_name(ViewpointSet set);

// Cells by region: [set] counts the cells solved from exactly the viewpoints of the set, [0] the unsolved cells.
using RegionCounts = std::array<std::uint64_t, 16>;

// All singles of a position.
struct Views {
  CellSet blanks;
  std::array<CellSet, 4> solved;             // from each viewpoint
  std::array<DigitSet, Cell::count> digits;  // digits of the singles in each cell; several: there is no solution
  std::array<int, 4> dead_ends{};            // from each viewpoint: digits without a place, cells without a digit
  bool has_contradiction = false;            // a dead end, two digits in a cell, or a digit twice in a house

  ViewpointSet seen_from(Cell cell) const;
  CellSet region(ViewpointSet set) const;  // set 0: the blank cells solved from no viewpoint
  CellSet solved_from_any(ViewpointSet set = all_viewpoints) const;
  RegionCounts counts() const;
};

// Finds the singles of a position. The cells of `blanks` are blank. Every other cell holds its only candidate.
Views look(const Candidates& candidates, CellSet blanks);
Views look(const Grid& grid);

// Solving by looks: a look finds all singles from the viewpoints of `from`, and then writes them all at once. Looks
// repeat until there are no singles, the board is full or there is a contradiction. Every digit written is certain, so
// writing the digits one by one in any order would give the same board.
struct Looks {
  enum class End : std::uint8_t { solved, stuck, contradiction };
  End end = End::stuck;
  int looks = 0;  // number of looks that found a single
  Grid grid;      // the board at the end
};
// Calls `on_look` for every look that found a single, before its digits are written.
Looks solve_by_looks(const Grid& clues, ViewpointSet from = all_viewpoints,
                     const std::function<void(const Views&)>& on_look = {});

// Sums over the puzzles of a corpus.
struct ViewpointSums {
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0, stuck = 0, contradictions = 0;  // by looks from all viewpoints; together: puzzles
  std::uint64_t clues = 0, left_blank = 0;                  // cells
  // A cell is counted at the look that writes it, in its region at that look. So the sum of clues, left_blank and all
  // regions is 81 for each puzzle without a contradiction. The cells of other puzzles are not counted.
  // [0]: first look. Region 0 has the cells of all puzzles that are blank after the look, so it is left_blank at the end.
  std::vector<RegionCounts> at_look;
  // The results of each set of viewpoints alone.
  std::array<std::uint64_t, 16> solved_from{};   // puzzles
  std::array<std::uint64_t, 16> written_from{};  // cells

  void add(const Grid& clues);
  void add(const ViewpointSums& other);
  RegionCounts total() const;  // over all looks; [0] is left_blank

 private:
  void extend_looks(std::size_t count);
};

}  // namespace shudu
