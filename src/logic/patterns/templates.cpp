#include "logic/patterns/templates.h"

#include <bitset>
#include <cstdint>

namespace shudu::logic {

namespace {

using Columns = unsigned;  // bit c: column c
constexpr Columns all_columns = 0x1ff;

// The columns that may follow in row `row` if those in `used` are taken. In the current band a stack is full if it has
// one column more than there are bands above.
constexpr Columns open_columns(Columns used, int row) {
  Columns open = all_columns & ~used;
  for (int stack = 0; stack < 3; ++stack) {
    const Columns of_stack = 7U << (3 * stack);
    if (std::popcount(used & of_stack) > row / 3) open &= ~of_stack;
  }
  return open;
}

// open_columns for every set of columns. The row is the size of the set.
constexpr auto open_after = [] {
  std::array<std::uint16_t, 512> table{};
  for (Columns used = 0; used < 511; ++used) {
    table[used] = static_cast<std::uint16_t>(open_columns(used, std::popcount(used)));
  }
  return table;
}();

}  // namespace

CellSet cells_in_templates(CellSet allowed) {
  std::array<Columns, 9> row_columns{};
  for (Cell cell : allowed) row_columns[cell.row()] |= 1U << cell.col();
  for (Columns columns : row_columns) {
    if (columns == 0) return {};
  }

  // A set of columns comes after all sets that it contains. So ascending order goes down the rows and descending order
  // goes up.
  std::array<std::uint8_t, 512> row_after{};  // 1 + the row to fill next, 0 if no template starts like this
  row_after[0] = 1;
  for (Columns used = 0; used < all_columns; ++used) {
    if (row_after[used] == 0) continue;
    const int row = row_after[used] - 1;
    for (Columns left = open_after[used] & row_columns[row]; left != 0; left &= left - 1) {
      row_after[used | (left & -left)] = static_cast<std::uint8_t>(row + 2);
    }
  }
  if (row_after[all_columns] == 0) return {};

  std::bitset<512> completes;
  completes.set(all_columns);
  std::array<Columns, 9> found{};
  for (Columns used = all_columns; used-- > 0;) {
    if (row_after[used] == 0) continue;
    const int row = row_after[used] - 1;
    for (Columns left = open_after[used] & row_columns[row]; left != 0; left &= left - 1) {
      if (!completes[used | (left & -left)]) continue;
      completes.set(used);
      found[row] |= left & -left;
    }
  }

  CellSet cells;
  for (int row = 0; row < 9; ++row) {
    for (Columns left = found[row]; left != 0; left &= left - 1) cells.insert(Cell::at(row, std::countr_zero(left)));
  }
  return cells;
}

CellSet allowed_places(const State& state, int digit) {
  CellSet allowed = state.places(digit);
  for (Cell cell : ~state.blanks()) {
    if (state.values()[cell] == digit) allowed.insert(cell);
  }
  return allowed;
}

CellSet OutsideTemplates::operator[](int digit) const {
  std::optional<CellSet>& cells = cells_[digit];
  if (!cells) cells = state_.places(digit) - cells_in_templates(allowed_places(state_, digit));
  return *cells;
}

}  // namespace shudu::logic
