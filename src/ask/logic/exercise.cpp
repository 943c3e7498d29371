// What is simpler than a technique, and positions in which the technique is the next thing to find (shudu/ask.h).
#include "shudu/ask.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "shudu/board.h"

namespace shudu {

using namespace logic;
namespace {

using Techniques = std::vector<const Technique*>;

bool is_in(std::span<const Technique* const> list, const Technique* one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

bool is_basic(const Technique& one) {
  return one.family == Family::singles || one.family == Family::intersections || one.family == Family::subsets;
}

// The chains that Sudoku Explainer has and HoDoKu does not have.
bool is_explainer_chain(const Technique& one) {
  const bool is_chain = one.family == Family::chains || one.family == Family::forcing_chains;
  return is_chain && one.hodoku.index == 0 && one.rating != 0;
}

// No path of 46,000 generated puzzles uses these.
constexpr std::string_view hardly_needed[] = {
    "direct_claiming",   "bug_type_2",    "bug_type_4", "franken_x_wing", "finned_franken_x_wing", "franken_swordfish",
    "franken_jellyfish", "mutant_x_wing", "sk_loop",    "junior_exocet",  "simple_colors_wrap",
};

// Chains inside chains. Chains without them, or several of them, nearly always reach the same result.
bool is_nested_chain(const Technique& one) { return is_explainer_chain(one) && one.rating >= 90; }

bool is_hardly_needed(const Technique& one) {
  return is_nested_chain(one) ||
         std::find(std::begin(hardly_needed), std::end(hardly_needed), one.id) != std::end(hardly_needed);
}

// Precondition: `one` is before `technique` in techniques().
bool is_simpler(const Technique& one, const Technique& technique, bool is_used) {
  // A fish of two lines with a box always is a pair of locked candidates.
  const bool is_two_lines = technique.family == Family::fish && technique.size == 2;
  if (is_hardly_needed(technique))
    return is_basic(one) && one.page != technique.page && !(is_two_lines && one.family == Family::intersections);
  if (!is_used) return is_basic(one);
  if (is_explainer_chain(technique)) return one.rating != 0 && one.rating < technique.rating;
  return one.hodoku.index == 0 || one.hodoku.index != technique.hodoku.index;
}

}  // namespace

Techniques simpler_techniques(const Technique& technique) {
  const auto used = default_techniques();
  const bool is_used = is_in(used, &technique);
  Techniques simpler;
  for (const Technique* one : techniques()) {
    if (one == &technique) break;
    if (is_in(used, one) && is_simpler(*one, technique, is_used)) simpler.push_back(one);
  }
  return simpler;
}

std::optional<Exercise> find_exercise(const Puzzle& puzzle, const Technique& technique, bool uniqueness,
                                      const Watch& watch) {
  if (has_conflict(puzzle.clues)) return std::nullopt;
  const LogicStart start = logic_start(puzzle);
  if (start.solutions == 0) return std::nullopt;
  const auto blanks = static_cast<double>(start.state.blanks().size());
  double done = 0;
  std::uint64_t count = 0;
  bool stopped = false;
  Options options{.uniqueness = start.unique_clues && uniqueness};
  if (watch) options.go_on = [&] { return !(stopped = stopped || !watch(done, count)); };
  const Techniques simpler = simpler_techniques(technique);
  const Path path = path_of(easiest_first(start.state, simpler, options), [&](const State& now, std::size_t steps) {
    done = blanks > 0 ? 1 - now.blanks().size() / blanks : 1;
    count = steps;
    return !stopped;
  });
  if (path.end != Path::End::stuck) return std::nullopt;
  Exercise exercise{path.last, find_all(path.last, technique, options)};
  if (stopped || exercise.steps.empty()) return std::nullopt;
  return exercise;
}

}  // namespace shudu
