// Any of: all clues of at least one branch hold.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule any_of_rule = {
    .id = "any_of",
    .name = {"rule.any_of", "Any of"},
    .meaning = {"rule.any_of.meaning", "All clues of at least one of the branches hold."},
    .form = "branches",
    .parts = {0, 0},
    .cells = {0, 0},
    .fault = [](const Clue& clue, const Shape&) { return std::string{clue.branches.empty() ? "has no branches" : ""}; },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          return std::any_of(clue.branches.begin(), clue.branches.end(), [&](const std::vector<Clue>& branch) {
            return std::all_of(branch.begin(), branch.end(),
                               [&](const Clue& one) { return one.rule->holds(one, puzzle, values); });
          });
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          std::vector<std::function<void(Model&)>> branches;
          for (const std::vector<Clue>& branch : clue.branches) {
            branches.emplace_back([&](Model& part) {
              for (const Clue& one : branch) one.rule->post(one, puzzle, part);
            });
          }
          model.either(branches);
        },
};

}  // namespace shudu::variant
