// Sweep: one round of deduction in all lanes at once.
//
// First, digit by digit:
//
//   h_i   the minirows where the digit may be, less those whose box has it placed in another minirow
//   u_i = h_i & ((p_{i+1} & q_{i+2}) | (q_{i+1} & p_{i+2}))
//
// Here p and q are h seen from the next box and from the one after it in the same band. A minirow stays only if the
// other two boxes of the band can take the other two rows. This is the whole box-line interaction, for all bands at
// once. It also removes a placed digit from its row. Columns work the same way (g_j). A digit with one minirow and one
// minicolumn left in a box is a hidden single, whether it is single in its row, its column or its box.
//
// Then, place by place over the nine digits: a hidden single removes the other digits from its cell. Cells with one
// candidate and cells with none are found by addition.
//
// If every digit is a hidden single in every box, each has one minirow in each box, so u has made them a row each. The
// same holds for columns, so this is a solution unless two of them share a cell. Waiting until every cell was known to
// have one candidate took one more sweep for most solutions (27 % more sweeps on easy puzzles).
//
// All rules are monotone, so repeating sweeps until nothing changes gives the same position on every target and in
// every order. A node is at the fixpoint if the next sweep would change nothing. The sweep itself may have changed it:
// - The part by digits changes nothing the second time if its rows are those that the columns leave: u and g keep
//   exactly what is part of a possible arrangement, so applying them again to their own result has no effect.
// - The part by places leaves the digits alone if it finds no new cell with one candidate: a hidden single in a cell
//   with other candidates is such a cell.
// Sweeping until a sweep changes nothing needs a quarter more sweeps on puzzles with several solutions, a tenth more on
// hard ones. For this test the cells with one candidate must be known before the sweep, so they are part of a node.
//
// Applying the triad rule in every sweep was tried: 14 % more work and no gain. It is applied only when sweeps change
// nothing (branch_inl.h).
#if defined(SHUDU_SEARCH_SWEEP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_SWEEP_INL_H
#undef SHUDU_SEARCH_SWEEP_INL_H
#else
#define SHUDU_SEARCH_SWEEP_INL_H
#endif

#include "frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

struct Swept {
  LaneMask contradiction;  // a cell without candidates, a digit without a place, or two hidden singles in one cell
  LaneMask without_place;  // of these, the nodes in which a digit has no place
  LaneMask solved;         // every digit has one place in every box, and there is no contradiction
  LaneMask changed;        // not at the fixpoint yet
};

inline HWY_NOINLINE Swept sweep(Frame& HWY_RESTRICT frame) {
  Word* const known = frame.single();
  Word placed = all_lanes(all_boxes), all_hidden = placed, changed = all_lanes(0);
  Word hidden[9];  // by digit: the boxes in which it has one place left

#pragma GCC unroll 1
  for (int digit = 0; digit < 9; ++digit) {
    Word* const x = frame.word + 9 * digit;
    Word row[3], fixed_row[3], fixed_col[3], f[9];
    for (int p = 0; p < 9; ++p) f[p] = and2(x[p], known[p]);
    for (int i = 0; i < 3; ++i) {
      row[i] = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
      fixed_row[i] = or3(f[3 * i], f[3 * i + 1], f[3 * i + 2]);
      fixed_col[i] = or3(f[i], f[3 + i], f[6 + i]);
    }
    Word h[3], p[3], q[3], u[3];
    for (int i = 0; i < 3; ++i) {
      h[i] = minus_both(row[i], fixed_row[(i + 1) % 3], fixed_row[(i + 2) % 3]);
      const Word y = with_wrapped_stacks(h[i]);
      p[i] = next_stack(y);
      q[i] = other_stack(y);
    }
    for (int i = 0; i < 3; ++i) {
      const int k = (i + 1) % 3, l = (i + 2) % 3;
      u[i] = and2(or_and(and2(p[k], q[l]), q[k], p[l]), h[i]);
    }
    // Columns use the result of the rows: 10 to 19 % fewer sweeps for 8 % more work.
    Word col[3], v[3], r[3], t[3], g[3];
    for (int j = 0; j < 3; ++j) {
      col[j] = or_and(or_and(and2(x[j], u[0]), x[3 + j], u[1]), x[6 + j], u[2]);
    }
    for (int j = 0; j < 3; ++j) {
      v[j] = minus_both(col[j], fixed_col[(j + 1) % 3], fixed_col[(j + 2) % 3]);
      r[j] = next_band(v[j]);
      t[j] = other_band(v[j]);
    }
    for (int j = 0; j < 3; ++j) {
      const int k = (j + 1) % 3, l = (j + 2) % 3;
      g[j] = and2(or_and(and2(r[k], t[l]), t[k], r[l]), v[j]);
    }
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) x[3 * i + j] = and3(x[3 * i + j], u[i], g[j]);
      changed = or_minus(changed, u[i], or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]));
    }
    hidden[digit] = and2(exactly_one(u[0], u[1], u[2]), exactly_one(g[0], g[1], g[2]));
    all_hidden = and2(all_hidden, hidden[digit]);
    placed = and2(placed, or3(g[0], g[1], g[2]));
  }

  Word ok = placed, conflict = all_lanes(0);
#pragma GCC unroll 1
  for (int place = 0; place < 9; ++place) {
    Word* const word = frame.word + place;
    Word x[9];
    for (int d = 0; d < 9; ++d) x[d] = word[9 * d];
    // Three dependency chains are faster than one chain of nine.
    Word claimed[3];
    for (int d = 0; d < 3; ++d) {
      claimed[d] = and2(x[d], hidden[d]);
      claimed[d] = or_and(claimed[d], x[d + 3], hidden[d + 3]);
      claimed[d] = or_and(claimed[d], x[d + 6], hidden[d + 6]);
    }
    const Word claim = or3(claimed[0], claimed[1], claimed[2]);
    for (int d = 0; d < 9; ++d) {
      x[d] = keep_unless(x[d], claim, hidden[d]);
      word[9 * d] = x[d];
    }
    const Count n = count(x);
    const Word single = exactly_one(n);
    ok = and2(ok, at_least_one(n));
    conflict = or_minus(conflict, claim, single);
    changed = or_minus(changed, single, known[place]);
    known[place] = single;
  }

  const Word all = all_lanes(all_boxes);
  const LaneMask wrong = nonzero_lanes(or2(xor2(ok, all), conflict));
  const LaneMask unsolved = nonzero_lanes(xor2(all_hidden, all));
  return {wrong, nonzero_lanes(xor2(placed, all)), ~unsolved & ~wrong & every_lane, nonzero_lanes(changed)};
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_SWEEP_INL_H
