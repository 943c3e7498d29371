// Cell: one of the 81 places of the board, numbered row by row.
//
//    0  1  2 |  3  4  5 |  6  7  8      row 0 ┐
//    9 10 11 | 12 13 14 | 15 16 17            ├ band 0
//   18 19 20 | 21 22 23 | 24 25 26            ┘
//   ---------+----------+---------
//   27 28 29 | …                        a band is three rows, a stack is three columns;
//                                       a box is the intersection of a band and a stack, boxes 0..8 row by row
//
// Cell{0} is written r1c1.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <string>

namespace shudu {

class Cell {
 public:
  static constexpr int count = 81;

  constexpr Cell() = default;
  constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) { assert(0 <= index && index < count); }
  static constexpr Cell at(int row, int col) { return Cell{row * 9 + col}; }
  static constexpr Cell in_box(int box, int place) { return at(box / 3 * 3 + place / 3, box % 3 * 3 + place % 3); }

  constexpr int index() const { return index_; }
  constexpr int row() const { return index_ / 9; }
  constexpr int col() const { return index_ % 9; }
  constexpr int band() const { return row() / 3; }
  constexpr int stack() const { return col() / 3; }
  constexpr int box() const { return band() * 3 + stack(); }
  constexpr int place_in_box() const { return row() % 3 * 3 + col() % 3; }

  // Two different cells that share a row, a column or a box cannot hold the same digit.
  constexpr bool sees(Cell other) const {
    return *this != other && (row() == other.row() || col() == other.col() || box() == other.box());
  }

  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  std::uint8_t index_ = 0;  // index_ < 81
};

// "r1c1" … "r9c9".
inline std::string name(Cell cell) {
  return {'r', static_cast<char>('1' + cell.row()), 'c', static_cast<char>('1' + cell.col())};
}

static_assert(Cell::at(4, 4).box() == 4 && Cell::in_box(8, 8) == Cell{80});

}  // namespace shudu
