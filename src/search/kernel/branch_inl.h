// Branch: splits the nodes that sweeps no longer change, in all lanes at once.
//
// First the triad rule: if exactly three digits can be in a minirow or minicolumn, it holds those three digits, so they
// cannot be in the other two of its box. The rule is rarely needed and costs as much as a sweep, so it is applied only
// when sweeps change nothing.
//
// If it changes nothing either, the node gets two children. The primary child takes a candidate. The alternative child
// removes this candidate.
//   1. Take a digit with two places in a box that share neither minirow nor minicolumn (the first such digit, its
//      first box).
//   2. Otherwise take a cell with two candidates. Prefer cells whose candidates are least often confined to one minirow
//      or minicolumn of the box, because a confined digit has already had its effect in the band.
//   3. Otherwise take a cell with three candidates, otherwise any open cell.
// Nodes per puzzle with rule 1 first: 52 on the hardest list, against 75 to 109 for rule 2 alone and 63 for tdoku's
// rule.
#if defined(SHUDU_SEARCH_BRANCH_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_BRANCH_INL_H
#undef SHUDU_SEARCH_BRANCH_INL_H
#else
#define SHUDU_SEARCH_BRANCH_INL_H
#endif

#include "frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The triads of all digits.
struct Triads {
  alignas(64) Word of[9][6];

  explicit Triads(const Frame& frame) {
#pragma GCC unroll 1
    for (int d = 0; d < 9; ++d) triads(frame.word + 9 * d, of[d]);
  }
};

// Applies the triad rule. Returns the nodes that it changed. Their triads are not those of the argument any more.
inline HWY_NOINLINE LaneMask apply_triad_rule(const Triads& triads, Frame& HWY_RESTRICT frame, LaneMask nodes) {
  Word full[6];  // the boxes in which exactly three digits can be in the triad
#pragma GCC unroll 1
  for (int k = 0; k < 6; ++k) {
    Word x[9];
    for (int d = 0; d < 9; ++d) x[d] = triads.of[d][k];
    full[k] = exactly_three(count(x));
  }
  const auto find_lost = [&](int d, Word lost[6]) {
    const Word* const t = triads.of[d];
    Word owner[6];
    for (int k = 0; k < 6; ++k) owner[k] = and2(t[k], full[k]);
    for (int k = 0; k < 3; ++k) {
      lost[k] = and_either(t[k], owner[(k + 1) % 3], owner[(k + 2) % 3]);
      lost[3 + k] = and_either(t[3 + k], owner[3 + (k + 1) % 3], owner[3 + (k + 2) % 3]);
    }
  };
  Word changed = all_lanes(0), lost[6];
#pragma GCC unroll 1
  for (int d = 0; d < 9; ++d) {
    find_lost(d, lost);
    changed = or3(changed, or3(lost[0], lost[1], lost[2]), or3(lost[3], lost[4], lost[5]));
  }
  const LaneMask progressed = nonzero_lanes(changed) & nodes;
  if (progressed == 0) return 0;
#pragma GCC unroll 1
  for (int d = 0; d < 9; ++d) {
    find_lost(d, lost);
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) {
        Word& x = frame.word[9 * d + 3 * i + j];
        x = minus_both(x, lost[i], lost[3 + j]);
      }
    }
  }
  return progressed;
}

// The candidate to branch on, for each node: a box bit at one place (cell), and the lanes of each digit.
struct Choice {
  alignas(64) Word cell[9];  // by place
  LaneMask digit[9];         // by digit; the masks are disjoint
};

// Rule 1. Returns the nodes that it leaves undecided. `confined[d]`: boxes in which digit d has one minirow or
// minicolumn.
HWY_INLINE LaneMask choose_bilocal(const Frame& frame, const Triads& triads, LaneMask nodes, Choice& choice,
                                   Word confined[9]) {
  for (Word& cell : choice.cell) cell = all_lanes(0);
#pragma GCC unroll 1
  for (int d = 0; d < 9; ++d) {
    const Word* const x = frame.word + 9 * d;
    const Word* const t = triads.of[d];
    const Word apart = and2(exactly_two(t[0], t[1], t[2]), exactly_two(t[3], t[4], t[5]));
    // Two minirows with one place each.
    const Word several = or3(majority(x[0], x[1], x[2]), majority(x[3], x[4], x[5]), majority(x[6], x[7], x[8]));
    const Word bilocal = minus(apart, several);
    confined[d] = or2(exactly_one(t[0], t[1], t[2]), exactly_one(t[3], t[4], t[5]));
    const LaneMask here = nonzero_lanes(bilocal) & nodes;
    choice.digit[d] = here;
    if (here == 0) continue;
    nodes &= ~here;
    const Word box = in_lanes(here, lowest_bit(bilocal));
    Word passed = all_lanes(0);  // the first of the two places
    for (int place = 0; place < 8; ++place) {
      const Word at = and2(x[place], box);
      choice.cell[place] = or_minus(choice.cell[place], at, passed);
      passed = or2(passed, at);
    }
  }
  return nodes;
}

