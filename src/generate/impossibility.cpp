// Constraints that exclude one another.
//
// A technique is *steady* if each of its deductions stays possible, or is made by an easier technique of HoDoKu's path,
// whatever else has been deduced: singles, locked candidates, subsets and basic fish are. If steady techniques alone
// solve a puzzle, they have a step in every position of every path. So the path of HoDoKu, which always takes the step
// with the lowest index, never takes a step with an index beyond theirs. The same holds for Sudoku Explainer and ratings.
#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "shudu/generate.h"

namespace shudu {

namespace {

using logic::Family;
using logic::Level;
using logic::Technique;
using Techniques = LogicConstraints::Techniques;

constexpr int no_bound = std::numeric_limits<int>::max();

bool is_single(const Technique* technique) { return technique->family == Family::singles; }

// What a steady technique can reach: the highest index on HoDoKu's path, and the highest rating of Sudoku Explainer.
struct Reach {
  int index = no_bound, rating = no_bound;
};

Reach reach_of(const Technique& technique) {
  // The index of a technique that Sudoku Explainer alone has is that of the technique with the same eliminations.
  const auto as = [](std::string_view id) { return logic::find_technique(id)->hodoku.index; };
  const auto of_size = [&](std::string_view pair, std::string_view triple) {
    return technique.size == 2 ? as(pair) : technique.size == 3 ? as(triple) : no_bound;
  };
  constexpr int naked_single = 23, pair = 30, triple = 36;
  const auto steady = [&] { return Reach{technique.hodoku.index, std::max(technique.rating, naked_single)}; };
  if (is_single(&technique)) return steady();
  if (technique.page == "direct_locking") return {as("claiming"), naked_single};
  if (technique.page == "locked_candidates") return steady();
  if (technique.page == "locked_subset") return {technique.hodoku.index, technique.size == 2 ? pair : triple};
  if (technique.page == "direct_hidden_subset") {
    return {of_size("hidden_pair", "hidden_triple"), std::max(technique.rating, naked_single)};
  }
  const bool is_basic_fish =
      technique.family == Family::fish && (technique.id == "x_wing" || technique.id == "swordfish");
  const bool is_small_subset = technique.family == Family::subsets && technique.size <= 3;
  return is_basic_fish || is_small_subset ? steady() : Reach{};
}

// The steady techniques that solve every puzzle whose rating of Sudoku Explainer is at most this.
int index_of_rating(int most_er) {
  struct Row {
    int below;  // in tenths
    std::string_view id;
  };
  constexpr Row rows[] = {{17, "hidden_single"}, {20, "claiming"}, {25, "hidden_pair"},
                          {32, "hidden_triple"}, {38, "x_wing"},   {42, "swordfish"}};
  for (const Row& row : rows) {
    if (most_er < row.below) return logic::find_technique(row.id)->hodoku.index;
  }
  return no_bound;
}

std::string tenths(int n) { return std::to_string(n / 10) + '.' + std::to_string(n % 10); }

// A constraint that keeps techniques off the path.
struct Limit {
  std::function<bool(const Technique&)> allows;
  std::string before, after;  // the sentence around the id of a technique that it does not allow
};

std::vector<Limit> limits_of(const LogicConstraints& constraints) {
  std::vector<Limit> limits{
      {[](const Technique& one) { return one.hodoku.on; }, "", " is not among the techniques of a solving path"}};
  if (constraints.level) {
    limits.push_back({[&](const Technique& one) { return one.hodoku.level <= *constraints.level; }, "",
                      " makes a puzzle harder than " + std::string{id(*constraints.level)}});
  }
  if (!constraints.hardest.empty()) {
    const auto by_weight = [](const Technique* a, const Technique* b) { return weight(*a) < weight(*b); };
    const Technique* const most = *std::ranges::max_element(constraints.hardest, by_weight);
    limits.push_back({[most](const Technique& one) { return weight(one) <= weight(*most); }, "",
                      " is harder than " + std::string{most->id}});
  }
  const auto add_index = [&limits](int most, std::string before) {
    limits.push_back(
        {[most](const Technique& one) { return one.hodoku.index <= most; }, std::move(before) + " does not need ", ""});
  };
  if (constraints.only) {
    int most = 0;
    for (const Technique* technique : *constraints.only) most = std::max(most, reach_of(*technique).index);
    const bool singles = std::ranges::all_of(*constraints.only, is_single);
    add_index(most, singles ? "a puzzle that singles alone solve" : "a puzzle that these techniques alone solve");
  }
  if (const int most = index_of_rating(constraints.most_er); most != no_bound) {
    add_index(most, "a puzzle rated at most " + tenths(constraints.most_er));
  }
  return limits;
}

// The techniques that may be on the path.
Techniques possible_techniques(const std::vector<Limit>& limits) {
  Techniques possible;
  for (const Technique* technique : logic::techniques()) {
    if (std::ranges::all_of(limits, [&](const Limit& limit) { return limit.allows(*technique); })) {
      possible.push_back(technique);
    }
  }
  return possible;
}

std::string excluded(const Techniques& wish, const std::vector<Limit>& limits) {
  Techniques left = wish;
  for (const Limit& limit : limits) {
    const Technique* const first = left.front();
    std::erase_if(left, [&](const Technique* technique) { return !limit.allows(*technique); });
    if (left.empty()) return limit.before + std::string{first->id} + limit.after;
  }
  return {};
}

std::string outside_the_scale(const LogicConstraints& constraints) {
  if (constraints.least_er > logic::explainer_highest_known) {
    return "no puzzle with a rating above " + tenths(logic::explainer_highest_known) + " is known";
  }
  const auto& low = logic::explainer_low_ratings;
  const auto* const next = std::lower_bound(std::begin(low), std::end(low), constraints.least_er);
  if (next == std::end(low) || *next <= constraints.most_er) return {};
  if (next == std::begin(low)) return "no puzzle has a rating below " + tenths(*next);
  return "no puzzle has that rating: after " + tenths(next[-1]) + " the next is " + tenths(*next);
}

// What the techniques that may be on the path cannot reach: a level or a rating.
std::string out_of_reach(const PuzzleConstraints& constraints, const Techniques& possible) {
  const LogicConstraints& wish = constraints.logic;
  const auto highest = [](const Techniques& list) {
    int rating = 0;
    for (const Technique* technique : list) rating = std::max(rating, reach_of(*technique).rating);
    return rating;
  };
  const int rating = std::min(highest(possible), wish.only ? highest(*wish.only) : no_bound);
  if (wish.least_er > rating) {
    return "the rating of such a puzzle is at most " + tenths(rating) + ", because it does not need more than " +
           std::string{std::ranges::all_of(possible, is_single) ? "singles" : "subsets and basic fish"};
  }
  if (!wish.level || !std::ranges::all_of(possible, is_single)) return {};
  constexpr int fewest_unique = 17;
  const int clues = constraints.clues.pattern ? constraints.clues.pattern->size() : constraints.clues.least_clues;
  int most_score = 0;
  for (const Technique* technique : possible) most_score = std::max(most_score, technique->hodoku.score);
  most_score *= Cell::count - std::max(clues, fewest_unique);
  const Level most = logic::level_of_score(most_score);
  if (*wish.level <= most) return {};
  return "a puzzle that singles alone solve" +
         (clues > fewest_unique ? " and that has " + std::to_string(clues) + " clues or more" : std::string{}) +
         " is at most " + std::string{id(most)};
}

std::string of_logic(const PuzzleConstraints& constraints) {
  const LogicConstraints& wish = constraints.logic;
  if (std::string why = outside_the_scale(wish); !why.empty()) return why;
  const std::vector<Limit> limits = limits_of(wish);
  std::vector<Techniques> wanted = wish.uses;
  if (!wish.hardest.empty()) wanted.push_back(wish.hardest);
  for (const Techniques& one : wanted) {
    if (std::string why = excluded(one, limits); !why.empty()) return why;
  }
  return out_of_reach(constraints, possible_techniques(limits));
}

}  // namespace

std::optional<std::string> impossibility(const PuzzleConstraints& constraints, std::uint64_t wanted) {
  if (auto of_clues = clue_impossibility(constraints.clues, wanted)) return of_clues;
  std::string why = of_logic(constraints);
  if (why.empty()) return std::nullopt;
  return why;
}

}  // namespace shudu
