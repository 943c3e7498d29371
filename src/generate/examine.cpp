// Whether a puzzle satisfies the constraints on its logic, the cheapest test first.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "shudu/generate.h"
#include "shudu/logic.h"
#include "shudu/structure.h"

namespace shudu {

namespace {

using logic::Level;
using logic::Technique;

bool contains(const LogicConstraints::Techniques& list, const Technique* technique) {
  return std::find(list.begin(), list.end(), technique) != list.end();
}

// A path that uses any other technique fails.
logic::AllowTechnique allowed_by(const LogicConstraints& constraints) {
  std::pair<Level, int> most{constraints.level.value_or(Level::extreme), std::numeric_limits<int>::max()};
  if (!constraints.hardest.empty()) {
    std::pair<Level, int> hardest{Level::easy, 0};
    for (const Technique* technique : constraints.hardest) hardest = std::max(hardest, weight(*technique));
    most = std::min(most, hardest);
  }
  if (most.first == Level::extreme && most.second == std::numeric_limits<int>::max()) return nullptr;
  return [most](const Technique& technique) { return weight(technique) <= most; };
}

bool needs_more_than_singles(const LogicConstraints& constraints) {
  const auto beyond = [](const LogicConstraints::Techniques& list) {
    return !list.empty() && std::none_of(list.begin(), list.end(), [](const Technique* technique) {
      return technique->family == logic::Family::singles;
    });
  };
  return beyond(constraints.hardest) || std::any_of(constraints.uses.begin(), constraints.uses.end(), beyond);
}

Examined examine_path(const Grid& clues, const Grid& solution, const LogicConstraints& constraints) {
  // The score of singles never exceeds that of a medium puzzle, so a puzzle that singles solve is not harder than
  // medium.
  if (constraints.level == Level::easy && !falls_to_singles(clues)) return {Unmet::level, 1};
  if (constraints.level && *constraints.level > Level::medium && falls_to_singles(clues)) {
    return {Unmet::level, static_cast<int>(*constraints.level)};
  }
  if (needs_more_than_singles(constraints) && falls_to_singles(clues))
    return {constraints.hardest.empty() ? Unmet::uses : Unmet::hardest};
  const logic::HodokuPath path = logic::hodoku_path(clues, &solution, allowed_by(constraints));
  const auto takes_one_of = [&](const LogicConstraints::Techniques& list, std::pair<Level, int> least) {
    return std::any_of(path.steps.begin(), path.steps.end(), [&](const logic::Step& step) {
      return contains(list, step.technique) && weight(*step.technique) >= least;
    });
  };
  const auto level_off = [&](Level level) {
    return std::abs(static_cast<int>(level) - static_cast<int>(*constraints.level));
  };
  if (!path.solved) return constraints.level ? Examined{Unmet::level, 1} : Examined{Unmet::hardest};
  if (constraints.level && path.level != *constraints.level) return {Unmet::level, level_off(path.level)};
  if (!constraints.hardest.empty() && !takes_one_of(constraints.hardest, weight(*path.hardest)))
    return {Unmet::hardest};
  for (const LogicConstraints::Techniques& wanted : constraints.uses) {
    if (!takes_one_of(wanted, {Level::easy, 0})) return {Unmet::uses};
  }
  return {};
}

Examined examine_minutes(const Grid& clues, const Grid& solution, const LogicConstraints& constraints) {
  const logic::MinutesRating rating = logic::minutes_rating(logic::State{clues}, solution);
  const int minutes = rating.tenths();
  if (rating.is_lower_bound) return {Unmet::minutes, std::max(1, std::abs(minutes - constraints.most_minutes))};
  if (minutes < constraints.least_minutes) return {Unmet::minutes, constraints.least_minutes - minutes};
  if (minutes > constraints.most_minutes) return {Unmet::minutes, minutes - constraints.most_minutes};
  return {};
}

Examined examine_rating(const Grid& clues, const LogicConstraints& constraints) {
  const int er = logic::explainer_rating(logic::State{clues}, {.uniqueness = true, .most = constraints.most_er}).er;
  if (er < constraints.least_er) return {Unmet::rating, constraints.least_er - er};
  if (er > constraints.most_er) return {Unmet::rating, er - constraints.most_er};
  return {};
}

}  // namespace

Examined examine(const Grid& clues, const Grid& solution, const LogicConstraints& constraints) {
  if (constraints.only &&
      logic::solve(logic::State{clues}, *constraints.only, {.uniqueness = true}).end != logic::Path::End::solved)
    return {Unmet::only};
  if (constraints.wants_minutes()) {
    const Examined minutes = examine_minutes(clues, solution, constraints);
    if (minutes.unmet != Unmet::nothing) return minutes;
  }
  if (constraints.wants_path()) {
    const Examined path = examine_path(clues, solution, constraints);
    if (path.unmet != Unmet::nothing) return path;
  }
  return constraints.wants_rating() ? examine_rating(clues, constraints) : Examined{};
}

}  // namespace shudu
