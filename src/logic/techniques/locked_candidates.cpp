// Locked candidates: a digit of one house is possible only in the intersection with another house, so it is removed
// from the rest of the other house.
//
//   pointing   the places in a box lie in one line: the digit is removed from the rest of the line
//   claiming   the places in a line lie in one box: the digit is removed from the rest of the box
//
// Roles: pattern is the locked candidates; base is the house they are locked in, cover the one that loses candidates.
#include "logic/bit_count.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum Kind { pointing, claiming };

constexpr unsigned box_row = 0b000000111;     // in the positions of a box
constexpr unsigned box_column = 0b001001001;  // likewise
constexpr unsigned line_third = 0b000000111;  // the places of a line in its first box

// The house that contains all places of a digit with these `positions` in `base`, other than `base`. `base` itself if
// the digit is not locked.
House crossing(House base, unsigned positions) {
  if (base.kind() == House::Kind::box) {
    const int row = base.number() / 3 * 3, column = base.number() % 3 * 3;
    for (int i = 0; i < 3; ++i) {
      if ((positions & ~(box_row << 3 * i)) == 0) return House::row(row + i);
      if ((positions & ~(box_column << i)) == 0) return House::column(column + i);
    }
    return base;
  }
  for (int i = 0; i < 3; ++i) {
    if ((positions & ~(line_third << 3 * i)) == 0) return House::box(base.cell(3 * i).box());
  }
  return base;
}

bool report_in(Hunt& hunt, const Technique& wanted, House base) {
  for (int digit = 1; digit <= 9; ++digit) {
    if (!hunt.changes.affect(base, digit)) continue;
    const unsigned positions = hunt.state.positions(base, digit);
    const int count = count_of(positions);
    if (count != 2 && count != 3) continue;
    const House cover = crossing(base, positions);
    if (cover == base) continue;
    const CellSet rest = hunt.state.places(digit, cover) - base.cells();
    if (rest.empty()) continue;
    Step step{.technique = &wanted};
    for (Cell cell : rest) step.eliminations.emplace_back(cell, digit);
    step.digits = {digit};
    step.base = {base};
    step.cover = {cover};
    for (Cell cell : hunt.state.places(digit, base)) step.marks.emplace_back(cell, digit, Role::pattern);
    if (!hunt.report(std::move(step))) return false;
  }
  return true;
}

void find(Hunt& hunt, const Technique& wanted) {
  const int first = wanted.kind == pointing ? 18 : 0;
  const int last = wanted.kind == pointing ? 27 : 18;
  for (int i = first; i < last; ++i) {
    if (!report_in(hunt, wanted, House{i})) return;
  }
}

}  // namespace

constinit const Technique locked_candidates[2] = {
    {.id = "pointing",
     .page = "locked_candidates",
     .family = Family::intersections,
     .name = "Pointing (Locked Candidates 1)",
     .look = {"technique.pointing.look", "Look at {digit} in {base}."},
     .why =
         {"technique.pointing.why",
          "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. One of them is {digit}, so "
          "no other cell of {cover} is."},
     .hodoku = {.code = "0100", .index = 1200, .level = Level::medium, .score = 50, .on = true},
     .rating = 26,
     .kind = pointing,
     .find = find},
    {.id = "claiming",
     .page = "locked_candidates",
     .family = Family::intersections,
     .name = "Claiming (Locked Candidates 2)",
     .look = {"technique.claiming.look", "Look at {digit} in {base}."},
     .why =
         {"technique.claiming.why",
          "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. One of them is {digit}, so "
          "no other cell of {cover} is."},
     .hodoku = {.code = "0101", .index = 1210, .level = Level::medium, .score = 50, .on = true},
     .rating = 28,
     .kind = claiming,
     .find = find},
};

}  // namespace shudu::logic
