// Slabs: ONE puzzle in a few words. The lanes of a slab are the rows in the box and the digits. The bits of a lane are
// the boxes, as in a Frame. A position is three slabs, one for each column of the boxes.
//
//   AVX-512   A slab is one Word: row i, digit d in lane 9*i + d. Rows and digits are combined by permuting lanes. The
//             columns are skewed: slab m has, for digit d, column d - m modulo 3. The rules treat all columns alike, so
//             this does not affect them. But adding three slabs with their digits rotated gives the sum over three
//             digits for all three columns at once.
//   others    A slab is three rows of lanes (one or more Words each), digit d in lane d. Rows are combined without
//             moving lanes, digits by folding the lanes of a row.
//
// Cells holds facts about the 81 cells that do not depend on digits: one word for each of the nine places.
//
// The unused lanes of a position are zero. The unused lanes of results over digits may hold any bits.
#if defined(SHUDU_SEARCH_SLAB_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_SLAB_INL_H
#undef SHUDU_SEARCH_SLAB_INL_H
#else
#define SHUDU_SEARCH_SLAB_INL_H
#endif

#include <array>
#include <type_traits>

#include "several_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The bits that are set in at least one, two, three, four of the nine digits.
template <class T>
struct AtLeast {
  T one, two, three, four;
};

// A hidden single removes the other digits from its cell. These are the cells found then: with any candidate, with a
// single candidate, with two hidden singles.
template <class T>
struct FoundIn {
  T any, single, conflict;
};

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3

using Slab = Word;
using Cells = Word;
using Found = FoundIn<Cells>;
inline constexpr int slab_lanes = lanes, cells_lanes = lanes;
constexpr int slab_of(int column, int digit) { return (digit + 3 - column) % 3; }
constexpr int lane_of(int i, int digit) { return 9 * i + digit; }
constexpr int lane_of_cell(int place) { return 9 * (place / 3) + place % 3; }

// The source of each lane: the other rows, the other digits of its triple, its digit in the other triples, and the cell
// of slabs 1 and 2 that it belongs to. The source of unused lanes is the last lane, which is zero.
struct LaneOrders {
  alignas(64) std::uint16_t row[2][lanes], digit[2][lanes], triple[2][lanes], cell[2][lanes], used[lanes];
};
inline constexpr LaneOrders lane_orders = [] {
  LaneOrders o{};
  for (int step = 0; step < 2; ++step) {
    for (int lane = 0; lane < lanes; ++lane) {
      const int i = lane / 9, triple = lane % 9 / 3, digit = lane % 3;
      const auto source = [&](int at) { return static_cast<std::uint16_t>(lane < 27 ? at : lanes - 1); };
      o.row[step][lane] = source(9 * ((i + step + 1) % 3) + lane % 9);
      o.digit[step][lane] = source(9 * i + 3 * triple + (digit + step + 1) % 3);
      o.triple[step][lane] = source(9 * i + 3 * ((triple + step + 1) % 3) + digit);
      o.cell[step][lane] = source(9 * i + 3 * triple + (digit + 2 - step) % 3);
      o.used[lane] = lane < 27 ? all_boxes : 0;
    }
  }
  return o;
}();
HWY_INLINE Slab permuted(Slab x, const std::uint16_t* order) {
  return Slab{_mm512_permutexvar_epi16(load_word(order).raw, x.raw)};
}
// The triads in which exactly three digits are possible, in the lanes of every digit.
struct FullTriads {
  Slab row;
  Slab col[3];
};
HWY_INLINE Slab next_row(Slab x) { return permuted(x, lane_orders.row[0]); }
HWY_INLINE Slab other_row(Slab x) { return permuted(x, lane_orders.row[1]); }

// Three words to be added up.
struct Triple {
  Word a, b, c;
};
HWY_INLINE Word or3(const Triple& t) { return or3(t.a, t.b, t.c); }
HWY_INLINE Word xor3(const Triple& t) { return xor3(t.a, t.b, t.c); }
HWY_INLINE Word majority(const Triple& t) { return majority(t.a, t.b, t.c); }

