#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "shudu/logic.h"
#include "shudu/structure.h"
#include "shudu/wish.h"

namespace shudu {

namespace {

using logic::Level;
using logic::Technique;

std::pair<Level, int> weight(const Technique& technique) { return {technique.hodoku.level, technique.hodoku.score}; }

bool contains(const LogicWish::Techniques& list, const Technique* technique) {
  return std::find(list.begin(), list.end(), technique) != list.end();
}

// A path that takes anything else is not what is wished.
logic::AllowTechnique allowed_by(const LogicWish& wish) {
  std::pair<Level, int> most{wish.level.value_or(Level::extreme), std::numeric_limits<int>::max()};
  if (!wish.hardest.empty()) {
    std::pair<Level, int> hardest{Level::easy, 0};
    for (const Technique* technique : wish.hardest) hardest = std::max(hardest, weight(*technique));
    most = std::min(most, hardest);
  }
  if (most.first == Level::extreme && most.second == std::numeric_limits<int>::max()) return nullptr;
  return [most](const Technique& technique) { return weight(technique) <= most; };
}

bool needs_more_than_singles(const LogicWish& wish) {
  const auto beyond = [](const LogicWish::Techniques& list) {
    return !list.empty() && std::none_of(list.begin(), list.end(), [](const Technique* technique) {
      return technique->family == logic::Family::singles;
    });
  };
  return beyond(wish.hardest) || std::any_of(wish.uses.begin(), wish.uses.end(), beyond);
}

Examined examine_path(const Grid& clues, const Grid& solution, const LogicWish& wish) {
  // Singles never give more points than a medium puzzle may have, so what falls to them is not harder.
  if (wish.level == Level::easy && !falls_to_singles(clues)) return {Unmet::level, 1};
  if (wish.level && *wish.level > Level::medium && falls_to_singles(clues)) {
    return {Unmet::level, static_cast<int>(*wish.level)};
  }
  if (needs_more_than_singles(wish) && falls_to_singles(clues))
    return {wish.hardest.empty() ? Unmet::uses : Unmet::hardest};
  const logic::HodokuPath path = logic::hodoku_path(clues, &solution, allowed_by(wish));
  const auto takes_one_of = [&](const LogicWish::Techniques& list, std::pair<Level, int> least) {
    return std::any_of(path.steps.begin(), path.steps.end(), [&](const logic::Step& step) {
      return contains(list, step.technique) && weight(*step.technique) >= least;
    });
  };
  const auto level_off = [&](Level level) { return std::abs(static_cast<int>(level) - static_cast<int>(*wish.level)); };
  if (!path.solved) return wish.level ? Examined{Unmet::level, 1} : Examined{Unmet::hardest};
  if (wish.level && path.level != *wish.level) return {Unmet::level, level_off(path.level)};
  if (!wish.hardest.empty() && !takes_one_of(wish.hardest, weight(*path.hardest))) return {Unmet::hardest};
  for (const LogicWish::Techniques& wanted : wish.uses) {
    if (!takes_one_of(wanted, {Level::easy, 0})) return {Unmet::uses};
  }
  return {};
}

Examined examine_rating(const Grid& clues, const LogicWish& wish) {
  const int er = logic::explainer_rating(logic::State{clues}, {.most = wish.most_er}).er;
  if (er < wish.least_er) return {Unmet::rating, wish.least_er - er};
  if (er > wish.most_er) return {Unmet::rating, er - wish.most_er};
  return {};
}

}  // namespace

Examined examine(const Grid& clues, const Grid& solution, const LogicWish& wish) {
  if (wish.only && logic::solve(logic::State{clues}, *wish.only).end != logic::Path::End::solved) return {Unmet::only};
  if (wish.wants_path()) {
    const Examined path = examine_path(clues, solution, wish);
    if (path.unmet != Unmet::nothing) return path;
  }
  return wish.wants_rating() ? examine_rating(clues, wish) : Examined{};
}

}  // namespace shudu
