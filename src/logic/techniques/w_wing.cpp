// W-wing: two cells with the same two candidates, joined by a strong link of one of them. The link's ends cannot both
// be false, so one of the two cells loses that digit and holds the other digit. A cell that sees both is not the other
// digit.
//
// Roles: pincer is the two cells, link the strong link; base is the link's house.
#include <optional>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct WWingPair {
  Cell a, b;
  int other, linked;  // the digit that is eliminated, the digit of the strong link
};

// The ends of the strong link of `house`. The first is the one that sees a. An end that sees both cells counts for a.
struct Ends {
  Cell at_a, at_b;
};
std::optional<Ends> ends(const State& state, House house, const WWingPair& pair) {
  std::optional<Cell> at_a, at_b;
  for (Cell cell : state.places(pair.linked, house)) {
    if (cell == pair.a || cell == pair.b) return std::nullopt;
    if (cell.sees(pair.a)) {
      at_a = cell;
    } else if (cell.sees(pair.b)) {
      at_b = cell;
    }
  }
  if (!at_a || !at_b) return std::nullopt;
  return Ends{*at_a, *at_b};
}

bool report(Request& request, const Technique& wanted, const WWingPair& pair) {
  const CellSet seen = peers(pair.a) & peers(pair.b) & request.state.places(pair.other);
  if (seen.empty()) return true;
  for (int i = 0; i < House::count; ++i) {
    if (count_of(request.state.positions(House{i}, pair.linked)) != 2) continue;
    const auto link = ends(request.state, House{i}, pair);
    if (!link) continue;
    Step step{.technique = &wanted};
    for (Cell cell : seen) step.eliminations.emplace_back(cell, pair.other);
    step.digits = {pair.other, pair.linked};
    step.base = {House{i}};
    step.marks = {{pair.a, pair.other, Role::pincer},    {pair.b, pair.other, Role::pincer},
                  {pair.a, pair.linked, Role::pincer},   {pair.b, pair.linked, Role::pincer},
                  {link->at_a, pair.linked, Role::link}, {link->at_b, pair.linked, Role::link}};
    if (!request.report(std::move(step))) return false;
  }
  return true;
}

void find_w_wing(Request& request, const Technique& wanted) {
  const CellSet cells = request.state.with_candidate_count(2);
  for (Cell a : cells) {
    const DigitSet digits = request.state.candidates(a);
    const int low = digits.first(), high = (digits - DigitSet{low}).first();
    for (Cell b : cells) {
      if (b <= a || request.state.candidates(b) != digits) continue;
      if (!report(request, wanted, {a, b, low, high}) || !report(request, wanted, {a, b, high, low})) return;
    }
  }
}

}  // namespace

constinit const Technique w_wing{
    .id = "w_wing",
    .page = "w_wing",
    .family = Family::wings,
    .name = "W-Wing",
    .look = {"technique.w_wing.look",
             "Look at {pincer}, both with {digits}, and at {base}, where {link.digits} can only be in {link}."},
    .why =
        {"technique.w_wing.why",
         "One of {link} is {link.digits} and takes it from one of {pincer}, which then is {eliminated.digits}. A cell "
         "that sees both of {pincer} cannot be {eliminated.digits}."},
    .hodoku = {.code = "0803", .index = 3200, .level = Level::hard, .score = 150, .on = true},
    .find = find_w_wing,
};

}  // namespace shudu::logic