// The digits of a triple: in one slab whose columns are not skewed, or for each cell in three slabs.
HWY_INLINE Triple digits_of_triple(Slab x) {
  return {x, permuted(x, lane_orders.digit[0]), permuted(x, lane_orders.digit[1])};
}
HWY_INLINE Triple digits_of_triple(const Slab (&x)[3]) {
  return {x[0], permuted(x[1], lane_orders.digit[0]), permuted(x[2], lane_orders.digit[1])};
}
HWY_INLINE Triple triples(Word x) {
  return {x, permuted(x, lane_orders.triple[0]), permuted(x, lane_orders.triple[1])};
}

HWY_INLINE AtLeast<Word> count_digits(const Triple& digits) {
  const Triple sums = triples(xor3(digits)), carries = triples(majority(digits));
  const Word odd = xor3(sums), carry = majority(sums), t = xor3(carries);
  const Word two = or2(or3(carries), carry), four = or_and(majority(carries), t, carry);
  return {or2(odd, two), two, or_and(four, odd, xor2(t, carry)), four};
}
HWY_INLINE AtLeast<Slab> count_digits(Slab x) { return count_digits(digits_of_triple(x)); }
HWY_INLINE AtLeast<Cells> count_digits(const Slab (&x)[3]) { return count_digits(digits_of_triple(x)); }

HWY_INLINE Cells all_cells() { return load_word(lane_orders.used); }
HWY_INLINE void spread(Cells cells, Slab (&slab)[3]) {
  slab[0] = cells;
  slab[1] = permuted(cells, lane_orders.cell[0]);
  slab[2] = permuted(cells, lane_orders.cell[1]);
}
HWY_INLINE FullTriads full_triads(Slab row, const Slab (&col)[3]) {
  const auto in_row = count_digits(row), in_col = count_digits(col);
  FullTriads full{minus(in_row.three, in_row.four), {}};
  spread(minus(in_col.three, in_col.four), full.col);
  return full;
}

// The digits are counted before the claims are applied, not after. This halves the time until a sweep has its singles.
HWY_INLINE Found claim_cells(Slab (&x)[3], Slab hidden) {
  const Slab claims[3] = {and2(x[0], hidden), and2(x[1], hidden), and2(x[2], hidden)};
  const Triple claimants = digits_of_triple(claims), digits = digits_of_triple(x);
  const Triple any_claim = triples(or3(claimants)), sums = triples(xor3(digits));
  const Cells claimed = or3(any_claim);
  const Cells pairs = or3(triples(majority(digits))), pair = majority(sums), odd = xor3(sums);
  Slab claim[3];
  spread(claimed, claim);
  for (int m = 0; m < 3; ++m) x[m] = keep_unless(x[m], claim[m], hidden);
  return {or3(odd, pairs, pair), or2(claimed, minus_both(odd, pairs, pair)),
          or2(or3(triples(majority(claimants))), majority(any_claim))};
}

HWY_INLINE Slab uniform(std::uint16_t bits) { return all_lanes(bits); }
HWY_INLINE Cells uniform_cells(std::uint16_t bits) { return all_lanes(bits); }
HWY_INLINE Slab load_slab(const std::uint16_t* from) { return load_word(from); }
HWY_INLINE void store_slab(Slab x, std::uint16_t* to) { store_word(x, to); }
HWY_INLINE void store_cells(Cells x, std::uint16_t* to) { store_word(x, to); }
// The digits with a bit in row 0.
HWY_INLINE LaneMask digits_present(Slab x) { return nonzero_lanes(x) & 0x1ff; }

#else

inline constexpr int words_per_row = (9 + lanes - 1) / lanes;
using SeveralWords = Several<Word, words_per_row>;
using Row = std::conditional_t<words_per_row == 1, Word, SeveralWords>;
using Slab = Several<Row, 3>;
inline constexpr int slab_lanes = 3 * words_per_row * lanes;
constexpr int slab_of(int column, int) { return column; }
constexpr int lane_of(int i, int digit) { return i * words_per_row * lanes + digit; }

// The triads in which exactly three digits are possible, in the lanes of every digit.
struct FullTriads {
  Slab row;
  Slab col[3];
};
HWY_INLINE Slab next_row(const Slab& x) { return {{x.part[1], x.part[2], x.part[0]}}; }
HWY_INLINE Slab other_row(const Slab& x) { return {{x.part[2], x.part[0], x.part[1]}}; }

