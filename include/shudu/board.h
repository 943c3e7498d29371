// Board: cells, digits, houses, grids and candidates as small values.
//
//   const Grid grid = *grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
//   const Candidates candidates{grid};                      // what the digits of the grid leave to each cell
//   for (Cell cell : grid.blanks()) if (candidates[cell].is_single()) …
//   conflicts(grid)                                         // digits that occur twice in a house: none
//
// Rows, columns and boxes are counted from 0 in code and from 1 in all text.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shudu {

// -------------------------------------------------------------------------------------
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

// -------------------------------------------------------------------------------------
// CellSet: a set of cells, one bit for each cell.

class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (Cell cell : cells) insert(cell);
  }
  static constexpr CellSet all() { return from_words(~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1); }
  // Cell i is bit i % 64 of word i / 64. Precondition: bits 17..63 of `high` are zero.
  static constexpr CellSet from_words(std::uint64_t low, std::uint64_t high) {
    assert(high >> 17 == 0);
    CellSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }

  constexpr std::uint64_t low() const { return low_; }
  constexpr std::uint64_t high() const { return high_; }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  // This does not use size(), because std::popcount is a function call on baseline x86-64.
  constexpr bool is_single() const {
    return ((low_ & (low_ - 1)) | (high_ & (high_ - 1))) == 0 && (low_ != 0) != (high_ != 0);
  }
  constexpr bool contains(Cell cell) const { return (word(cell) >> (cell.index() % 64) & 1) != 0; }
  constexpr bool contains(CellSet other) const { return (other - *this).empty(); }
  constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }
  // The first cell in row-major order. Precondition: !empty().
  constexpr Cell first() const {
    assert(!empty());
    return Cell{low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_)};
  }

  constexpr void insert(Cell cell) { word(cell) |= bit(cell); }
  constexpr void erase(Cell cell) { word(cell) &= ~bit(cell); }

  friend constexpr CellSet operator&(CellSet a, CellSet b) { return from_words(a.low_ & b.low_, a.high_ & b.high_); }
  friend constexpr CellSet operator|(CellSet a, CellSet b) { return from_words(a.low_ | b.low_, a.high_ | b.high_); }
  friend constexpr CellSet operator-(CellSet a, CellSet b) { return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_); }
  friend constexpr CellSet operator~(CellSet a) { return all() - a; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  // Cells in row-major order: `for (Cell cell : set)`.
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const { return from_words(low_, high_).first(); }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0, high_ = 0;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {}; }

 private:
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.index() % 64); }
  constexpr std::uint64_t& word(Cell cell) { return cell.index() < 64 ? low_ : high_; }
  constexpr const std::uint64_t& word(Cell cell) const { return cell.index() < 64 ? low_ : high_; }

  std::uint64_t low_ = 0;   // cells 0..63
  std::uint64_t high_ = 0;  // cells 64..80; bits 17..63 are zero
};

// All 81 cells in row-major order.
constexpr CellSet all_cells() { return CellSet::all(); }

static_assert(all_cells().size() == 81);

// -------------------------------------------------------------------------------------
// DigitSet: a set of the digits 1..9 in one 16-bit word.

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<int> digits) {
    for (int digit : digits) insert(digit);
  }
  static constexpr DigitSet all() { return from_bits(0x1ff); }
  // Bit d-1 stands for digit d. Precondition: bits 9..15 are zero.
  static constexpr DigitSet from_bits(unsigned bits) {
    assert(bits <= 0x1ff);
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr unsigned bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(int digit) const { return (bits_ & bit(digit)) != 0; }
  // This does not use std::has_single_bit, because it is a function call on baseline x86-64.
  constexpr bool is_single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
  // The smallest digit. Precondition: !empty().
  constexpr int first() const { return assert(!empty()), std::countr_zero(bits_) + 1; }

  constexpr void insert(int digit) { bits_ = static_cast<std::uint16_t>(bits_ | bit(digit)); }
  constexpr void erase(int digit) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(digit)); }

  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return from_bits(unsigned{a.bits_} & b.bits_); }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return from_bits(unsigned{a.bits_} | b.bits_); }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return from_bits(a.bits_ & ~unsigned{b.bits_}); }
  friend constexpr DigitSet operator~(DigitSet a) { return all() - a; }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  // Digits in ascending order: `for (int digit : set)`.
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr int operator*() const { return std::countr_zero(bits_) + 1; }
    constexpr Iterator& operator++() { return bits_ &= bits_ - 1, *this; }
    constexpr Iterator operator++(int) { return std::exchange(*this, Iterator{bits_ & (bits_ - 1)}); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{}; }

 private:
  static constexpr unsigned bit(int digit) { return assert(1 <= digit && digit <= 9), 1U << (digit - 1); }

  std::uint16_t bits_ = 0;  // bit d-1 is set when digit d is in the set; bits 9..15 are zero
};

