#include <algorithm>
#include <array>
#include <utility>

#include "logic/hodoku/solver.h"
#include "shudu/logic/hodoku_rating.h"

namespace shudu::logic {

namespace {

constexpr int level_count = 5;
// The highest score of each level; the last has none.
constexpr std::array<int, level_count - 1> most_points = {800, 1000, 1600, 1800};
constexpr int fewest_clues = 10;

void count(HodokuPath& path, const Technique& technique) {
  path.score += technique.hodoku.score;
  path.level = std::max(path.level, technique.hodoku.level);
  const auto weight = [](const Technique& of) { return std::pair{of.hodoku.level, of.hodoku.score}; };
  if (path.hardest == nullptr || weight(*path.hardest) < weight(technique)) path.hardest = &technique;
}

}  // namespace

HodokuPath hodoku_path(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed) {
  HodokuPath path;
  if (puzzle.clue_count() < fewest_clues) return path;
  hodoku::Solver solver{puzzle, solution, allowed};
  path.steps.reserve(static_cast<std::size_t>(Cell::count - puzzle.clue_count()));
  while (!solver.state().is_solved()) {
    Step step = solver.next_step();
    if (allowed && !allowed(*step.technique)) return path;
    count(path, *step.technique);
    if (step.technique == &give_up) break;
    solver.apply(step);
    tidy(step);
    path.steps.push_back(std::move(step));
  }
  path.solved = solver.state().is_solved() && !solver.state().find_contradiction();
  while (path.level != Level::extreme && path.score > most_points[static_cast<std::size_t>(path.level)]) {
    path.level = static_cast<Level>(static_cast<int>(path.level) + 1);
  }
  if (!path.solved) path.level = Level::extreme;
  return path;
}

std::optional<Step> hodoku_step(const State& state, bool uniqueness) {
  hodoku::Solver solver{state, uniqueness};
  Step step = solver.next_step();
  if (step.technique == &give_up) return std::nullopt;
  tidy(step);
  return step;
}

std::string_view name(Level level) {
  constexpr std::array<std::string_view, level_count> names = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
  return names[static_cast<std::size_t>(level)];
}

}  // namespace shudu::logic
