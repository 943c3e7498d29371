// XY-wing and XYZ-wing: a pivot sees two pincers, and the three cells hold three digits in all. z is the digit that the
// pincers share. Whatever the pivot is, z is in one of the cells that may hold it, so what sees all of these is not z.
//
//   XY    pivot xy, pincers xz and yz      z in a pincer
//   XYZ   pivot xyz, pincers xz and yz     z in a pincer or the pivot
//
// Roles: pivot and pincer are the candidates of those cells.
#include <array>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum XyWingKind { xy, xyz };

struct Wing {
  Cell pivot, pincer1, pincer2;
};

// Reports the step of a wing whose cells hold three digits in all and have different candidates. Returns false to stop.
bool report(Request& request, const Technique& wanted, const Wing& wing) {
  const State& state = request.state;
  if (!wing.pivot.sees(wing.pincer1) || !wing.pivot.sees(wing.pincer2)) return true;
  const DigitSet shared = state.candidates(wing.pincer1) & state.candidates(wing.pincer2);
  if (!shared.is_single()) return true;
  const int z = shared.first();
  CellSet seen = peers(wing.pincer1) & peers(wing.pincer2) & state.places(z);
  if (wanted.kind == xyz) seen &= peers(wing.pivot);
  if (seen.empty()) return true;
  Step step{.technique = &wanted};
  for (Cell cell : seen) step.eliminations.emplace_back(cell, z);
  step.digits = state.candidates(wing.pivot) | shared;
  for (int digit : state.candidates(wing.pivot)) step.marks.emplace_back(wing.pivot, digit, Role::pivot);
  for (Cell cell : {wing.pincer1, wing.pincer2}) {
    for (int digit : state.candidates(cell)) step.marks.emplace_back(cell, digit, Role::pincer);
  }
  return request.report(std::move(step));
}

void find_xy_wing(Request& request, const Technique& wanted) {
  const State& state = request.state;
  std::array<Cell, Cell::count> pivots, pairs;
  int pivot_count = 0, pair_count = 0;
  for (Cell cell : state.with_candidate_count(2)) pairs[pair_count++] = cell;
  for (Cell cell : state.with_candidate_count(wanted.kind == xyz ? 3 : 2)) pivots[pivot_count++] = cell;
  for (int i = 0; i < pivot_count; ++i) {
    const Cell a = pivots[i];
    const DigitSet in_a = state.candidates(a);
    for (int j = wanted.kind == xyz ? 0 : i + 1; j < pair_count; ++j) {
      const Cell b = pairs[j];
      const DigitSet in_b = state.candidates(b), in_both = in_a | in_b;
      if (count_of(in_both) != 3) continue;
      for (int k = j + 1; k < pair_count; ++k) {
        const Cell c = pairs[k];
        const DigitSet in_c = state.candidates(c);
        if (count_of(in_both | in_c) != 3 || in_a == in_c || in_b == in_c) continue;
        if (!report(request, wanted, {a, b, c})) return;
        if (wanted.kind == xyz) continue;
        // Each of the three may be the pivot.
        if (!report(request, wanted, {b, a, c}) || !report(request, wanted, {c, b, a})) return;
      }
    }
  }
}

}  // namespace

constinit const Technique xy_wing{
    .id = "xy_wing",
    .page = "xy_wing",
    .family = Family::wings,
    .name = "XY-Wing",
    .look = {"technique.xy_wing.look",
             "Look at the pivot {pivot} with {pivot.digits}, and at the pincers {pincer}, which it sees."},
    .why = {"technique.xy_wing.why",
            "Whichever of {pivot.digits} the pivot is, one of the pincers loses it and becomes {eliminated.digits}. A "
            "cell that sees both pincers cannot be {eliminated.digits}."},
    .hodoku = {.code = "0800", .index = 3300, .level = Level::hard, .score = 160, .on = true},
    .rating = 42,
    .kind = xy,
    .find = find_xy_wing,
};

constinit const Technique xyz_wing{
    .id = "xyz_wing",
    .page = "xy_wing",
    .family = Family::wings,
    .name = "XYZ-Wing",
    .look = {"technique.xyz_wing.look",
             "Look at the pivot {pivot} with {pivot.digits}, and at the pincers {pincer}, which it sees."},
    .why = {"technique.xyz_wing.why",
            "Either the pivot is {eliminated.digits}, or it takes the other digit of a pincer, which then is "
            "{eliminated.digits}. A cell that sees all three cannot be {eliminated.digits}."},
    .hodoku = {.code = "0801", .index = 3400, .level = Level::hard, .score = 180, .on = true},
    .rating = 44,
    .kind = xyz,
    .find = find_xy_wing,
};

}  // namespace shudu::logic
