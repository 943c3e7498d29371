// Skyscraper: a digit has two places in each of two parallel lines, and one end of each lies in the same crossing line.
// Those ends cannot both be true, so one of the free ends is true. A candidate that sees both free ends is false.
//
// Roles: pincer is the free ends, link the ends that see each other; base is the two lines, cover the crossing line.
#include <array>
#include <bit>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// A line with two places, as positions along it: low < high.
struct TwoPlaces {
  House line;
  int low, high;
};

bool report(Request& request, const Technique& wanted, int digit, const TwoPlaces& a, const TwoPlaces& b) {
  // Exactly one end must be shared. If both are, it is an X-wing.
  if ((a.low == b.low) == (a.high == b.high)) return true;
  const bool low_joined = a.low == b.low;
  const Cell end_a = a.line.cell(low_joined ? a.high : a.low), end_b = b.line.cell(low_joined ? b.high : b.low);
  const CellSet seen = peers(end_a) & peers(end_b) & request.state.places(digit);
  if (seen.empty()) return true;
  const int joint = low_joined ? a.low : a.high;
  Step step{.technique = &wanted};
  for (Cell cell : seen) step.eliminations.emplace_back(cell, digit);
  step.digits = {digit};
  step.base = {a.line, b.line};
  step.cover = {a.line.kind() == House::Kind::row ? House::column(joint) : House::row(joint)};
  step.marks = {{end_a, digit, Role::pincer},
                {end_b, digit, Role::pincer},
                {a.line.cell(joint), digit, Role::link},
                {b.line.cell(joint), digit, Role::link}};
  return request.report(std::move(step));
}

void find_skyscraper(Request& request, const Technique& wanted) {
  for (int first : {0, 9}) {
    for (int digit = 1; digit <= 9; ++digit) {
      if (!request.changes.affect(digit)) continue;
      std::array<TwoPlaces, 9> lines;
      int count = 0;
      for (int i = first; i < first + 9; ++i) {
        const unsigned positions = request.state.positions(House{i}, digit);
        if (count_of(positions) != 2) continue;
        lines[count++] = {House{i}, std::countr_zero(positions), static_cast<int>(std::bit_width(positions)) - 1};
      }
      for (int a = 0; a < count; ++a) {
        for (int b = a + 1; b < count; ++b) {
          if (!report(request, wanted, digit, lines[a], lines[b])) return;
        }
      }
    }
  }
}

}  // namespace

constinit const Technique skyscraper{
    .id = "skyscraper",
    .page = "skyscraper",
    .family = Family::single_digit_patterns,
    .name = "Skyscraper",
    .look = {"technique.skyscraper.look",
             "Look at {digit} in {base}: in each it has two places, and {link} lie in {cover}."},
    .why =
        {"technique.skyscraper.why",
         "{link} cannot both be {digit}, so at least one of the other ends {pincer} is. A cell that sees both of them "
         "cannot be {digit}."},
    .hodoku = {.code = "0400", .index = 3000, .level = Level::hard, .score = 130, .on = true},
    .find = find_skyscraper,
};

}  // namespace shudu::logic
