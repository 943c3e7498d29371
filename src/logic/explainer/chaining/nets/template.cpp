#include "logic/explainer/chaining/nets/template.h"

#include <array>

namespace shudu::logic::explainer::chaining {

namespace {

// Searches for a placement of one digit: one cell in each row that has candidates for it.
class Placement {
 public:
  explicit Placement(const ChainBoard& board, int digit) {
    for (int row = 0; row < 9; ++row) {
      places_[row] = board.places[row][digit];
      if (places_[row] != 0) rows_[row_count_++] = row;
    }
  }

  // Whether there is a placement with, or without, a cell. The cells of the placement are then in chosen().
  bool with(Cell cell) {
    places_here_ = places_;
    places_here_[cell.row()] = static_cast<std::uint16_t>(1U << cell.col());
    return search(0, 0, 0);
  }
  bool without(Cell cell) {
    places_here_ = places_;
    places_here_[cell.row()] = static_cast<std::uint16_t>(places_[cell.row()] & ~(1U << cell.col()));
    return search(0, 0, 0);
  }
  CellSet chosen() const {
    CellSet cells;
    for (int i = 0; i < row_count_; ++i) cells.insert(Cell::at(rows_[i], columns_[i]));
    return cells;
  }

 private:
  // `columns` are in use. `stacks` are in use in the band of the row.
  bool search(int i, unsigned columns, unsigned stacks) {
    if (i == row_count_) return true;
    const int row = rows_[i];
    if (i == 0 || row / 3 != rows_[i - 1] / 3) stacks = 0;
    for (unsigned free = places_here_[row] & ~columns & ~stacks; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      columns_[i] = column;
      if (search(i + 1, columns | 1U << column, stacks | 7U << (column / 3 * 3))) return true;
    }
    return false;
  }

  std::array<std::uint16_t, 9> places_{}, places_here_{};
  std::array<int, 9> rows_{}, columns_{};
  int row_count_ = 0;
};

}  // namespace

DigitDoubts doubts(const ChainBoard& board, int digit) {
  CellSet all;
  for (int row = 0; row < 9; ++row) {
    for_bits(board.places[row][digit], [&](int column) { all.insert(Cell::at(row, column)); });
  }
  DigitDoubts result{{}, all};
  Placement placement(board, digit);
  CellSet covered;
  for (Cell cell : all) {
    if (covered.contains(cell)) continue;
    if (placement.with(cell)) {
      covered |= placement.chosen();
      result.off &= placement.chosen();
    } else {
      result.on.insert(cell);
    }
  }
  for (Cell cell : result.off) {
    if (!result.off.contains(cell)) continue;
    if (placement.without(cell)) result.off &= placement.chosen();
  }
  return result;
}

}  // namespace shudu::logic::explainer::chaining