// The digits without separators: "159".
inline std::string to_string(DigitSet digits) {
  std::string text;
  for (int digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

// -------------------------------------------------------------------------------------
// House: a row, a column or a box. In a solution it holds every digit exactly once.
//
// Houses 0..8 are the rows, 9..17 the columns, 18..26 the boxes.

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

// -------------------------------------------------------------------------------------
// Grid: 81 cells, each blank or holding a digit. The clues of a puzzle, a partly solved puzzle and a solution are all
// Grids. A Grid may break the rules of Sudoku; conflicts() finds where.

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

// -------------------------------------------------------------------------------------
// Candidates: which digits are still possible in each cell.
//
// A solved cell has one candidate. A cell without candidates is a contradiction. The type does not record whether a
// digit is a clue, a placed digit or a pencil mark.

class Candidates {
 public:
  // Every digit is possible in every cell.
  constexpr Candidates() { sets_.fill(DigitSet::all()); }

  // The candidates that the digits of `grid` leave. A filled cell has only its digit, and its peers do not have that
  // digit. If clues conflict, at least one cell has no candidates.
  constexpr explicit Candidates(const Grid& grid) : Candidates() {
    for (Cell cell : grid.filled()) place(cell, grid[cell]);
  }

  constexpr DigitSet operator[](Cell cell) const { return sets_[cell.index()]; }
  constexpr void set(Cell cell, DigitSet digits) { sets_[cell.index()] = digits; }
  constexpr void remove(Cell cell, int digit) { sets_[cell.index()].erase(digit); }

  // Makes `digit` the only candidate of the cell and removes it from all peers. The cell has no candidates afterwards
  // if the digit was not possible there.
  constexpr void place(Cell cell, int digit) {
    sets_[cell.index()] &= DigitSet{digit};
    for (Cell peer : peers(cell)) sets_[peer.index()].erase(digit);
  }

  // The cells where `digit` is possible.
  constexpr CellSet places(int digit) const {
    CellSet cells;
    for (Cell cell : all_cells()) {
      if ((*this)[cell].contains(digit)) cells.insert(cell);
    }
    return cells;
  }
  // Whether some cell has no candidates.
  constexpr bool has_contradiction() const {
    for (DigitSet digits : sets_) {
      if (digits.empty()) return true;
    }
    return false;
  }
  constexpr int total() const {
    int sum = 0;
    for (DigitSet digits : sets_) sum += digits.size();
    return sum;
  }

  friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

 private:
  std::array<DigitSet, Cell::count> sets_;
};

// -------------------------------------------------------------------------------------
// Conflict: a digit that occurs more than once in a house. A grid with a conflict has no solution.
//
// Thread safety: all functions may be called from several threads at once.

struct Conflict {
  int digit = 0;
  House house;
  CellSet cells;  // two or more cells of the house that hold the digit
  friend bool operator==(const Conflict&, const Conflict&) = default;
};

// Whether some house holds a digit more than once.
bool has_conflict(const Grid& grid);

// All conflicts: rows first, then columns, then boxes.
std::vector<Conflict> conflicts(const Grid& grid);

// Whether the grid is full and has no conflict.
bool is_solution(const Grid& grid);

// "5 twice in row 3: r3c1, r3c7".
std::string to_string(const Conflict& conflict);
// All conflicts, separated by "; ".
std::string to_string(const std::vector<Conflict>& conflicts);

}  // namespace shudu