// Rules 2 and 3, for the nodes that rule 1 left. Returns the nodes with a cell of two candidates.
inline HWY_NOINLINE LaneMask choose_cell(const Frame& frame, LaneMask nodes, Choice& choice, const Word confined[9]) {
  const Word none = all_lanes(0);
  // By place: cells with two candidates of which none, at most one, or any number are confined.
  Word free_pair[9], half_pair[9], pair[9];
  Word any_free = none, any_half = none, any_pair = none;
#pragma GCC unroll 1
  for (int place = 0; place < 9; ++place) {
    Word x[9];
    for (int d = 0; d < 9; ++d) x[d] = frame.word[9 * d + place];
    Word one = none, two = none;
    for (int d = 0; d < 9; ++d) {
      const Word locked = and2(x[d], confined[d]);
      two = or_and(two, one, locked);
      one = or2(one, locked);
    }
    pair[place] = exactly_two(count(x));
    half_pair[place] = minus(pair[place], two);
    free_pair[place] = minus(pair[place], one);
    any_free = or2(any_free, free_pair[place]);
    any_half = or2(any_half, half_pair[place]);
    any_pair = or2(any_pair, pair[place]);
  }
  const LaneMask with_free = nonzero_lanes(any_free), with_half = nonzero_lanes(any_half),
                 with_pair = nonzero_lanes(any_pair);
  if ((nodes & ~with_pair) != 0) {
    Word triple[9], open[9], any_triple = none;
    for (int place = 0; place < 9; ++place) {
      Word x[9];
      for (int d = 0; d < 9; ++d) x[d] = frame.word[9 * d + place];
      const Count n = count(x);
      triple[place] = exactly_three(n);
      open[place] = n.pairs;
      any_triple = or2(any_triple, triple[place]);
    }
    const LaneMask with_triple = nonzero_lanes(any_triple);
    for (int place = 0; place < 9; ++place) {
      pair[place] = choose(~with_pair & every_lane, pair[place], choose(with_triple, open[place], triple[place]));
    }
  }
  LaneMask left = nodes;
  for (int place = 0; place < 9; ++place) {
    const Word best = choose(with_free, choose(with_half, pair[place], half_pair[place]), free_pair[place]);
    const LaneMask here = nonzero_lanes(best) & left;
    choice.cell[place] = choose(here, choice.cell[place], lowest_bit(best));
    left &= ~here;
  }
  // The smallest digit of the cell.
  left = nodes;
  for (int d = 0; d < 9; ++d) {
    Word there = none;
    for (int place = 0; place < 9; ++place) there = or_and(there, frame.word[9 * d + place], choice.cell[place]);
    const LaneMask here = nonzero_lanes(there) & left;
    choice.digit[d] |= here;
    left &= ~here;
  }
  return nodes & with_pair;
}

// Splits every node of `nodes` into its primary child and its alternative child. Precondition: `triads` are those of
// these nodes.
inline HWY_NOINLINE void branch(const Frame& HWY_RESTRICT frame, const Triads& triads, LaneMask nodes,
                                Frame& HWY_RESTRICT primary, Frame& HWY_RESTRICT alternative) {
  Choice choice;
  Word confined[9];
  const LaneMask undecided = choose_bilocal(frame, triads, nodes, choice, confined);
  const LaneMask pairs = undecided != 0 ? choose_cell(frame, undecided, choice, confined) : 0;
#pragma GCC unroll 1
  for (int d = 0; d < 9; ++d) {
    const Word taken = word_of(choice.digit[d]);
    for (int place = 0; place < 9; ++place) {
      const Word x = frame.word[9 * d + place], cell = choice.cell[place];
      alternative.word[9 * d + place] = minus_and(x, cell, taken);
      primary.word[9 * d + place] = keep_unless(x, cell, taken);
    }
  }
  // A cell of two candidates has one in both children.
  for (int place = 0; place < 9; ++place) {
    primary.single()[place] = or2(frame.single()[place], choice.cell[place]);
    alternative.single()[place] = or2(frame.single()[place], in_lanes(pairs, choice.cell[place]));
  }
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_BRANCH_INL_H
