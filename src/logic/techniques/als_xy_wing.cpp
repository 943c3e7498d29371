// ALS-XY-wing: three almost locked sets. The hinge has a restricted common with each of the two wings. The hinge lacks
// at most one digit, so it holds one of two different commons. The wing that cannot hold it is locked. So a digit z of
// both wings is in one of them.
//
// Roles: link is the restricted commons, pincer the candidates z in the wings. sets are the two wings and the hinge.
#include "logic/bit_count.h"
#include "logic/patterns/als.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

template <bool overlap>
class AlsXyWingSearch {
 public:
  AlsXyWingSearch(Request& request, const Technique& wanted)
      : hunt_(request),
        wanted_(wanted),
        sets_(request.memo.get<AlsList>(request.state)),
        links_(request.memo.get<AlsLinks<overlap>>(request.state)) {
    into_.resize(static_cast<std::size_t>(sets_.size()));
    for (const AlsLink& link : links_.all()) into_[static_cast<std::size_t>(link.to)].push_back(&link);
  }

  // Every pair of links with a set in common, the first link before the second in the list.
  void run() {
    for (const AlsLink& first : links_.all()) {
      for (const AlsLink& second : links_.from(first.from)) {
        if (second.to > first.to && !join(first, second, first.from, first.to, second.to)) return;
      }
      for (const AlsLink* second : into_[static_cast<std::size_t>(first.to)]) {
        if (second->from > first.from && !join(first, *second, first.to, first.from, second->from)) return;
      }
      for (const AlsLink& second : links_.from(first.to)) {
        if (!join(first, second, first.to, first.from, second.to)) return;
      }
    }
  }

 private:
  // Returns false if no more steps are wanted.
  bool join(const AlsLink& first, const AlsLink& second, int hinge, int wing1, int wing2) {
    const Als &a = sets_[wing1], &b = sets_[wing2];
    if (!hunt_.changes.cells.intersects(a.cells | b.cells | sets_[hinge].cells)) return true;
    if (!a.watched.intersects(b.watched)) return true;
    const DigitSet commons = first.commons | second.commons;
    const DigitSet shared = (a.digits & b.digits) - commons;
    // The hinge must have two different commons. A wing inside the other gives nothing new.
    if (shared.empty() || commons.is_single()) return true;
    if (!overlap && a.cells.intersects(b.cells)) return true;
    if (a.cells.contains(b.cells) || b.cells.contains(a.cells)) return true;
    Step step{.technique = &wanted_};
    for (int digit : shared) {
      for (Cell cell : a.watchers[digit] & b.watchers[digit]) {
        step.eliminations.emplace_back(cell, digit);
        step.digits.insert(digit);
      }
    }
    if (step.eliminations.empty()) return true;
    const Als& c = sets_[hinge];
    step.sets = {a.locked_set(), b.locked_set(), c.locked_set()};
    const auto mark = [&](CellSet cells, int digit, Role role) {
      for (Cell cell : cells) step.marks.emplace_back(cell, digit, role);
    };
    for (int digit : first.commons) mark(a.places[digit] | c.places[digit], digit, Role::link);
    for (int digit : second.commons) mark(b.places[digit] | c.places[digit], digit, Role::link);
    for (int digit : step.digits) mark(a.places[digit] | b.places[digit], digit, Role::pincer);
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const Technique& wanted_;
  const AlsList& sets_;
  const AlsLinks<overlap>& links_;
  std::vector<std::vector<const AlsLink*>> into_;  // by set: the links that end there
};

void find_als_xy_wing(Request& request, const Technique& wanted) {
  if (request.options.als_overlap) {
    AlsXyWingSearch<true>{request, wanted}.run();
  } else {
    AlsXyWingSearch<false>{request, wanted}.run();
  }
}

}  // namespace

constinit const Technique als_xy_wing{
    .id = "als_xy_wing",
    .page = "als_xy_wing",
    .family = Family::almost_locked_sets,
    .name = "ALS-XY-Wing",
    .look = {"technique.als_xy_wing.look",
             "Look at three almost locked sets: A is {set1} with {set1.digits}, B is {set2} with {set2.digits}, and "
             "between them C is {set3} with {set3.digits}."},
    .why = {"technique.als_xy_wing.why",
            "Each set lacks only one of its digits. C is linked to A and to B by {link.digits}: their places in both "
            "sets see each other, so a digit that C holds is missing in the other set. C cannot lack the link to A and "
            "the link to B at once, so A or B misses its link and holds all its other digits. So A or B holds "
            "{eliminated.digits}, and all places in question are seen from {eliminated}."},
    .hodoku = {.code = "0902", .index = 5800, .level = Level::unfair, .score = 320, .on = true},
    .find = find_als_xy_wing,
};

}  // namespace shudu::logic
