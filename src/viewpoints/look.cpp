// One look at a board: the cells that each of the four viewpoints solves.
#include "shudu/board.h"
#include "shudu/viewpoints.h"

namespace shudu {
namespace {

// The blank cells where each digit is possible ([0] is unused), and the placed digits.
struct Places {
  std::array<CellSet, 10> possible;
  std::array<CellSet, 10> standing;
};

Places places_of(const Candidates& candidates, CellSet blanks) {
  Places places;
  for (Cell cell : all_cells()) {
    auto& sets = blanks.contains(cell) ? places.possible : places.standing;
    for (int digit : candidates[cell]) sets[static_cast<std::size_t>(digit)].insert(cell);
  }
  return places;
}

}  // namespace

std::string region_name(ViewpointSet set) {
  std::string text;
  for (std::size_t i = 0; i < viewpoint_names.size(); ++i) {
    if ((set >> i & 1) != 0) text += (text.empty() ? "" : "+") + std::string{viewpoint_names[i]};
  }
  return text.empty() ? "none" : text;
}

ViewpointSet Views::seen_from(Cell cell) const {
  ViewpointSet set = no_viewpoint;
  for (unsigned i = 0; i < 4; ++i) set |= (solved[i].contains(cell) ? 1U : 0U) << i;
  return set;
}

CellSet Views::region(ViewpointSet set) const {
  CellSet cells = blanks;
  for (unsigned i = 0; i < 4; ++i) cells &= (set >> i & 1) != 0 ? solved[i] : ~solved[i];
  return cells;
}

CellSet Views::solved_from_any(ViewpointSet set) const {
  CellSet cells;
  for (unsigned i = 0; i < 4; ++i) {
    if ((set >> i & 1) != 0) cells |= solved[i];
  }
  return cells;
}

RegionCounts Views::counts() const {
  RegionCounts counts{};
  for (Cell cell : blanks) ++counts[seen_from(cell)];
  return counts;
}

Views look(const Candidates& candidates, CellSet blanks) {
  Views views;
  views.blanks = blanks;
  const Places places = places_of(candidates, blanks);
  const auto see = [&](std::size_t from, Cell cell, int digit) {
    views.solved[from].insert(cell);
    views.digits[static_cast<std::size_t>(cell.index())].insert(digit);
  };
  for (int index = 0; index < House::count; ++index) {
    const House house{index};
    const auto from = static_cast<std::size_t>(house.kind());
    for (int digit = 1; digit <= 9; ++digit) {
      const auto d = static_cast<std::size_t>(digit);
      if (places.standing[d].intersects(house.cells())) continue;
      const CellSet cells = places.possible[d] & house.cells();
      if (cells.is_single()) see(from, cells.first(), digit);
      if (cells.empty()) ++views.dead_ends[from];
    }
  }
  constexpr auto from_cell = static_cast<std::size_t>(Viewpoint::cell);
  for (Cell cell : blanks) {
    if (candidates[cell].is_single()) see(from_cell, cell, candidates[cell].first());
    if (candidates[cell].empty()) ++views.dead_ends[from_cell];
  }

  for (int count : views.dead_ends) views.has_contradiction = views.has_contradiction || count > 0;
  // The singles must also not contradict each other.
  std::array<CellSet, 10> given;
  for (Cell cell : views.solved_from_any()) {
    const DigitSet digits = views.digits[static_cast<std::size_t>(cell.index())];
    const CellSet others = given[static_cast<std::size_t>(digits.first())] & peers(cell);
    views.has_contradiction = views.has_contradiction || !digits.is_single() || !others.empty();
    given[static_cast<std::size_t>(digits.first())].insert(cell);
  }
  return views;
}

Views look(const Grid& grid) { return look(Candidates{grid}, grid.blanks()); }

}  // namespace shudu
