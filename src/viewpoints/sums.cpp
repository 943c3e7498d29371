#include <algorithm>

#include "shudu/board/conflict.h"
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
  left_blank += static_cast<std::uint64_t>(all.grid.blanks().size());
  if (at_look.size() < looks.size()) at_look.resize(looks.size());
  for (std::size_t i = 0; i < looks.size(); ++i) {
    for (std::size_t set = 0; set < 16; ++set) at_look[i][set] += looks[i][set];
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
  left_blank += other.left_blank;
  at_look.resize(std::max(at_look.size(), other.at_look.size()));
  for (std::size_t i = 0; i < other.at_look.size(); ++i) {
    for (std::size_t set = 0; set < 16; ++set) at_look[i][set] += other.at_look[i][set];
  }
  for (std::size_t set = 0; set < 16; ++set) {
    solved_from[set] += other.solved_from[set];
    written_from[set] += other.written_from[set];
  }
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
