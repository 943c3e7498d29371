// The canonical form of clues, for puzzles without a unique solution.
//
// First the pattern: a row is a number of nine bits, 0 for a blank, and the smallest sequence of rows is wanted. For
// each permutation of the columns, sorting finds the smallest order of rows, so 2 * 1296 permutations are tried. Then
// all layouts that give this pattern are compared by their digits, which are renamed in the order of their first
// appearance.
#include <algorithm>
#include <vector>

#include "shudu/symmetry.h"

namespace shudu {

namespace {

using Pattern = std::array<std::uint16_t, 9>;

// The filled cells of each row, bit 8 for the first column.
Pattern rows_of(const Grid& clues, bool transposed) {
  Pattern rows{};
  for (Cell cell : clues.filled()) {
    const int row = transposed ? cell.col() : cell.row();
    const int column = transposed ? cell.row() : cell.col();
    rows[row] = static_cast<std::uint16_t>(rows[row] | 1U << (8 - column));
  }
  return rows;
}

// A permutation of columns, prepared for rows, one box of the result at a time.
struct Reordering {
  struct Box {
    std::array<std::uint8_t, 8> moved;  // the three cells of a box, reordered
    int shift;                          // the position of the source box
  };
  Transform::Lines columns;
  std::array<Box, 3> boxes;

  explicit Reordering(int k) : columns(line_order(k)), boxes{} {
    for (int box = 0; box < 3; ++box) {
      boxes[box].shift = 6 - columns[box * 3] / 3 * 3;
      for (unsigned cells = 0; cells < 8; ++cells) {
        unsigned moved = 0;
        for (int i = 0; i < 3; ++i) moved = moved << 1 | (cells >> (2 - columns[box * 3 + i] % 3) & 1U);
        boxes[box].moved[cells] = static_cast<std::uint8_t>(moved);
      }
    }
  }
  std::uint16_t operator()(std::uint16_t row) const {
    unsigned result = 0;
    for (const Box& box : boxes) result = result << 3 | box.moved[row >> box.shift & 7U];
    return static_cast<std::uint16_t>(result);
  }
  Pattern operator()(const Pattern& rows) const {
    Pattern moved{};
    for (int i = 0; i < 9; ++i) moved[i] = (*this)(rows[i]);
    return moved;
  }
};

const std::vector<Reordering>& all_reorderings() {
  static const auto list = [] {
    std::vector<Reordering> all;
    for (int k = 0; k < line_order_count; ++k) all.emplace_back(k);
    return all;
  }();
  return list;
}

// An order of the rows that gives the smallest pattern.
Transform::Lines sorted_rows(const Pattern& rows) {
  Transform::Lines order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  const auto by_row = [&rows](std::uint8_t a, std::uint8_t b) { return rows[a] < rows[b]; };
  for (int band = 0; band < 3; ++band) std::stable_sort(order.begin() + band * 3, order.begin() + band * 3 + 3, by_row);
  std::array<std::array<std::uint8_t, 3>, 3> bands{};
  for (int i = 0; i < 9; ++i) bands[i / 3][i % 3] = order[i];
  std::stable_sort(bands.begin(), bands.end(), [&rows](const auto& a, const auto& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        [&rows](std::uint8_t x, std::uint8_t y) { return rows[x] < rows[y]; });
  });
  for (int i = 0; i < 9; ++i) order[i] = bands[i / 3][i % 3];
  return order;
}

// The orders of rows that give the same pattern as `order`. Exchanging blank rows has no effect, so they stay in place,
// and `silent` counts their orders.
std::vector<Transform::Lines> equal_orders(const Pattern& rows, const Transform::Lines& order, std::uint64_t& silent) {
  silent = 1;
  for (int band = 0; band < 3; ++band) {
    int blank = 0;
    for (int i = 0; i < 3; ++i) blank += rows[order[band * 3 + i]] == 0 ? 1 : 0;
    for (int n = 2; n <= blank; ++n) silent *= static_cast<unsigned>(n);
  }
  // The rows of a band are sorted, so the last is the greatest.
  const auto is_blank_band = [&](int band) { return rows[order[band * 3 + 2]] == 0; };
  if (is_blank_band(1)) silent *= is_blank_band(2) ? 6 : 2;

  std::vector<Transform::Lines> found;
  for (int k = 0; k < line_order_count; ++k) {
    const Transform::Lines move = line_order(k);
    bool equal = true;
    for (int i = 0; i < 9 && equal; ++i) {
      const std::uint16_t row = rows[order[i]];
      // A blank row stays in its place or, if its band moves, among the blank rows of the band that it comes from.
      equal = rows[order[move[i]]] == row;
      if (equal && row == 0) {
        const bool whole_band = is_blank_band(i / 3);
        equal = whole_band ? move[i] == i : move[i] % 3 == i % 3;
      }
    }
    if (!equal) continue;
    Transform::Lines lines{};
    for (int i = 0; i < 9; ++i) lines[i] = order[move[i]];
    found.push_back(lines);
  }
  return found;
}

// Renames the digits in the order of their first appearance. The digits that do not appear get the remaining names.
void name_digits(const Grid& clues, Transform& transform) {
  transform.digits.fill(0);
  std::uint8_t next = 1;
  for (Cell cell : all_cells()) {
    const int digit = clues[transform.source(cell)];
    if (digit != 0 && transform.digits[digit] == 0) transform.digits[digit] = next++;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    if (transform.digits[digit] == 0) transform.digits[digit] = next++;
  }
}

}  // namespace

Canonical canonical_clues(const Grid& clues) {
  struct Columns {
    bool transposed;
    const Reordering* order;
  };
  std::vector<Columns> least_columns;
  Pattern least{};
  std::uint16_t least_first = 0x1ff;
  for (const bool transposed : {false, true}) {
    const Pattern rows = rows_of(clues, transposed);
    for (const Reordering& order : all_reorderings()) {
      const Pattern moved = order(rows);
      // The first row of the smallest pattern is the smallest of all rows, so most permutations fail here.
      const std::uint16_t first = *std::min_element(moved.begin(), moved.end());
      if (first > least_first) continue;
      least_first = first;
      const Transform::Lines row_order = sorted_rows(moved);
      Pattern pattern{};
      for (int i = 0; i < 9; ++i) pattern[i] = moved[row_order[i]];
      if (!least_columns.empty() && least < pattern) continue;
      if (pattern != least) least_columns.clear();
      least = pattern;
      least_columns.push_back({transposed, &order});
    }
  }
  Canonical best;
  best.automorphisms = 0;
  for (const Columns& columns : least_columns) {
    const Pattern moved = (*columns.order)(rows_of(clues, columns.transposed));
    std::uint64_t silent = 1;
    for (const Transform::Lines& rows : equal_orders(moved, sorted_rows(moved), silent)) {
      Transform transform{
          .transposed = columns.transposed, .rows = rows, .columns = columns.order->columns, .digits = {}};
      name_digits(clues, transform);
      const Grid form = transform(clues);
      if (best.automorphisms != 0 && best.form < form) continue;
      if (best.automorphisms == 0 || form != best.form) best = {form, transform, 0};
      best.automorphisms += silent;
    }
  }
  return best;
}

}  // namespace shudu
