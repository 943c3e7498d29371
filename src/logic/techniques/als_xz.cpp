// ALS-XZ: two almost locked sets with a restricted common x. At most one of them holds x, so the other is locked and
// holds all its other digits. So a digit z of both is in one of them. With two restricted commons each set lacks
// exactly one of them. Then each set holds all its other digits, and each common is in one of the sets.
//
// Roles: link is the restricted commons. With one of them pincer is the candidates z, with two pattern is all
// candidates of the sets. sets are the two sets.
#include "logic/bit_count.h"
#include "logic/patterns/als.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void eliminate(Step& step, CellSet cells, int digit) {
  for (Cell cell : cells) step.eliminations.emplace_back(cell, digit);
  if (!cells.empty()) step.digits.insert(digit);
}

// A digit of both sets other than `common` is in one of them.
void eliminate_shared(Step& step, const Als& a, const Als& b, int common) {
  for (int digit : (a.digits & b.digits) - DigitSet{common}) {
    eliminate(step, a.watchers[digit] & b.watchers[digit], digit);
  }
}

// The set holds all its digits other than the commons.
void eliminate_locked(Step& step, const Als& locked, const Als& other, DigitSet commons) {
  for (int digit : locked.digits - commons) eliminate(step, locked.watchers[digit] - other.cells, digit);
}

Step step_of(const Technique& wanted, const Als& a, const Als& b, DigitSet commons) {
  Step step{.technique = &wanted};
  for (int common : commons) eliminate_shared(step, a, b, common);
  if (!commons.is_single()) {
    eliminate_locked(step, a, b, commons);
    eliminate_locked(step, b, a, commons);
  }
  return step;
}

void decorate(Step& step, const Als& a, const Als& b, DigitSet commons) {
  step.sets = {a.locked_set(), b.locked_set()};
  const auto mark = [&](DigitSet digits, Role role) {
    for (int digit : digits) {
      for (Cell cell : a.places[digit] | b.places[digit]) step.marks.emplace_back(cell, digit, role);
    }
  };
  mark(commons, Role::link);
  if (commons.is_single()) {
    mark(step.digits, Role::pincer);
  } else {
    mark(a.digits | b.digits, Role::pattern);
  }
}

template <bool overlap>
void find_among(Request& request, const Technique& wanted) {
  const AlsList& sets = request.memo.get<AlsList>(request.state);
  for (const AlsLink& link : request.memo.get<AlsLinks<overlap>>(request.state).all()) {
    const Als &a = sets[link.from], &b = sets[link.to];
    if (!request.changes.cells.intersects(a.cells | b.cells)) continue;
    if (link.commons.is_single() && !a.watched.intersects(b.watched)) continue;
    Step step = step_of(wanted, a, b, link.commons);
    if (step.eliminations.empty()) continue;
    decorate(step, a, b, link.commons);
    if (!request.report(std::move(step))) return;
  }
}

void find_als_xz(Request& request, const Technique& wanted) {
  request.options.als_overlap ? find_among<true>(request, wanted) : find_among<false>(request, wanted);
}

}  // namespace

constinit const Technique als_xz{
    .id = "als_xz",
    .page = "als_xz",
    .family = Family::almost_locked_sets,
    .name = "ALS-XZ",
    .look = {"technique.als_xz.look",
             "Look at two almost locked sets: A is {set1} with {set1.digits}, B is {set2} with {set2.digits}."},
    .why = {"technique.als_xz.why",
            "Each has one digit more than cells, so it lacks only one of its digits.[ All places of {link.digits} in A "
            "see those in B, so {link.digits} cannot be in both sets. The set without it holds all its other digits: A "
            "or B holds {pincer.digits}, and all places in question are seen from {eliminated}.][ All places of each "
            "of {link.digits} in A see those in B, so neither digit can be in both sets. As a set cannot lack two "
            "digits, A holds one of them and B the other. So every digit of {pattern.digits} is settled inside the "
            "sets, and goes wherever all its places in the set are seen, or in both sets for {link.digits}.]"},
    .hodoku = {.code = "0901", .index = 5700, .level = Level::unfair, .score = 300, .on = true},
    .find = find_als_xz,
};

}  // namespace shudu::logic
