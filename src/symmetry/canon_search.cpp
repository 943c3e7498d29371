// The min-lex form of a complete grid without tables. Tries every row as the first row and every permutation of the
// columns. After relabelling the first row is always 123456789, and most permutations fail at the second row.
#include <algorithm>
#include <cassert>

#include "symmetry/canon.h"

namespace shudu::symmetry {

namespace {

// The grid as 9 rows, transposed or not.
using Rows = std::array<std::array<std::uint8_t, 9>, 9>;
Rows rows_of(const Grid& grid, bool transposed) {
  Rows rows{};
  for (Cell cell : all_cells()) {
    rows[transposed ? cell.col() : cell.row()][transposed ? cell.row() : cell.col()] =
        static_cast<std::uint8_t>(grid[cell]);
  }
  return rows;
}

const std::array<Transform::Lines, line_order_count>& all_line_orders() {
  static const auto table = [] {
    std::array<Transform::Lines, line_order_count> orders{};
    for (int k = 0; k < line_order_count; ++k) orders[k] = line_order(k);
    return orders;
  }();
  return table;
}

// A row of the result as a number, first column in the highest nibble, so that numbers compare like rows.
std::uint64_t packed(const std::array<std::uint8_t, 9>& row, const Transform::Lines& columns,
                     const Transform::Digits& digits) {
  std::uint64_t value = 0;
  for (std::uint8_t column : columns) value = value << 4 | digits[row[column]];
  return value;
}

}  // namespace

std::vector<Transform> transforms_by_search(const Grid& grid) {
  std::vector<Transform> ties;
  std::array<std::uint64_t, 9> best{};
  for (const bool transposed : {false, true}) {
    const Rows rows = rows_of(grid, transposed);
    for (std::uint8_t first = 0; first < 9; ++first) {
      for (const Transform::Lines& columns : all_line_orders()) {
        Transform t{.transposed = transposed, .rows = {}, .columns = columns, .digits = {}};
        for (std::uint8_t i = 0; i < 9; ++i) t.digits[rows[first][columns[i]]] = static_cast<std::uint8_t>(i + 1);
        // Rows follow in the order of their first digits, within the first band and then in the other two bands.
        const int band = first / 3;
        const auto lead = [&](int row) { return t.digits[rows[row][columns[0]]]; };
        const auto by_lead = [&](std::uint8_t a, std::uint8_t b) { return lead(a) < lead(b); };
        t.rows[0] = first;
        int n = 1;
        for (int i = 0; i < 3; ++i) {
          if (band * 3 + i != first) t.rows[n++] = static_cast<std::uint8_t>(band * 3 + i);
        }
        std::sort(t.rows.begin() + 1, t.rows.begin() + 3, by_lead);
        for (int other = 0; other < 3; ++other) {
          if (other == band) continue;
          for (int i = 0; i < 3; ++i) t.rows[n + i] = static_cast<std::uint8_t>(other * 3 + i);
          std::sort(t.rows.begin() + n, t.rows.begin() + n + 3, by_lead);
          n += 3;
        }
        if (lead(t.rows[6]) < lead(t.rows[3]))
          std::swap_ranges(t.rows.begin() + 3, t.rows.begin() + 6, t.rows.begin() + 6);

        bool less = ties.empty(), greater = false;
        std::array<std::uint64_t, 9> form{};
        for (int i = 0; i < 9 && !greater; ++i) {
          form[i] = packed(rows[t.rows[i]], columns, t.digits);
          if (!less && form[i] != best[i]) (form[i] < best[i] ? less : greater) = true;
        }
        if (greater) continue;
        if (less) {
          best = form;
          ties.clear();
        }
        ties.push_back(t);
      }
    }
  }
  return ties;
}

}  // namespace shudu::symmetry
