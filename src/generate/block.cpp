// A block of puzzles: made, examined against the constraints on their logic, and counted by the constraint that they fail.
#include <algorithm>

#include "generate/methods.h"
#include "shudu/generate.h"

namespace shudu {

namespace {

// Small blocks give results sooner if puzzles take long to examine.
int attempts_of(const PuzzleConstraints& constraints) {
  const int by_clues = attempts_in_block(constraints.clues);
  if (constraints.logic.wants_rating() && constraints.logic.most_er > 72) return std::min(64, by_clues);
  return constraints.logic.is_empty() ? by_clues : std::min(256, by_clues);
}

// Few puzzles without redundant clues take less than five minutes. If less is wanted, clues are left unless their number
// is constrained too.
ClueConstraints clues_for(const PuzzleConstraints& constraints) {
  ClueConstraints clues = constraints.clues;
  const bool is_free = !clues.has_clue_range() && !clues.minimal && !clues.pattern;
  if (!is_free || constraints.logic.most_minutes >= 60) return clues;
  clues.least_clues = 26;
  clues.most_clues = 60;
  return clues;
}

Examined examine_clues(const Grid& clues, const ClueConstraints& constraints) {
  const int count = clues.clue_count();
  if (count < constraints.least_clues) return {Unmet::clues, constraints.least_clues - count};
  if (count > constraints.most_clues) return {Unmet::clues, count - constraints.most_clues};
  return {};
}

bool is_nearer(const Examined& a, const Examined& b) { return a.unmet != b.unmet ? a.unmet > b.unmet : a.off < b.off; }

}  // namespace

void Block::count(const Block& later) {
  tried += later.tried;
  for (std::size_t i = 0; i < unmet.size(); ++i) unmet[i] += later.unmet[i];
  if (later.nearest && (!nearest || is_nearer(later.nearest->examined, nearest->examined))) nearest = later.nearest;
}

Block make_block(const PuzzleConstraints& constraints, std::uint64_t seed, std::uint64_t block, const Watch& watch,
                 std::uint64_t most_attempts) {
  Block result;
  const auto note = [&](const MadePuzzle& puzzle, const Examined& examined) {
    ++result.unmet[static_cast<std::size_t>(examined.unmet)];
    if (examined.unmet == Unmet::nothing) {
      result.made.push_back(puzzle);
    } else if (!result.nearest || is_nearer(examined, result.nearest->examined)) {
      result.nearest = {puzzle, examined};
    }
  };
  const ClueConstraints by_clues = clues_for(constraints);
  const auto all = static_cast<std::uint64_t>(attempts_of(constraints));
  const auto attempts = static_cast<int>(std::min(all, most_attempts));
  std::vector<MadePuzzle> begun = begin_puzzles(by_clues, seed, block, attempts, [&] { return !watch || watch(0, 0); });
  result.tried = static_cast<std::uint64_t>(attempts);
  std::vector<MadePuzzle> right;
  for (const MadePuzzle& puzzle : begun) {
    const Examined clues = examine_clues(puzzle.clues, by_clues);
    if (clues.unmet == Unmet::nothing) {
      right.push_back(puzzle);
    } else {
      note(puzzle, clues);
    }
  }
  if (by_clues.minimal && !minimal_by_construction(by_clues)) right = only_minimal(right);
  for (std::size_t i = 0; i < right.size(); ++i) {
    const MadePuzzle& puzzle = right[i];
    const double done = static_cast<double>(i) / static_cast<double>(right.size());
    if (!constraints.logic.is_empty() && watch && !watch(done, result.made.size())) break;
    note(puzzle, constraints.logic.is_empty() ? Examined{} : examine(puzzle.clues, puzzle.solution, constraints.logic));
  }
  return result;
}

}  // namespace shudu
