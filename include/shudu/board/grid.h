// Grid: 81 cells, each blank or holding a digit. The clues of a puzzle, a partly solved puzzle and a solution are all
// Grids. A Grid may break the rules of Sudoku; conflicts() finds where.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"

namespace shudu {

class Grid {
 public:
  constexpr Grid() = default;

  // The digit in a cell; 0 if the cell is blank.
  constexpr int operator[](Cell cell) const { return digits_[cell.index()]; }
  constexpr bool is_blank(Cell cell) const { return digits_[cell.index()] == 0; }
  constexpr void set(Cell cell, int digit) {
    assert(0 <= digit && digit <= 9);
    digits_[cell.index()] = static_cast<std::uint8_t>(digit);
  }
  constexpr void clear(Cell cell) { digits_[cell.index()] = 0; }

  constexpr CellSet filled() const {
    CellSet cells;
    for (Cell cell : all_cells()) {
      if (!is_blank(cell)) cells.insert(cell);
    }
    return cells;
  }
  constexpr CellSet blanks() const { return ~filled(); }
  constexpr int clue_count() const { return filled().size(); }
  constexpr bool is_full() const { return blanks().empty(); }

  // Whether this grid contains every digit of `clues`. A solution extends its puzzle.
  constexpr bool extends(const Grid& clues) const {
    for (Cell cell : clues.filled()) {
      if ((*this)[cell] != clues[cell]) return false;
    }
    return true;
  }

  // The 81 digits in row-major order, 0 for blanks.
  constexpr const std::uint8_t* data() const { return digits_.data(); }
  constexpr std::uint8_t* data() { return digits_.data(); }

  // Lexicographic in row-major order, blank before 1. Solutions are enumerated in this order.
  friend constexpr std::strong_ordering operator<=>(const Grid&, const Grid&) = default;

 private:
  std::array<std::uint8_t, Cell::count> digits_{};  // each 0..9
};

// Reads 81 characters: the digits 1..9, and '0' or '.' for blanks. Empty for any other text.
constexpr std::optional<Grid> grid_from(std::string_view text) {
  if (text.size() != Cell::count) return std::nullopt;
  Grid grid;
  for (Cell cell : all_cells()) {
    const char c = text[cell.index()];
    if ('1' <= c && c <= '9') {
      grid.set(cell, c - '0');
    } else if (c != '0' && c != '.') {
      return std::nullopt;
    }
  }
  return grid;
}

// The 81-character form.
inline std::string to_line(const Grid& grid, char blank = '.') {
  std::string text(Cell::count, blank);
  for (int i = 0; i < Cell::count; ++i) {
    if (const int digit = grid[Cell{i}]; digit != 0) text[i] = static_cast<char>('0' + digit);
  }
  return text;
}

}  // namespace shudu
