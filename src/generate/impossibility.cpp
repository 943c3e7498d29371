// Constraints that exclude one another.
#include <algorithm>
#include <string>
#include <vector>

#include "shudu/generate/constraints.h"

namespace shudu {

namespace {

using logic::Technique;

// A path takes other techniques only when there is no single. A puzzle that singles solve has none of them on its path.
std::string beyond_singles(const LogicConstraints& constraints) {
  const auto is_single = [](const Technique* one) { return one->family == logic::Family::singles; };
  if (!constraints.only || !std::ranges::all_of(*constraints.only, is_single)) return {};
  std::vector<LogicConstraints::Techniques> wishes = constraints.uses;
  if (!constraints.hardest.empty()) wishes.push_back(constraints.hardest);
  for (const LogicConstraints::Techniques& wish : wishes) {
    if (std::ranges::none_of(wish, is_single)) {
      return "a puzzle that singles alone solve does not need " + std::string{wish.front()->id};
    }
  }
  return {};
}

std::string of_logic(const LogicConstraints& constraints) {
  if (std::string why = beyond_singles(constraints); !why.empty()) return why;
  if (constraints.level && !constraints.hardest.empty()) {
    bool some = false;
    for (const Technique* technique : constraints.hardest) some = some || technique->hodoku.level <= *constraints.level;
    if (!some) return std::string{constraints.hardest.front()->id} + " makes a puzzle harder than that level";
  }
  for (const LogicConstraints::Techniques& wanted : constraints.uses) {
    bool some = false, on_path = false;
    for (const Technique* technique : wanted) {
      some = some || !constraints.level || technique->hodoku.level <= *constraints.level;
      on_path = on_path || technique->hodoku.on;
    }
    if (!some) return std::string{wanted.front()->id} + " makes a puzzle harder than that level";
    if (!on_path) return std::string{wanted.front()->id} + " is not among the techniques of a solving path";
  }
  if (!constraints.hardest.empty()) {
    bool on_path = false;
    for (const Technique* technique : constraints.hardest) on_path = on_path || technique->hodoku.on;
    if (!on_path)
      return std::string{constraints.hardest.front()->id} + " is not among the techniques of a solving path";
  }
  return {};
}

}  // namespace

std::optional<std::string> impossibility(const PuzzleConstraints& constraints) {
  if (auto of_clues = clue_impossibility(constraints.clues)) return of_clues;
  std::string why = of_logic(constraints.logic);
  if (why.empty()) return std::nullopt;
  return why;
}

}  // namespace shudu
