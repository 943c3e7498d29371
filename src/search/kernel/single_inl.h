// Single: searches one puzzle at a time, in the lanes of a few words. It uses the same rules and choices as the sweep
// and the branch of many puzzles (sweep_inl.h, branch_inl.h), so the search tree and the answer are the same. Only the
// layout differs (slab_inl.h). A round of deduction takes an eighth of the time of a sweep, for one node instead of 32.
// This is faster for fewer than two dozen puzzles, and much faster for one.
#if defined(SHUDU_SEARCH_SINGLE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_SINGLE_INL_H
#undef SHUDU_SEARCH_SINGLE_INL_H
#else
#define SHUDU_SEARCH_SINGLE_INL_H
#endif

#include "position_inl.h"
#include "shudu/search.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// Constant slabs, in memory.
struct SlabTables {
  alignas(64) std::uint16_t all[slab_lanes];           // every bit of every used lane
  alignas(64) std::uint16_t cell[9][3][slab_lanes];    // by place: the lanes of its cells
  alignas(64) std::uint16_t not_digit[9][slab_lanes];  // all lanes but those of a digit
};
inline constexpr SlabTables slab_tables = [] {
  SlabTables t{};
  for (auto& lanes_of_others : t.not_digit) {
    for (std::uint16_t& word : lanes_of_others) word = 0xffff;
  }
  for (int i = 0; i < 3; ++i) {
    for (int d = 0; d < 9; ++d) {
      t.all[lane_of(i, d)] = all_boxes;
      t.not_digit[d][lane_of(i, d)] = 0;
      for (int j = 0; j < 3; ++j) t.cell[3 * i + j][slab_of(j, d)][lane_of(i, d)] = 0xffff;
    }
  }
  return t;
}();

enum class Rest { contradiction, solved, stalled };

// Applies deductions until nothing changes.
HWY_INLINE Rest settle(Position& position, std::uint64_t& sweeps) {
  Slab(&x)[3] = position.x;
  const Slab all = load_slab(slab_tables.all);
  const Cells all_nine = all_cells();
  Slab hidden = uniform(0);
  Cells known = uniform_cells(0);  // the single cells of the last round
  for (;;) {
    ++sweeps;
    const Found found = claim_cells(x, hidden);
    Slab f[3];
    spread(found.single, f);
    for (int j = 0; j < 3; ++j) f[j] = and2(x[j], f[j]);
    const Slab row = or3(x[0], x[1], x[2]), fixed = or3(f[0], f[1], f[2]);
    const Slab h = minus_both(row, next_row(fixed), other_row(fixed));
    const Slab y = with_wrapped_stacks(h), p = next_stack(y), q = other_stack(y);
    const Slab u = and2(or_and(and2(next_row(p), other_row(q)), next_row(q), other_row(p)), h);
    // A fixed digit is removed from its minirow here and from the other minirows of its box in h, so minicolumns need
    // no test.
    Slab changed = uniform(0), col[3], r[3], t[3], g[3];
    for (int j = 0; j < 3; ++j) {
      x[j] = and2(minus_both(x[j], f[(j + 1) % 3], f[(j + 2) % 3]), u);
      col[j] = or3(x[j], next_row(x[j]), other_row(x[j]));
      r[j] = next_band(col[j]);
      t[j] = other_band(col[j]);
    }
    for (int j = 0; j < 3; ++j) {
      const int k = (j + 1) % 3, l = (j + 2) % 3;
      g[j] = and2(or_and(and2(r[k], t[l]), t[k], r[l]), col[j]);
      x[j] = and2(x[j], g[j]);
      changed = or_minus(changed, col[j], g[j]);
    }
    const Slab u1 = next_row(u), u2 = other_row(u);
    const Slab now_hidden = and2(exactly_one(u, u1, u2), exactly_one(g[0], g[1], g[2]));
    changed = or_minus(or_minus(changed, row, u), now_hidden, hidden);
    hidden = now_hidden;
    const Cells wrong = or2(xor2(and2(found.any, all_nine), all_nine), found.conflict);
    if (!is_zero(wrong) || !is_zero(minus(all, or3(g[0], g[1], g[2])))) return Rest::contradiction;
    if (is_zero(minus(all_nine, found.single))) return Rest::solved;
    if (is_zero(changed) && is_zero(minus(found.single, known))) return Rest::stalled;
    known = found.single;
  }
}

// Applies the triad rule (branch_inl.h). Returns whether it changed anything.
HWY_INLINE bool apply_triad_rule(Position& position) {
  Slab(&x)[3] = position.x;
  const Slab row = or3(x[0], x[1], x[2]);
  Slab col[3], owner[3], lost[3];
  for (int j = 0; j < 3; ++j) col[j] = or3(x[j], next_row(x[j]), other_row(x[j]));
  const FullTriads full = full_triads(row, col);
  const Slab row_owner = and2(row, full.row);
  const Slab lost_in_row = and_either(row, next_row(row_owner), other_row(row_owner));
  for (int j = 0; j < 3; ++j) owner[j] = and2(col[j], full.col[j]);
  for (int j = 0; j < 3; ++j) lost[j] = and_either(col[j], owner[(j + 1) % 3], owner[(j + 2) % 3]);
  if (is_zero(or2(lost_in_row, or3(lost[0], lost[1], lost[2])))) return false;
  for (int j = 0; j < 3; ++j) x[j] = minus_both(x[j], lost_in_row, lost[j]);
  return true;
}

