// The sets of cells that a symmetry of the clues fills or leaves blank together.
#include "shudu/generate.h"

namespace shudu {

namespace {

// The reflections and rotations that generate each symmetry.
std::vector<Cell (*)(Cell)> generators(ClueSymmetry symmetry) {
  const auto left_right = [](Cell cell) { return Cell::at(cell.row(), 8 - cell.col()); };
  const auto top_bottom = [](Cell cell) { return Cell::at(8 - cell.row(), cell.col()); };
  const auto diagonal = [](Cell cell) { return Cell::at(cell.col(), cell.row()); };
  const auto antidiagonal = [](Cell cell) { return Cell::at(8 - cell.col(), 8 - cell.row()); };
  const auto half_turn = [](Cell cell) { return Cell{80 - cell.index()}; };
  const auto quarter_turn = [](Cell cell) { return Cell::at(cell.col(), 8 - cell.row()); };
  switch (symmetry) {
    case ClueSymmetry::none: break;
    case ClueSymmetry::rotate180: return {half_turn};
    case ClueSymmetry::rotate90: return {quarter_turn};
    case ClueSymmetry::horizontal: return {left_right};
    case ClueSymmetry::vertical: return {top_bottom};
    case ClueSymmetry::diagonal: return {diagonal};
    case ClueSymmetry::antidiagonal: return {antidiagonal};
    case ClueSymmetry::both_axes: return {left_right, top_bottom};
    case ClueSymmetry::both_diagonals: return {diagonal, antidiagonal};
    case ClueSymmetry::full: return {left_right, diagonal};
  }
  return {};
}

}  // namespace

std::vector<CellSet> orbits(ClueSymmetry symmetry) {
  const auto moves = generators(symmetry);
  std::vector<CellSet> result;
  CellSet seen;
  for (Cell cell : all_cells()) {
    if (seen.contains(cell)) continue;
    CellSet orbit{cell};
    for (std::size_t size = 0; size != static_cast<std::size_t>(orbit.size());) {
      size = static_cast<std::size_t>(orbit.size());
      for (Cell member : orbit) {
        for (const auto move : moves) orbit.insert(move(member));
      }
    }
    result.push_back(orbit);
    seen |= orbit;
  }
  return result;
}

}  // namespace shudu
