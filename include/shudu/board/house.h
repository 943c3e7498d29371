// House: a row, a column or a box. In a solution it holds every digit exactly once.
//
// Houses 0..8 are the rows, 9..17 the columns, 18..26 the boxes.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string>

#include "shudu/board/cell.h"
#include "shudu/board/cell_set.h"

namespace shudu {

class House {
 public:
  enum class Kind : std::uint8_t { row, column, box };
  static constexpr int count = 27;

  constexpr House() = default;
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(0 <= index && index < count);
  }
  static constexpr House row(int i) { return House{i}; }
  static constexpr House column(int i) { return House{9 + i}; }
  static constexpr House box(int i) { return House{18 + i}; }

  constexpr int index() const { return index_; }
  constexpr Kind kind() const { return static_cast<Kind>(index_ / 9); }
  constexpr int number() const { return index_ % 9; }  // number of the row, column or box, from 0
  // The cell at `place` 0..8, counted along the house in row-major order.
  constexpr Cell cell(int place) const;
  constexpr CellSet cells() const;

  friend constexpr auto operator<=>(House, House) = default;

 private:
  std::uint8_t index_ = 0;  // index_ < 27
};

// "row 3", "column 9", "box 1".
inline std::string name(House house) {
  constexpr const char* kinds[] = {"row ", "column ", "box "};
  return kinds[house.index() / 9] + std::to_string(house.number() + 1);
}

namespace tables {

inline constexpr auto cell_at_place = [] {
  std::array<std::array<Cell, 9>, House::count> table{};
  for (int i = 0; i < 9; ++i) {
    for (int place = 0; place < 9; ++place) {
      table[House::row(i).index()][place] = Cell::at(i, place);
      table[House::column(i).index()][place] = Cell::at(place, i);
      table[House::box(i).index()][place] = Cell::in_box(i, place);
    }
  }
  return table;
}();

inline constexpr auto cells_of_house = [] {
  std::array<CellSet, House::count> table{};
  for (int house = 0; house < House::count; ++house) {
    for (Cell cell : cell_at_place[house]) table[house].insert(cell);
  }
  return table;
}();

inline constexpr auto houses_of_cell = [] {
  std::array<std::array<House, 3>, Cell::count> table{};
  for (Cell cell : all_cells()) {
    table[cell.index()] = {House::row(cell.row()), House::column(cell.col()), House::box(cell.box())};
  }
  return table;
}();

// The bit 1 << place of a cell in its row, column and box.
inline constexpr auto place_bits_of_cell = [] {
  std::array<std::array<std::uint16_t, 3>, Cell::count> table{};
  for (int house = 0; house < House::count; ++house) {
    for (int place = 0; place < 9; ++place) {
      table[cell_at_place[house][place].index()][house / 9] = static_cast<std::uint16_t>(1U << place);
    }
  }
  return table;
}();

inline constexpr auto peers_of_cell = [] {
  std::array<CellSet, Cell::count> table{};
  for (Cell cell : all_cells()) {
    table[cell.index()] =
        (cells_of_house[cell.row()] | cells_of_house[9 + cell.col()] | cells_of_house[18 + cell.box()]) - CellSet{cell};
  }
  return table;
}();

}  // namespace tables

constexpr Cell House::cell(int place) const { return tables::cell_at_place[index_][place]; }
constexpr CellSet House::cells() const { return tables::cells_of_house[index_]; }

// The 20 cells that share a house with `cell`.
constexpr CellSet peers(Cell cell) { return tables::peers_of_cell[cell.index()]; }

// The row, column and box of a cell.
constexpr const std::array<House, 3>& houses(Cell cell) { return tables::houses_of_cell[cell.index()]; }

static_assert(House{26}.cell(8) == Cell{80} && peers(Cell{40}).size() == 20);

}  // namespace shudu
