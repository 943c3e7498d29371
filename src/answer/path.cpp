#include "answer/path.h"

#include "answer/solution_candidates.h"
#include "answer/step_json.h"
#include "shudu/board/conflict.h"
#include "shudu/rating.h"

namespace shudu {
namespace {

using logic::Path;

// HoDoKu's path as a Path. It uses the digits of the solution when no technique finds a step.
Path hodoku_order(const Puzzle& puzzle, const LogicStart& start, bool uniqueness,
                  const std::function<bool(const logic::State&, std::size_t)>& go_on) {
  bool stopped = false;
  const Grid* solution = start.solution && uniqueness ? &*start.solution : nullptr;
  logic::HodokuPath found = logic::hodoku_path(puzzle.clues, solution, [&](const logic::Technique&) {
    stopped = stopped || (go_on && !go_on(start.state, 0));
    return !stopped;
  });
  Path path{.steps = std::move(found.steps), .last = start.state, .end = Path::End::stuck, .contradiction = {}};
  for (logic::Step& step : path.steps) {
    note_exclusion(path.last, step);
    path.last.apply(step);
  }
  path.contradiction = path.last.find_contradiction();
  if (stopped) {
    path.end = Path::End::open;
  } else if (path.contradiction) {
    path.end = Path::End::contradiction;
  } else if (path.last.is_solved()) {
    path.end = Path::End::solved;
  }
  return path;
}

}  // namespace

LogicPath logic_path(const Puzzle& puzzle, const PathOptions& options,
                     const std::function<bool(double done, std::uint64_t steps)>& go_on) {
  LogicStart start = logic_start(puzzle);
  if (options.order == PathOrder::hodoku) start.state = logic::State{puzzle.clues};
  const bool uniqueness = start.unique_clues && options.uniqueness;
  const auto blanks = static_cast<double>(start.state.blanks().size());
  bool exhausted = false;
  const auto ask = [&](const logic::State& now, std::size_t steps) {
    exhausted = start.solutions > 1 && is_exhausted(now);
    return !exhausted && (!go_on || go_on(1 - now.blanks().size() / blanks, steps));
  };
  const auto path = [&] {
    switch (options.order) {
      case PathOrder::own: break;
      case PathOrder::hodoku: return hodoku_order(puzzle, start, uniqueness, ask);
      case PathOrder::explainer: return path_of(logic::explainer_walk(start.state, {.uniqueness = uniqueness}), ask);
    }
    return path_of(logic::easiest_first(start.state, options.techniques, {.uniqueness = uniqueness}), ask);
  };
  LogicPath found{start, path()};
  if (exhausted) found.path.end = Path::End::stuck;
  return found;
}

AvailableSteps available_steps(const LogicStart& start, const PathOptions& options, std::size_t limit,
                               const std::function<bool(double done, std::uint64_t steps)>& go_on) {
  AvailableSteps found;
  if (start.solutions > 1 && is_exhausted(start.state)) return found;
  const logic::Options limits{.uniqueness = start.unique_clues && options.uniqueness};
  const auto all = static_cast<double>(options.techniques.size());
  for (std::size_t i = 0; i < options.techniques.size() && !found.truncated; ++i) {
    found.stopped = go_on && !go_on(static_cast<double>(i) / all, found.steps.size());
    if (found.stopped) return found;
    for (logic::Step& step : logic::find_all(start.state, *options.techniques[i], limits)) {
      if (found.truncated = found.steps.size() == limit; found.truncated) break;
      found.steps.push_back(std::move(step));
    }
  }
  return found;
}

JsonObject path_json(const Puzzle& puzzle, const LogicPath& solved, Language language, logic::Depth depth,
                     bool outlined) {
  const Path& path = solved.path;
  std::vector<JsonObject> steps;
  for (const logic::Step& step : path.steps) steps.push_back(logic::step_json(step, language, depth, outlined));
  JsonObject object;
  object.add("puzzle", to_line(puzzle.clues))
      .add("status", id(path.end))
      .add("solutions", how_many(solved.start.solutions))
      .add("steps", steps)
      .add("start", logic::candidates_json(solved.start.state));
  if (path.end == Path::End::solved) {
    object.add("solution", to_line(path.last.values()));
  } else {
    object.add("candidates", logic::candidates_json(path.last));
  }
  if (path.contradiction) object.add("contradiction", logic::contradiction_json(*path.contradiction));
  return object;
}

std::string_view status_of_steps(const LogicStart& start, bool any_step) {
  if (start.solutions == 0) return "no solution";
  return any_step ? "steps" : start.state.is_solved() ? "solved" : "stuck";
}

JsonObject conflicting_path_json(const Puzzle& puzzle) {
  JsonObject object;
  object.add("puzzle", to_line(puzzle.clues))
      .add("status", "invalid")
      .add("reason", to_string(conflicts(puzzle.clues)))
      .add("solutions", how_many(0))
      .add("steps", std::vector<JsonObject>{})
      .add("start", logic::candidates_json(logic::State{puzzle.clues, puzzle.values}));
  return object;
}

}  // namespace shudu
