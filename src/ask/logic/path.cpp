#include "ask/logic/path.h"

#include "ask/logic/solution_candidates.h"
#include "shudu/rating.h"

namespace shudu {
namespace {

using logic::Path;

// HoDoKu's path as a Path. It uses the digits of the solution when no technique finds a step.
Path hodoku_order(const Puzzle& puzzle, const LogicStart& start, bool uniqueness, const std::function<bool()>& go_on) {
  const Grid* solution = start.solution && uniqueness ? &*start.solution : nullptr;
  logic::HodokuPath found = logic::hodoku_path(puzzle.clues, solution, nullptr, go_on);
  Path path{.steps = std::move(found.steps), .last = start.state, .end = Path::End::stuck, .contradiction = {}};
  for (logic::Step& step : path.steps) {
    note_exclusion(path.last, step);
    path.last.apply(step);
  }
  path.contradiction = path.last.find_contradiction();
  if (path.contradiction) {
    path.end = Path::End::contradiction;
  } else if (path.last.is_solved()) {
    path.end = Path::End::solved;
  }
  return path;
}

}  // namespace

LogicPath logic_path(const Puzzle& puzzle, const PathOptions& options, const Watch& watch) {
  LogicStart start = logic_start(puzzle);
  if (options.order == PathOrder::hodoku) start.state = logic::State{puzzle.clues};
  const bool uniqueness = start.unique_clues && options.uniqueness;
  const int blanks = start.state.blanks().size();
  bool exhausted = false, stopped = false;
  double done = -1;
  std::uint64_t count = 0;
  std::function<bool()> within;  // a step
  if (watch) within = [&] { return !(stopped = stopped || !watch(done, count)); };
  const auto ask = [&](const logic::State& now, std::size_t steps) {
    if (blanks > 0) done = 1 - static_cast<double>(now.blanks().size()) / blanks;
    count = steps;
    exhausted = start.solutions > 1 && is_exhausted(now);
    return !exhausted && (!within || within());
  };
  const auto path = [&] {
    switch (options.order) {
      case PathOrder::own: break;
      case PathOrder::hodoku:
        // On a board with few digits, trying all techniques takes minutes.
        if (start.solutions > 1 && is_exhausted(start.state)) {
          return Path{.steps = {}, .last = start.state, .end = Path::End::stuck, .contradiction = {}};
        }
        return hodoku_order(puzzle, start, uniqueness, within);
      case PathOrder::explainer:
        return path_of(logic::explainer_walk(start.state, {.uniqueness = uniqueness, .go_on = within}), ask);
    }
    return path_of(logic::easiest_first(start.state, options.techniques, {.uniqueness = uniqueness, .go_on = within}),
                   ask);
  };
  LogicPath found{start, path()};
  if (exhausted) found.path.end = Path::End::stuck;
  if (stopped) found.path.end = Path::End::open;
  return found;
}

AvailableSteps available_steps(const LogicStart& start, const PathOptions& options, std::size_t limit,
                               const Watch& watch) {
  AvailableSteps found;
  if (start.solutions > 1 && is_exhausted(start.state)) return found;
  std::size_t tried = 0;
  logic::Options limits{.uniqueness = start.unique_clues && options.uniqueness};
  const auto all = static_cast<double>(options.techniques.size());
  if (watch) {
    limits.go_on = [&] {
      const bool goes_on = watch(static_cast<double>(tried) / all, found.steps.size());
      found.truncated = found.truncated || !goes_on;
      return goes_on;
    };
  }
  for (; tried < options.techniques.size() && !found.truncated; ++tried) {
    for (logic::Step& step : logic::find_all(start.state, *options.techniques[tried], limits)) {
      if (found.truncated = found.steps.size() == limit; found.truncated) break;
      found.steps.push_back(std::move(step));
    }
  }
  return found;
}

}  // namespace shudu
