// The rating of HoDoKu 2.2.0: the same path as HoDoKu with its default settings, step by step, and its level and score.
//
// The score is the sum of the scores of all steps. The level is the highest level of any step. It is raised while the
// score exceeds the limit of the level: easy 800, medium 1000, hard 1600, unfair 1800.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"

namespace shudu::logic {

struct HodokuRating {
  Level level = Level::easy;
  int score = 0;
  bool solved = false;                 // false also if the placed digits break the rules; then there is no solution
  const Technique* hardest = nullptr;  // the hardest technique used, by level and score; null if there are no steps
  int step_count = 0;
  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};
struct HodokuPath : HodokuRating {
  std::vector<Step> steps;
};

// The last two steps, used if no technique finds a step. brute_force places the digit of the solution in the middle
// blank cell. give_up ends the path. They are not in techniques(), because they have no explanation.
extern const Technique brute_force;
extern const Technique give_up;

using AllowTechnique = std::function<bool(const Technique&)>;

// `solution` is the only solution of the puzzle. Brute force takes its digits from it. Pass null if the puzzle is not
// known to have exactly one solution. The path then does not use techniques that rely on uniqueness, and it gives up
// where HoDoKu would use brute force. A puzzle with fewer than ten clues is not rated: its path is empty.
// Precondition: solution is null or extends the puzzle.
//
// `allowed` limits the techniques. The path ends, unsolved, where it would use a technique that is not allowed. This
// takes much less time than a whole path. Null allows all techniques.
//
// `go_on` is called from time to time. If it returns false, the path ends, unsolved.
HodokuPath hodoku_path(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr,
                       const std::function<bool()>& go_on = nullptr);
// The same without the steps. This is faster, because no step is built for display.
HodokuRating hodoku_rating(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr,
                           const std::function<bool()>& go_on = nullptr);

// The step that HoDoKu's order finds first on a board with any digits and candidates; empty if no technique finds one.
// `uniqueness` allows techniques that rely on a unique solution. Precondition: the board is not solved.
// It is also empty if `go_on`, which is called from time to time, returns false.
std::optional<Step> hodoku_step(const State& state, bool uniqueness, const std::function<bool()>& go_on = nullptr);

// Orders techniques by difficulty.
inline std::pair<Level, int> weight(const Technique& technique) {
  return {technique.hodoku.level, technique.hodoku.score};
}
// The lowest level that a path with this score can have.
Level level_of_score(int score);

// "Easy", "Medium", "Hard", "Unfair", "Extreme".
std::string_view name(Level level);

}  // namespace shudu::logic
