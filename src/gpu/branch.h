// Branch: what to do with a node that sweeps no longer change. The rules are those of src/search/kernel/branch_inl.h:
// first the triad rule; if it changes nothing, a candidate is chosen, which the primary child takes and the alternative
// child lacks.
#pragma once

#include "gpu/layout.h"

namespace shudu::gpu {

// The number of set bits, as binary digits: of nine words, or of three words of three digits each, by box.
struct Count {
  Word ones, twos, fours;  // fours: 4 or more
};
SHUDU_LANE Count add(const Count& a, const Count& b, const Count& c) {
  const Word carry = majority(a.ones, b.ones, c.ones), t = a.twos ^ b.twos ^ c.twos;
  return {a.ones ^ b.ones ^ c.ones, t ^ carry, or_and(majority(a.twos, b.twos, c.twos), t, carry)};
}
SHUDU_LANE Count add(Word a, Word b, Word c) { return {a ^ b ^ c, majority(a, b, c), 0}; }
SHUDU_LANE Count count_digits(Word a, Word b, Word c) {
  const Count n = add(a, b, c);
  return add(n, {n.ones >> 9, n.twos >> 9, 0}, {n.ones >> 18, n.twos >> 18, 0});  // valid in the low nine bits
}
SHUDU_LANE Word exactly_two(const Count& n) { return n.twos & ~n.ones & ~n.fours; }
SHUDU_LANE Word exactly_three(const Count& n) { return n.twos & n.ones & ~n.fours; }

// The minirows (0..2) and minicolumns (3..5) of three digits.
SHUDU_LANE void find_triads(const Word* x, Word (&triad)[6]) {
  SHUDU_UNROLL
  for (int i = 0; i < 3; ++i) {
    triad[i] = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
    triad[3 + i] = or3(x[i], x[3 + i], x[6 + i]);
  }
}

// Returns whether the triad rule changed the node.
SHUDU_LANE bool apply_triad_rule(Node& node) {
  Word triad[3][6];
  SHUDU_UNROLL
  for (int t = 0; t < 3; ++t) find_triads(node.word + 9 * t, triad[t]);
  Word full[6];  // the boxes in which exactly three digits can be in the triad
  SHUDU_UNROLL
  for (int k = 0; k < 6; ++k) {
    full[k] = (exactly_three(count_digits(triad[0][k], triad[1][k], triad[2][k])) & 0x1ff) * 0x40201U;
  }
  Word changed = 0;
  SHUDU_UNROLL
  for (int t = 0; t < 3; ++t) {
    Word owner[6], lost[6];
    SHUDU_UNROLL
    for (int k = 0; k < 6; ++k) owner[k] = triad[t][k] & full[k];
    SHUDU_UNROLL
    for (int k = 0; k < 6; ++k) {
      const int first = k / 3 * 3;
      lost[k] = and_either(triad[t][k], owner[first + (k + 1) % 3], owner[first + (k + 2) % 3]);
      changed |= lost[k];
    }
    SHUDU_UNROLL
    for (int place = 0; place < 9; ++place) {
      Word& x = node.word[9 * t + place];
      x = minus_both(x, lost[place / 3], lost[3 + place % 3]);
    }
  }
  return changed != 0;
}

// A candidate: one bit of a word.
struct Candidate {
  int t, place;
  Word bit;
};

// Rules 2 and 3: a cell with two candidates, otherwise with three, otherwise any open cell. `confined`: by t, the boxes
// in which a digit has one minirow or one minicolumn.
SHUDU_LANE Candidate choose_cell(const Node& node, const Word (&confined)[3]) {
  int best = -1, place = 0;
  Word cells = 0, digits[3] = {};
  SHUDU_UNROLL
  for (int p = 0; p < 9; ++p) {
    const Word a = node.word[p], b = node.word[9 + p], c = node.word[18 + p];
    const Count n = count_digits(a, b, c), locked = count_digits(a & confined[0], b & confined[1], c & confined[2]);
    const Word pair = exactly_two(n) & 0x1ff, triple = exactly_three(n) & 0x1ff, open = (n.twos | n.fours) & 0x1ff;
    const Word half_free = pair & ~(locked.twos | locked.fours), free = half_free & ~locked.ones;
    const int kind = free != 0 ? 4 : half_free != 0 ? 3 : pair != 0 ? 2 : triple != 0 ? 1 : open != 0 ? 0 : -1;
    const Word found = free != 0 ? free : half_free != 0 ? half_free : pair != 0 ? pair : triple != 0 ? triple : open;
    if (kind <= best) continue;
    best = kind;
    place = p;
    cells = lowest_bit(found) * 0x40201U;
    digits[0] = a & cells;
    digits[1] = b & cells;
    digits[2] = c & cells;
  }
  const int t = digits[0] != 0 ? 0 : digits[1] != 0 ? 1 : 2;
  return {t, place, lowest_bit(t == 0 ? digits[0] : t == 1 ? digits[1] : digits[2])};
}

// The candidate to branch on. Rule 1: a digit with two places in a box that share neither minirow nor minicolumn; the
// first such digit, its first box, its first place. Precondition: the node is not solved.
SHUDU_LANE Candidate choose_candidate(const Node& node) {
  Word confined[3], bilocal = 0, at[9] = {};
  int chosen = -1;
  SHUDU_UNROLL
  for (int t = 0; t < 3; ++t) {
    const Word* const x = node.word + 9 * t;
    Word triad[6];
    find_triads(x, triad);
    confined[t] = exactly_one(triad[0], triad[1], triad[2]) | exactly_one(triad[3], triad[4], triad[5]);
    const Count n = add(add(x[0], x[1], x[2]), add(x[3], x[4], x[5]), add(x[6], x[7], x[8]));
    const Word here =
        exactly_two(n) & exactly_two(triad[0], triad[1], triad[2]) & exactly_two(triad[3], triad[4], triad[5]);
    if (chosen >= 0 || here == 0) continue;
    chosen = t;
    bilocal = lowest_bit(here);
    SHUDU_UNROLL
    for (int place = 0; place < 9; ++place) at[place] = x[place] & bilocal;
  }
  if (chosen < 0) return choose_cell(node, confined);
  int place = 8;
  SHUDU_UNROLL
  for (int p = 7; p >= 0; --p) place = at[p] != 0 ? p : place;
  return {chosen, place, bilocal};
}

// Splits a node. It becomes the primary child, with only this candidate in its cell. `store(i, word)` receives the words of
// the alternative child, which lacks the candidate.
template <class Store>
SHUDU_LANE void split(Node& node, const Candidate& candidate, const Store& store) {
  const Word cell = boxes_of(candidate.bit) * 0x40201U;
  SHUDU_UNROLL
  for (int t = 0; t < 3; ++t) {
    const Word taken = candidate.t == t ? candidate.bit : 0, others = cell & ~taken;
    SHUDU_UNROLL
    for (int place = 0; place < 9; ++place) {
      const Word here = candidate.place == place ? ~Word{0} : 0;
      Word& x = node.word[9 * t + place];
      store(9 * t + place, logic<(A & ~(B & C))>(x, taken, here));
      x = logic<(A & ~(B & C))>(x, others, here);
    }
  }
}

}  // namespace shudu::gpu
