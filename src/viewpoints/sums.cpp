// Looks one after another until nothing is solved any more, and their figures over many puzzles.
#include <algorithm>

#include "shudu/board.h"
#include "shudu/viewpoints.h"

namespace shudu {

Looks solve_by_looks(const Grid& clues, ViewpointSet from, const std::function<void(const Views&)>& on_look) {
  Looks walk{.end = Looks::End::stuck, .looks = 0, .grid = clues};
  if (has_conflict(clues)) {
    walk.end = Looks::End::contradiction;
    return walk;
  }
  Candidates candidates{clues};
  CellSet blanks = clues.blanks();
  while (!blanks.empty()) {
    const Views views = look(candidates, blanks);
    if (views.has_contradiction) {
      walk.end = Looks::End::contradiction;
      return walk;
    }
    const CellSet found = views.solved_from_any(from);
    if (found.empty()) return walk;
    ++walk.looks;
    if (on_look) on_look(views);
    for (Cell cell : found) {
      const int digit = views.digits[static_cast<std::size_t>(cell.index())].first();
      candidates.place(cell, digit);
      walk.grid.set(cell, digit);
    }
    blanks -= found;
  }
  walk.end = Looks::End::solved;
  return walk;
}

void ViewpointSums::add(const Grid& clues_of_puzzle) {
  ++puzzles;
  std::vector<RegionCounts> looks;
  const Looks all =
      solve_by_looks(clues_of_puzzle, all_viewpoints, [&](const Views& views) { looks.push_back(views.counts()); });
  if (all.end == Looks::End::contradiction) {
    ++contradictions;
    return;
  }
  ++(all.end == Looks::End::solved ? solved : stuck);
  clues += static_cast<std::uint64_t>(clues_of_puzzle.clue_count());
  const auto blank = static_cast<std::uint64_t>(all.grid.blanks().size());
  extend_looks(looks.size());
  left_blank += blank;
  for (std::size_t i = 0; i < at_look.size(); ++i) {
    // After its last look the cells of a puzzle stay blank.
    for (std::size_t set = 0; set < 16; ++set) at_look[i][set] += i < looks.size() ? looks[i][set] : 0;
    if (i >= looks.size()) at_look[i][0] += blank;
  }
  for (ViewpointSet set = 1; set < 16; ++set) {
    const Looks walk = set == all_viewpoints ? all : solve_by_looks(clues_of_puzzle, set);
    solved_from[set] += walk.end == Looks::End::solved ? 1 : 0;
    written_from[set] += static_cast<std::uint64_t>(walk.grid.clue_count() - clues_of_puzzle.clue_count());
  }
}

void ViewpointSums::add(const ViewpointSums& other) {
  puzzles += other.puzzles;
  solved += other.solved;
  stuck += other.stuck;
  contradictions += other.contradictions;
  clues += other.clues;
  extend_looks(other.at_look.size());
  left_blank += other.left_blank;
  for (std::size_t i = 0; i < at_look.size(); ++i) {
    const bool looked = i < other.at_look.size();
    for (std::size_t set = 0; set < 16; ++set) at_look[i][set] += looked ? other.at_look[i][set] : 0;
    if (!looked) at_look[i][0] += other.left_blank;
  }
  for (std::size_t set = 0; set < 16; ++set) {
    solved_from[set] += other.solved_from[set];
    written_from[set] += other.written_from[set];
  }
}

// The puzzles counted so far have ended before the new looks.
void ViewpointSums::extend_looks(std::size_t count) {
  while (at_look.size() < count) at_look.emplace_back()[0] = left_blank;
}

RegionCounts ViewpointSums::total() const {
  RegionCounts total{};
  for (const RegionCounts& look : at_look) {
    for (std::size_t set = 1; set < 16; ++set) total[set] += look[set];
  }
  total[0] = left_blank;
  return total;
}

}  // namespace shudu