// The values that are folded: a word, and saturated counts of words.
struct Any {
  Word one;
  template <int distance>
  HWY_INLINE Any swapped() const {
    return {swap_groups<distance>(one)};
  }
  friend HWY_INLINE Any operator+(const Any& a, const Any& b) { return {or2(a.one, b.one)}; }
};
struct UpToTwo {
  Word one, two;
  template <int distance>
  HWY_INLINE UpToTwo swapped() const {
    return {swap_groups<distance>(one), swap_groups<distance>(two)};
  }
  friend HWY_INLINE UpToTwo operator+(const UpToTwo& a, const UpToTwo& b) {
    return {or2(a.one, b.one), or2(or2(a.two, b.two), and2(a.one, b.one))};
  }
};
struct UpToFour : AtLeast<Word> {
  template <int distance>
  HWY_INLINE UpToFour swapped() const {
    return {{swap_groups<distance>(one), swap_groups<distance>(two), swap_groups<distance>(three),
             swap_groups<distance>(four)}};
  }
  friend HWY_INLINE UpToFour operator+(const UpToFour& a, const UpToFour& b) {
    return {{or2(a.one, b.one), or2(or2(a.two, b.two), and2(a.one, b.one)),
             or2(or2(a.three, b.three), or2(and2(a.one, b.two), and2(a.two, b.one))),
             or2(or2(or2(a.four, b.four), and2(a.two, b.two)), or2(and2(a.one, b.three), and2(a.three, b.one)))}};
  }
};

template <class Folded>
HWY_INLINE Folded counted(Word word) {
  const Word none = all_lanes(0);
  if constexpr (std::is_same_v<Folded, Any>) return {word};
  if constexpr (std::is_same_v<Folded, UpToTwo>) return {word, none};
  if constexpr (std::is_same_v<Folded, UpToFour>) return {{word, none, none, none}};
}
// The sum of all lanes, in every lane.
template <class Folded, int distance = lanes / 2>
HWY_INLINE Folded folded(const Folded& x) {
  if constexpr (distance == 0) {
    return x;
  } else {
    return folded<Folded, distance / 2>(x + x.template swapped<distance>());
  }
}
// The sum over the digits of a row, in every lane of a word.
template <class Folded>
HWY_INLINE Folded over_digits(Word row) {
  return folded(counted<Folded>(row));
}
template <class Folded, int n>
HWY_INLINE Folded over_digits(const Several<Word, n>& row) {
  Folded sum = counted<Folded>(row.part[0]);
  for (int k = 1; k < n; ++k) sum = sum + counted<Folded>(row.part[k]);
  return folded(sum);
}
template <class T>
HWY_INLINE T spread(Word word) {
  if constexpr (std::is_same_v<T, Word>) {
    return word;
  } else {
    T row;
    for (Word& part : row.part) part = word;
    return row;
  }
}

HWY_INLINE Slab uniform(std::uint16_t bits) {
  const Row row = spread<Row>(all_lanes(bits));
  return {{row, row, row}};
}

#if HWY_TARGET <= HWY_AVX2

// One word for all cells. The nine rows are folded together, two words into one at each step. This takes a third of the
// work of folding them one by one:
//
//   half 0   places 0 2 4 6 8 8 8 8       half 1   places 1 3 5 7 8 8 8 8
using Cells = Word;
inline constexpr int cells_lanes = lanes;
constexpr int lane_of_cell(int place) { return place == 8 ? 4 : place % 2 * 8 + place / 2; }

