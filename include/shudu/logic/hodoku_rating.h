// The rating of HoDoKu 2.2.0: the path that it takes with its default settings, step by step, and the level and score
// that follow.
//
//   const std::optional<Grid> solution = solve(puzzle);
//   const logic::HodokuPath path = logic::hodoku_path(puzzle, solution ? &*solution : nullptr);
//   path.level, path.score                      // Level::hard, 930
//
// Each step adds the score of its technique. The level is the highest of any step used, then raised while the score
// exceeds what a level allows: easy 800, medium 1000, hard 1600, unfair 1800.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

struct HodokuPath {
  std::vector<Step> steps;
  Level level = Level::easy;
  int score = 0;
  bool solved = false;                 // false also when the digits placed break the rules: the puzzle has no solution
  const Technique* hardest = nullptr;  // of the steps, by level and score; null when there are none
};

// What it uses when no technique helps: a digit of the solution in the middle one of the blank cells, or giving up.
// They are not in techniques(): nothing can be explained about them.
extern const Technique brute_force;
extern const Technique give_up;

using AllowTechnique = std::function<bool(const Technique&)>;

// `solution`: the only solution of the puzzle, for brute force, which is a guess told as a step. Null when the puzzle
// is not known to have exactly one: then techniques that need it are left out, and what is too hard is given up. Fewer
// than ten clues are not rated: the path is empty. Precondition: solution is null or extends the puzzle.
//
// `allowed`: where the path would take another technique it ends, unsolved, which takes much less time; null allows
// all.
HodokuPath hodoku_path(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr);

// "Easy", "Medium", "Hard", "Unfair", "Extreme".
std::string_view name(Level level);

}  // namespace shudu::logic
