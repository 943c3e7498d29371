// Sweep: one round of deduction in one node. The rules are those of src/search/kernel/sweep_inl.h, so the fixpoint, the
// search tree and the answer are the same as on every other target.
//
// First, place by place: a hidden single removes the other digits from its cell. A candidate that is alone in its cell
// is found by looking at the other digits of the cell. Then, three digits at a time: a digit that is alone in a cell
// leaves the other cells of its box, and the box-line rule leaves only minirows and minicolumns that the other boxes
// allow. A digit with one minirow and one minicolumn left in a box is a hidden single.
//
// A digit that is alone in a cell becomes a hidden single of this round, so the change need not be noticed anywhere else.
// If all digits are hidden singles in all boxes, the node is solved, except that two of them may share a cell; then
// another cell is empty (is_complete).
#pragma once

#include "gpu/layout.h"

namespace shudu::gpu {

struct Swept {
  bool contradiction;  // a cell without candidates, a digit without a place, or two hidden singles in one cell
  bool solved;         // every digit has one place in every box
  bool changed;        // not at the fixpoint yet
};

// The rows or columns of three boxes in a line: what[i] is left where the other two boxes can take the other two lines.
template <class Next, class Other>
SHUDU_LANE void keep_possible_lines(const Word (&line)[3], Word (&kept)[3], const Next& next, const Other& other) {
  Word p[3], q[3];
  SHUDU_UNROLL
  for (int i = 0; i < 3; ++i) {
    p[i] = next(line[i]);
    q[i] = other(line[i]);
  }
  SHUDU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const int k = (i + 1) % 3, l = (i + 2) % 3;
    kept[i] = line[i] & or_and(p[k] & q[l], q[k], p[l]);
  }
}

// `hidden`: by t, the hidden singles of the last sweep; 0 for a new node.
SHUDU_LANE Swept sweep(Node& node, Word (&hidden)[3]) {
  Word accompanied[9];  // by place: digits that are not alone in their cell
  Word filled = 0x1ff, conflict = 0;
  SHUDU_UNROLL
  for (int place = 0; place < 9; ++place) {
    Word &a = node.word[place], &b = node.word[9 + place], &c = node.word[18 + place];
    const Word claim = or_and(or_and(a & hidden[0], b, hidden[1]), c, hidden[2]);
    const Word claimed = cells_of(claim);
    a = keep_unless(a, claimed, hidden[0]);
    b = keep_unless(b, claimed, hidden[1]);
    c = keep_unless(c, claimed, hidden[2]);
    const Word any = or3(a, b, c);
    const Word one = shift_right<9>(any), two = shift_right<18>(any);
    accompanied[place] = or3(majority(a, b, c), or3(one, two, any << 9), any << 18);
    filled &= or3(any, one, two);
    conflict = or_and(conflict, claim, accompanied[place]);
  }

  Word placed = all_bits, changed = 0;
  SHUDU_UNROLL
  for (int t = 0; t < 3; ++t) {
    Word* const x = node.word + 9 * t;
    Word row[3], col[3], u[3], g[3];
    Word alone[9], alone_row[3], alone_col[3], all_row[3], all_col[3];
    SHUDU_UNROLL
    for (int place = 0; place < 9; ++place) alone[place] = x[place] & ~accompanied[place];
    SHUDU_UNROLL
    for (int i = 0; i < 3; ++i) {
      all_row[i] = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
      alone_row[i] = or3(alone[3 * i], alone[3 * i + 1], alone[3 * i + 2]);
      alone_col[i] = or3(alone[i], alone[3 + i], alone[6 + i]);
    }
    SHUDU_UNROLL
    for (int i = 0; i < 3; ++i) row[i] = minus_both(all_row[i], alone_row[(i + 1) % 3], alone_row[(i + 2) % 3]);
    keep_possible_lines(row, u, next_stack, other_stack);
    SHUDU_UNROLL
    for (int j = 0; j < 3; ++j) all_col[j] = or_and(or_and(x[j] & u[0], x[3 + j], u[1]), x[6 + j], u[2]);
    SHUDU_UNROLL
    for (int j = 0; j < 3; ++j) col[j] = minus_both(all_col[j], alone_col[(j + 1) % 3], alone_col[(j + 2) % 3]);
    keep_possible_lines(col, g, next_band, other_band);
    SHUDU_UNROLL
    for (int i = 0; i < 3; ++i) {
      SHUDU_UNROLL
      for (int j = 0; j < 3; ++j) x[3 * i + j] = and3(x[3 * i + j], u[i], g[j]);
      // At most 18 times 2^27 - 1, so the sum is 0 only if nothing changed.
      changed = add_difference(changed, row[i], u[i]);
      changed = add_difference(changed, col[i], g[i]);
    }
    placed &= or3(g[0], g[1], g[2]);
    const Word now_hidden = exactly_one(u[0], u[1], u[2]) & exactly_one(g[0], g[1], g[2]);
    changed = or_minus(changed, now_hidden, hidden[t]);
    hidden[t] = now_hidden;
  }
  return {((filled ^ 0x1ff) | conflict | (placed ^ all_bits)) != 0, (hidden[0] & hidden[1] & hidden[2]) == all_bits,
          changed != 0};
}

// Whether every cell has a candidate.
SHUDU_LANE bool is_complete(const Node& node) {
  Word filled = 0x1ff;
  SHUDU_UNROLL
  for (int place = 0; place < 9; ++place) {
    const Word any = or3(node.word[place], node.word[9 + place], node.word[18 + place]);
    filled &= or3(any, any >> 9, any >> 18);
  }
  return filled == 0x1ff;
}

}  // namespace shudu::gpu