template <int step>
HWY_INLINE Word lower_of(Word a, Word b) {
  if constexpr (step == 1) return Word{_mm256_unpacklo_epi16(a.raw, b.raw)};
  if constexpr (step == 2) return Word{_mm256_unpacklo_epi32(a.raw, b.raw)};
  if constexpr (step == 4) return Word{_mm256_unpacklo_epi64(a.raw, b.raw)};
  if constexpr (step == 8) return Word{_mm256_permute2x128_si256(a.raw, b.raw, 0x20)};
}
template <int step>
HWY_INLINE Word upper_of(Word a, Word b) {
  if constexpr (step == 1) return Word{_mm256_unpackhi_epi16(a.raw, b.raw)};
  if constexpr (step == 2) return Word{_mm256_unpackhi_epi32(a.raw, b.raw)};
  if constexpr (step == 4) return Word{_mm256_unpackhi_epi64(a.raw, b.raw)};
  if constexpr (step == 8) return Word{_mm256_permute2x128_si256(a.raw, b.raw, 0x31)};
}
template <int step>
HWY_INLINE Any together(const Any& a, const Any& b) {
  return Any{lower_of<step>(a.one, b.one)} + Any{upper_of<step>(a.one, b.one)};
}
template <int step>
HWY_INLINE UpToTwo together(const UpToTwo& a, const UpToTwo& b) {
  return UpToTwo{lower_of<step>(a.one, b.one), lower_of<step>(a.two, b.two)} +
         UpToTwo{upper_of<step>(a.one, b.one), upper_of<step>(a.two, b.two)};
}
template <int step>
HWY_INLINE UpToFour together(const UpToFour& a, const UpToFour& b) {
  return UpToFour{{lower_of<step>(a.one, b.one), lower_of<step>(a.two, b.two), lower_of<step>(a.three, b.three),
                   lower_of<step>(a.four, b.four)}} +
         UpToFour{{upper_of<step>(a.one, b.one), upper_of<step>(a.two, b.two), upper_of<step>(a.three, b.three),
                   upper_of<step>(a.four, b.four)}};
}
template <class Folded>
HWY_INLINE Folded fold_cells(const Slab (&x)[3]) {
  const auto halves = [&](int a, int b) {
    const Word p = x[a % 3].part[a / 3], q = x[b % 3].part[b / 3];
    return counted<Folded>(lower_of<8>(p, q)) + counted<Folded>(upper_of<8>(p, q));
  };
  const Folded evens = together<1>(halves(0, 1), halves(2, 3)), odds = together<1>(halves(4, 5), halves(6, 7));
  Folded last = halves(8, 8);
  last = last + last.template swapped<2>();
  last = last + last.template swapped<1>();
  return together<4>(together<2>(evens, odds), last);
}
HWY_INLINE void spread(Cells cells, Slab (&slab)[3]) {
  const __m256i half[2] = {_mm256_permute4x64_epi64(cells.raw, 0x44), _mm256_permute4x64_epi64(cells.raw, 0xee)};
  for (int place = 0; place < 9; ++place) {
    const int lane = lane_of_cell(place);
    const __m256i both_bytes = _mm256_set1_epi16(static_cast<short>((2 * (lane % 8) + 1) << 8 | 2 * (lane % 8)));
    slab[place % 3].part[place / 3] = Word{_mm256_shuffle_epi8(half[lane / 8], both_bytes)};
  }
}
HWY_INLINE Cells uniform_cells(std::uint16_t bits) { return all_lanes(bits); }
HWY_INLINE void store_cells(Cells cells, std::uint16_t* to) { store_word(cells, to); }

// The three parts of a column are equal, so there are six triads. They are folded together as the places 0 to 5.
HWY_INLINE FullTriads full_triads(const Slab& row, const Slab (&col)[3]) {
  const auto halves = [](Word p, Word q) {
    return counted<UpToFour>(lower_of<8>(p, q)) + counted<UpToFour>(upper_of<8>(p, q));
  };
  const UpToFour last = halves(col[1].part[0], col[2].part[0]);
  UpToFour n = together<2>(together<1>(halves(row.part[0], row.part[1]), halves(row.part[2], col[0].part[0])),
                           together<1>(last, last));
  n = n + n.swapped<4>();
  Slab full[3];
  spread(minus(n.three, n.four), full);
  FullTriads triads;
  for (int k = 0; k < 3; ++k) {
    triads.row.part[k] = full[k].part[0];
    const Word& in_col = full[k].part[1];
    triads.col[k] = {{in_col, in_col, in_col}};
  }
  return triads;
}

#else

// A word for each place, the same in all its lanes.
using Cells = Several<Word, 9>;
inline constexpr int cells_lanes = 9 * lanes;
constexpr int lane_of_cell(int place) { return place * lanes; }

