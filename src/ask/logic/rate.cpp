// The rating of a puzzle on all scales, for which the search says whether the solution is unique.
#include "ask/watched.h"
#include "shudu/ask.h"

namespace shudu {

Rating rate(const Puzzle& puzzle, const Scales& scales, const Watch& watch) {
  ask::Watched watched{watch};
  Rating rating{.puzzle = puzzle, .complete = watched.go_on(-1, 0)};
  if (!rating.complete || has_conflict(puzzle.clues)) return rating;
  const LogicStart start = logic_start(puzzle);
  rating.solutions = start.solutions;
  if (rating.solutions != 1) return rating;
  std::function<bool()> go_on;
  if (watch) go_on = [&] { return watched.go_on(-1, 0); };
  // Deadly patterns are not valid if only the pencil marks make the solution unique.
  if (scales.explainer) {
    rating.explainer = logic::explainer_rating(start.state, {.uniqueness = start.unique_clues, .go_on = go_on});
  }
  if (scales.hodoku) {
    const Grid* solution = start.unique_clues ? &*start.solution : nullptr;
    rating.hodoku = logic::hodoku_rating(puzzle.clues, solution, nullptr, go_on);
  }
  if (scales.own) rating.own = logic::own_rating(start.state, go_on);
  if (scales.minutes) {
    // The time is that of the whole puzzle. What a player entered does not count, and may be wrong.
    logic::State clues{puzzle.clues};
    if (!start.unique_clues) clues.restrict_to(*puzzle.candidates);
    rating.minutes = logic::minutes_rating(clues, *start.solution, go_on);
  }
  rating.complete = !watched.stopped();
  return rating;
}

}  // namespace shudu