// The candidate to branch on: a digit at a place of one box.
struct Candidate {
  int place, digit;
  std::uint16_t box;
};
// The position in which that cell has only this candidate.
HWY_INLINE void take(Position& position, const Candidate& candidate) {
  const Slab box = uniform(candidate.box), others = load_slab(slab_tables.not_digit[candidate.digit]);
  for (int j = 0; j < 3; ++j) {
    position.x[j] = minus(position.x[j], and3(box, others, load_slab(slab_tables.cell[candidate.place][j])));
  }
}
// The position without that candidate.
HWY_INLINE void remove(StoredPosition& position, const Candidate& candidate) {
  std::uint16_t& boxes = position.at(candidate.digit, candidate.place);
  boxes = static_cast<std::uint16_t>(boxes & ~candidate.box);
}

class Single {
 public:
  // Returns false, without an answer, if the search takes more than `patience` nodes. It is then large enough to fill
  // the lanes of the bulk engine, which is faster. Precondition: the answer is blank.
  bool run(Position position, Answer& answer, std::uint64_t limit, SearchStats& stats, std::uint64_t patience = 4000);

 private:
  Candidate choose(const Position& position);
  Candidate choose_cell(const Position& position, const Slab& confined);

  // Waiting alternatives. A primary child fixes a cell, so there are at most 81 between the root and any node.
  StoredPosition waiting_[82];
  int depth_ = 0;
};

// The same choice as branch() in branch_inl.h. Precondition: waiting_[depth_] holds the position.
HWY_INLINE Candidate Single::choose(const Position& position) {
  const Slab(&x)[3] = position.x;
  const Slab s = xor3(x[0], x[1], x[2]), c = majority(x[0], x[1], x[2]);
  const Slab s1 = next_row(s), s2 = other_row(s), c1 = next_row(c), c2 = other_row(c);
  const Slab odd = xor3(s, s1, s2), carry = majority(s, s1, s2), twos = xor3(c, c1, c2), fours = majority(c, c1, c2);
  const Slab two_places = minus_both(xor2(twos, carry), odd, fours);
  const Slab row = or3(x[0], x[1], x[2]), row1 = next_row(row), row2 = other_row(row);
  Slab col[3];
  for (int j = 0; j < 3; ++j) col[j] = or3(x[j], next_row(x[j]), other_row(x[j]));
  const Slab bilocal = and3(two_places, exactly_two(row, row1, row2), exactly_two(col[0], col[1], col[2]));
  const LaneMask digits = digits_present(bilocal);
  if (digits == 0) {
    return choose_cell(position, or2(exactly_one(row, row1, row2), exactly_one(col[0], col[1], col[2])));
  }
  Candidate choice;
  choice.digit = first_lane(digits);
  alignas(64) std::uint16_t word[slab_lanes];
  store_slab(bilocal, word);
  const unsigned boxes = word[lane_of(0, choice.digit)];
  choice.box = static_cast<std::uint16_t>(boxes & (0U - boxes));
  unsigned places = 0;
  for (int place = 0; place < 9; ++place) {
    places |= static_cast<unsigned>((waiting_[depth_].at(choice.digit, place) & choice.box) != 0) << place;
  }
  choice.place = std::countr_zero(places);
  return choice;
}

inline Candidate Single::choose_cell(const Position& position, const Slab& confined) {
  const Slab(&x)[3] = position.x;
  const Slab confined_x[3] = {and2(x[0], confined), and2(x[1], confined), and2(x[2], confined)};
  const auto n = count_digits(x), locked = count_digits(confined_x);
  Cells best = minus(n.two, n.three);
  if (!is_zero(best)) {
    const Cells half_free = minus(best, locked.two), free = minus(best, locked.one);
    best = !is_zero(free) ? free : !is_zero(half_free) ? half_free : best;
  } else {
    const Cells triple = minus(n.three, n.four);
    best = !is_zero(triple) ? triple : n.two;
  }
  alignas(64) std::uint16_t word[cells_lanes];
  store_cells(best, word);
  unsigned places = 0;
  for (int place = 0; place < 9; ++place) places |= static_cast<unsigned>(word[lane_of_cell(place)] != 0) << place;
  Candidate choice;
  choice.place = std::countr_zero(places);
  const unsigned boxes = word[lane_of_cell(choice.place)];
  choice.box = static_cast<std::uint16_t>(boxes & (0U - boxes));
  unsigned digits = 0;
  for (int d = 0; d < 9; ++d) {
    digits |= static_cast<unsigned>((waiting_[depth_].at(d, choice.place) & choice.box) != 0) << d;
  }
  choice.digit = std::countr_zero(digits);
  return choice;
}

inline bool Single::run(Position position, Answer& answer, std::uint64_t limit, SearchStats& stats,
                        std::uint64_t patience) {
  SearchStats own{.nodes = 1};
  depth_ = 0;
  for (;;) {
    const Rest rest = settle(position, own.sweeps);
    if (rest == Rest::stalled) {
      if (apply_triad_rule(position)) continue;
      if (own.nodes > patience) return false;
      waiting_[depth_].set(position);
      const Candidate candidate = choose(position);
      remove(waiting_[depth_++], candidate);
      take(position, candidate);
      ++own.guesses;
      ++own.nodes;
      continue;
    }
    if (rest == Rest::contradiction) {
      ++own.backtracks;
      if (own.sweeps == 1) answer.refuted_at_once = true;
    } else {
      if (answer.count == 0) store_position(position, answer.solution.data());
      if (++answer.count == limit) break;
    }
    if (depth_ == 0) break;
    position = waiting_[--depth_].get();
    ++own.nodes;
  }
  stats += own;
  return true;
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_SINGLE_INL_H
