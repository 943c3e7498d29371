// Our own rating: in every round all deductions of the easiest kind that has any (decisions.h), then trials (trial.h).
#include "shudu/rating.h"

#include <algorithm>
#include <array>

#include "logic/own/trial.h"

namespace shudu::logic {

namespace {

using own::Kind;

struct Rung {
  Kind kind;
  int difficulty;  // in tenths
  std::string_view name;
};

// The easiest first.
constexpr std::array<Rung, 14> ladder{{
    {own::full_houses, 10, "full house"},
    {own::hidden_singles_in_boxes, 12, "hidden single in a box"},
    {own::hidden_singles_in_lines, 15, "hidden single in a line"},
    {own::naked_singles, 23, "naked single"},
    {own::locked_candidates, 26, "locked candidates"},
    {own::naked_subsets<2>, 30, "naked pair"},
    {own::fish<2>, 32, "x-wing"},
    {own::hidden_subsets<2>, 34, "hidden pair"},
    {own::naked_subsets<3>, 36, "naked triple"},
    {own::fish<3>, 38, "swordfish"},
    {own::hidden_subsets<3>, 40, "hidden triple"},
    {own::naked_subsets<4>, 50, "naked quadruple"},
    {own::fish<4>, 52, "jellyfish"},
    {own::hidden_subsets<4>, 54, "hidden quadruple"},
}};

// Steps beyond the ladder refute candidates. They are harder the longer the argument is and the more deductions each of
// its rounds may use.
struct Refutation {
  Kind kind;
  int base, per_round, most;  // difficulty = base + per_round * rounds; an argument has at most `most` rounds
  std::string_view name;
};

constexpr std::array<Refutation, 3> refutations{{
    {own::singles, 60, 5, 6, "contradiction by singles"},
    {own::basics, 90, 2, 5, "contradiction by singles, intersections and pairs"},
    {own::singles_or_refutations, 100, 2, 20, "contradiction by refutations"},
}};

struct Found {
  own::Decisions decisions;
  int difficulty = 0;
  std::string_view name;
};

Found easiest(const State& state, const std::function<bool()>& go_on) {
  for (const Rung& rung : ladder) {
    own::Decisions decided = rung.kind(state);
    if (!decided.empty()) return {decided, rung.difficulty, rung.name};
  }
  for (const Refutation& refutation : refutations) {
    int rounds = 0;
    own::Decisions decided = own::shortest_contradictions(state, refutation.kind, refutation.most, rounds, go_on);
    if (!decided.empty()) return {decided, refutation.base + refutation.per_round * rounds, refutation.name};
  }
  return {};
}

}  // namespace

OwnRating own_rating(const State& start, const std::function<bool()>& go_on) {
  OwnRating rating;
  State state = start;
  int effort = 0;  // in hundredths of the reported value
  for (;;) {
    if (state.find_contradiction()) {
      rating.end = OwnRating::End::contradiction;
      break;
    }
    if (state.is_solved()) break;
    const Found found = easiest(state, go_on);
    if (found.difficulty == 0) {
      rating.end = OwnRating::End::stuck;
      break;
    }
    const int width = found.decisions.count();
    // The effort of a step is the square of its difficulty, divided by the number of steps to choose from.
    effort += (found.difficulty * found.difficulty + width - 1) / width;
    if (found.difficulty > rating.difficulty) {
      rating.difficulty = found.difficulty;
      rating.hardest = found.name;
      rating.width = width;
    } else if (found.difficulty == rating.difficulty) {
      rating.width = std::min(rating.width, width);
    }
    ++rating.rounds;
    found.decisions.apply_to(state);
  }
  rating.effort = effort / 100;
  return rating;
}

}  // namespace shudu::logic
