// HoDoKu's path from the clues to the solution, its level and its score (shudu/rating.h). solver.h finds each step.
#include <algorithm>
#include <array>

#include "logic/hodoku/solver.h"
#include "shudu/rating.h"

namespace shudu::logic {

namespace {

constexpr int level_count = 5;
// The highest score of each level; the last has none.
constexpr std::array<int, level_count - 1> most_points = {800, 1000, 1600, 1800};
constexpr int fewest_clues = 10;

void count(HodokuRating& rating, const Technique& technique) {
  if (&technique != &give_up) ++rating.step_count;
  rating.score += technique.hodoku.score;
  rating.level = std::max(rating.level, technique.hodoku.level);
  if (rating.hardest == nullptr || weight(*rating.hardest) < weight(technique)) rating.hardest = &technique;
}

// Follows the path to its end. Appends its steps to `steps`, which may be null. Returns false if the path ends at a
// technique that is not allowed.
bool follow(hodoku::Solver& solver, const AllowTechnique& allowed, HodokuRating& rating, std::vector<Step>* steps) {
  const auto is_allowed = [&](const Technique& technique) { return !allowed || allowed(technique); };
  while (!solver.state().is_solved()) {
    if (const std::optional<hodoku::Single> single = solver.next_single()) {
      if (!is_allowed(*single->technique)) return false;
      count(rating, *single->technique);
      if (steps != nullptr) solver.describe(*single, steps->emplace_back());
      solver.apply(*single);
      continue;
    }
    Step step = solver.harder_step();
    if (!is_allowed(*step.technique)) return false;
    count(rating, *step.technique);
    if (step.technique == &give_up) return true;
    solver.apply(step);
    tidy(step);
    if (steps != nullptr) steps->push_back(std::move(step));
  }
  return true;
}

HodokuRating rate(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed,
                  const std::function<bool()>& go_on, std::vector<Step>* steps) {
  HodokuRating rating;
  if (puzzle.clue_count() < fewest_clues) return rating;
  if (steps != nullptr) steps->reserve(static_cast<std::size_t>(Cell::count - puzzle.clue_count()));
  hodoku::Solver solver{puzzle, solution, allowed, go_on};
  if (!follow(solver, allowed, rating, steps)) return rating;
  rating.solved = solver.state().is_solved() && !solver.state().find_contradiction();
  rating.level = std::max(rating.level, level_of_score(rating.score));
  if (!rating.solved) rating.level = Level::extreme;
  return rating;
}

}  // namespace

HodokuPath hodoku_path(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed,
                       const std::function<bool()>& go_on) {
  HodokuPath path;
  static_cast<HodokuRating&>(path) = rate(puzzle, solution, allowed, go_on, &path.steps);
  return path;
}

HodokuRating hodoku_rating(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed,
                           const std::function<bool()>& go_on) {
  return rate(puzzle, solution, allowed, go_on, nullptr);
}

Level level_of_score(int score) {
  const auto exceeded = std::ranges::count_if(most_points, [score](int most) { return score > most; });
  return static_cast<Level>(exceeded);
}

std::optional<Step> hodoku_step(const State& state, bool uniqueness, const std::function<bool()>& go_on) {
  hodoku::Solver solver{state, uniqueness, go_on};
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
