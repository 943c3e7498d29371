// ChainBoard: the candidates by cell and by house, in a form that is cheap to copy and to change.
//
// A candidate is a number 0..728: nine times its cell, plus its digit less one. A statement (Literal) is a candidate
// and whether it is on: twice the candidate, plus one if it is on.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "logic/explainer/finding.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic::explainer::chaining {

inline constexpr int candidate_count = 729;
inline constexpr int literal_count = 2 * candidate_count;

using Id = std::uint16_t;       // of a candidate
using Literal = std::uint16_t;  // a candidate, on or off

constexpr Id id_of(int cell, int digit) { return static_cast<Id>(cell * 9 + digit); }  // digit 0..8
constexpr int cell_of(Id id) { return id / 9; }
constexpr int digit_of(Id id) { return id % 9; }
constexpr Literal on(Id id) { return static_cast<Literal>(2 * id + 1); }
constexpr Literal off(Id id) { return static_cast<Literal>(2 * id); }
constexpr bool is_on(Literal literal) { return (literal & 1) != 0; }
constexpr Id candidate_of(Literal literal) { return static_cast<Id>(literal / 2); }

// The houses of a cell in the order of search: box, row, column.
inline constexpr int houses_per_cell = 3;
struct Spot {
  std::uint8_t house;   // index of the House
  std::uint8_t place;   // of the cell in it
  std::uint16_t fresh;  // places of the house that the houses before it do not contain, without the cell itself
};

inline constexpr auto spots = [] {
  std::array<std::array<Spot, houses_per_cell>, Cell::count> table{};
  for (int i = 0; i < Cell::count; ++i) {
    const Cell cell{i};
    const unsigned own_columns = 7U << (3 * cell.stack());
    const unsigned own_rows = 7U << (3 * cell.band());
    table[i][0] = {static_cast<std::uint8_t>(18 + cell.box()), static_cast<std::uint8_t>(cell.place_in_box()),
                   static_cast<std::uint16_t>(0x1ff & ~(1U << cell.place_in_box()))};
    table[i][1] = {static_cast<std::uint8_t>(cell.row()), static_cast<std::uint8_t>(cell.col()),
                   static_cast<std::uint16_t>(0x1ff & ~own_columns)};
    table[i][2] = {static_cast<std::uint8_t>(9 + cell.col()), static_cast<std::uint8_t>(cell.row()),
                   static_cast<std::uint16_t>(0x1ff & ~own_rows)};
  }
  return table;
}();

inline constexpr auto cell_at = [] {
  std::array<std::array<std::uint8_t, 9>, House::count> table{};
  for (int house = 0; house < House::count; ++house) {
    for (int place = 0; place < 9; ++place) {
      table[house][place] = static_cast<std::uint8_t>(House{house}.cell(place).index());
    }
  }
  return table;
}();

struct ChainBoard {
  std::array<std::uint16_t, Cell::count> digits;                  // bit d: digit d + 1
  std::array<std::array<std::uint16_t, 9>, House::count> places;  // [house][digit], bit i: place i

  bool has(Id id) const { return (digits[cell_of(id)] >> digit_of(id) & 1) != 0; }
  void remove(Id id) {
    const int cell = cell_of(id), digit = digit_of(id);
    digits[cell] = static_cast<std::uint16_t>(digits[cell] & ~(1U << digit));
    for (const Spot& spot : spots[cell]) {
      std::uint16_t& bits = places[spot.house][digit];
      bits = static_cast<std::uint16_t>(bits & ~(1U << spot.place));
    }
  }
  void insert(Id id) {
    const int cell = cell_of(id), digit = digit_of(id);
    digits[cell] = static_cast<std::uint16_t>(digits[cell] | 1U << digit);
    for (const Spot& spot : spots[cell]) {
      std::uint16_t& bits = places[spot.house][digit];
      bits = static_cast<std::uint16_t>(bits | 1U << spot.place);
    }
  }
  friend bool operator==(const ChainBoard&, const ChainBoard&) = default;
};

// The data that stay constant during a chain search, because only steps place digits.
struct Frame {
  std::array<std::uint8_t, House::count> blanks;  // blank cells of a house
  std::array<std::uint8_t, 9> placed;             // cells that hold the digit
  friend bool operator==(const Frame&, const Frame&) = default;
};

inline ChainBoard board_of(const State& state) {
  ChainBoard board;
  for (int cell = 0; cell < Cell::count; ++cell) {
    board.digits[cell] = static_cast<std::uint16_t>(state.candidates(Cell{cell}).bits());
  }
  for (int house = 0; house < House::count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      board.places[house][digit] = static_cast<std::uint16_t>(state.positions(House{house}, digit + 1));
    }
  }
  return board;
}

inline Frame frame_of(const State& state) {
  Frame frame{};
  for (int house = 0; house < House::count; ++house) {
    frame.blanks[house] = static_cast<std::uint8_t>((state.blanks() & House{house}.cells()).size());
  }
  for (Cell cell : all_cells() - state.blanks()) ++frame.placed[state.values()[cell] - 1];
  return frame;
}

constexpr bool is_pair(unsigned bits) {
  const unsigned rest = bits & (bits - 1);
  return rest != 0 && (rest & (rest - 1)) == 0;
}

// Calls the body for each bit of a mask in ascending order.
template <class Body>
void for_bits(unsigned bits, Body&& body) {
  for (; bits != 0; bits &= bits - 1) body(std::countr_zero(bits));
}

// Calls body(candidate, house) for all candidates that cannot be on together with `id`, in search order: its cell
// (house -1), then its box, row and column. Stops and returns false if body returns false.
template <class Body>
bool for_conflicts(const ChainBoard& board, Id id, bool with_cell, Body&& body) {
  const int cell = cell_of(id), digit = digit_of(id);
  if (with_cell) {
    for (unsigned bits = board.digits[cell] & ~(1U << digit); bits != 0; bits &= bits - 1) {
      if (!body(id_of(cell, std::countr_zero(bits)), -1)) return false;
    }
  }
  for (const Spot& spot : spots[cell]) {
    const auto& cells = cell_at[spot.house];
    for (unsigned bits = board.places[spot.house][digit] & spot.fresh; bits != 0; bits &= bits - 1) {
      if (!body(id_of(cells[std::countr_zero(bits)], digit), spot.house)) return false;
    }
  }
  return true;
}

}  // namespace shudu::logic::explainer::chaining