template <class Folded>
struct FoldedCells;
template <>
struct FoldedCells<Any> {
  Cells one;
  HWY_INLINE void set(int place, const Any& n) { one.part[place] = n.one; }
};
template <>
struct FoldedCells<UpToTwo> {
  Cells one, two;
  HWY_INLINE void set(int place, const UpToTwo& n) {
    one.part[place] = n.one;
    two.part[place] = n.two;
  }
};
template <>
struct FoldedCells<UpToFour> : AtLeast<Cells> {
  HWY_INLINE void set(int place, const UpToFour& n) {
    one.part[place] = n.one;
    two.part[place] = n.two;
    three.part[place] = n.three;
    four.part[place] = n.four;
  }
};
template <class Folded>
HWY_INLINE FoldedCells<Folded> fold_cells(const Slab (&x)[3]) {
  FoldedCells<Folded> cells;
  for (int place = 0; place < 9; ++place) {
    cells.set(place, over_digits<Folded>(x[place % 3].part[place / 3]));
  }
  return cells;
}
HWY_INLINE void spread(const Cells& cells, Slab (&slab)[3]) {
  for (int place = 0; place < 9; ++place) slab[place % 3].part[place / 3] = spread<Row>(cells.part[place]);
}
HWY_INLINE Cells uniform_cells(std::uint16_t bits) {
  Cells cells;
  for (Word& part : cells.part) part = all_lanes(bits);
  return cells;
}
HWY_INLINE FullTriads full_triads(const Slab& row, const Slab (&col)[3]) {
  const auto full = [](const Row& triad) {
    const UpToFour n = over_digits<UpToFour>(triad);
    return spread<Row>(minus(n.three, n.four));
  };
  FullTriads triads;
  for (int k = 0; k < 3; ++k) {
    triads.row.part[k] = full(row.part[k]);
    const Row in_col = full(col[k].part[0]);  // the three parts of a column are equal
    triads.col[k] = {{in_col, in_col, in_col}};
  }
  return triads;
}
HWY_INLINE void store_cells(const Cells& cells, std::uint16_t* to) {
  for (int place = 0; place < 9; ++place) store_word(cells.part[place], to + place * lanes);
}

#endif

using Found = FoundIn<Cells>;
HWY_INLINE Cells all_cells() { return uniform_cells(all_boxes); }
HWY_INLINE AtLeast<Cells> count_digits(const Slab (&x)[3]) { return fold_cells<UpToFour>(x); }
HWY_INLINE Found claim_cells(Slab (&x)[3], const Slab& hidden) {
  Slab claim[3] = {and2(x[0], hidden), and2(x[1], hidden), and2(x[2], hidden)};
  const Cells claimed = fold_cells<Any>(claim).one;
  spread(claimed, claim);
  for (int m = 0; m < 3; ++m) x[m] = keep_unless(x[m], claim[m], hidden);
  const auto n = fold_cells<UpToTwo>(x);
  const Cells single = minus(n.one, n.two);
  return {n.one, single, minus(claimed, single)};
}

HWY_INLINE void load_into(Word& word, const std::uint16_t*& from) {
  word = load_word(from);
  from += lanes;
}
HWY_INLINE void store_from(const Word& word, std::uint16_t*& to) {
  store_word(word, to);
  to += lanes;
}
template <class T, int n>
HWY_INLINE void load_into(Several<T, n>& several, const std::uint16_t*& from) {
  for (T& part : several.part) load_into(part, from);
}
template <class T, int n>
HWY_INLINE void store_from(const Several<T, n>& several, std::uint16_t*& to) {
  for (const T& part : several.part) store_from(part, to);
}
HWY_INLINE Slab load_slab(const std::uint16_t* from) {
  Slab slab;
  load_into(slab, from);
  return slab;
}
HWY_INLINE void store_slab(const Slab& slab, std::uint16_t* to) { store_from(slab, to); }

HWY_INLINE Word any_part(Word word) { return word; }
template <class T, int n>
HWY_INLINE Word any_part(const Several<T, n>& several) {
  Word any = any_part(several.part[0]);
  for (int k = 1; k < n; ++k) any = or2(any, any_part(several.part[k]));
  return any;
}
template <class T, int n>
HWY_INLINE bool is_zero(const Several<T, n>& x) {
  return is_zero(any_part(x));
}

HWY_INLINE LaneMask nonzero_lanes_of_row(Word row) { return nonzero_lanes(row); }
template <int n>
HWY_INLINE LaneMask nonzero_lanes_of_row(const Several<Word, n>& row) {
  LaneMask mask = 0;
  for (int k = 0; k < n; ++k) mask |= nonzero_lanes(row.part[k]) << (k * lanes);
  return mask;
}
HWY_INLINE LaneMask digits_present(const Slab& x) { return nonzero_lanes_of_row(x.part[0]) & 0x1ff; }

#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_SLAB_INL_H
