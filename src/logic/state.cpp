#include "shudu/logic/state.h"

#include <cassert>

#include "logic/bit_count.h"

namespace shudu::logic {

namespace {

// The three houses of a cell, and in each the bit of its position.
struct Seat {
  std::array<std::uint8_t, 3> house;
  std::array<std::uint16_t, 3> bit;
};
constexpr auto seats = [] {
  std::array<Seat, Cell::count> table{};
  for (Cell cell : all_cells()) {
    const int places[] = {cell.col(), cell.row(), cell.place_in_box()};
    for (std::size_t i = 0; i < 3; ++i) {
      table[cell.index()].house[i] = static_cast<std::uint8_t>(houses(cell)[i].index());
      table[cell.index()].bit[i] = static_cast<std::uint16_t>(1U << places[i]);
    }
  }
  return table;
}();

void clear(std::uint16_t& bits, unsigned bit) { bits = static_cast<std::uint16_t>(bits & ~bit); }

}  // namespace

State::State(const Grid& givens, const Grid& values) {
  assert(values.extends(givens));
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  positions_.fill(0x1ff);
  blank_places_.fill(0x1ff);
  for (Cell cell : values.filled()) place(cell, values[cell]);
  givens_ = givens.filled();
}

void State::restrict_to(const Candidates& allowed) {
  for (Cell cell : blanks_) {
    for (int digit : candidates(cell) - allowed[cell]) remove(cell, digit);
  }
}

CellSet State::with_candidate_count(int n) const {
  CellSet cells;
  for (Cell cell : blanks_) {
    if (count_of(candidates(cell)) == n) cells.insert(cell);
  }
  return cells;
}

void State::place(Cell cell, int digit) {
  assert(blanks_.contains(cell));
  for (int other : candidates(cell)) remove(cell, other);
  for (Cell peer : peers(cell) & places_[digit]) remove(peer, digit);
  values_.set(cell, digit);
  blanks_.erase(cell);
  const Seat& seat = seats[cell.index()];
  for (std::size_t i = 0; i < 3; ++i) clear(blank_places_[seat.house[i]], seat.bit[i]);
}

void State::remove(Cell cell, int digit) {
  candidates_[cell.index()].erase(digit);
  places_[digit].erase(cell);
  const Seat& seat = seats[cell.index()];
  for (std::size_t i = 0; i < 3; ++i) {
    clear(positions_[static_cast<std::size_t>(seat.house[i] * 9 + digit - 1)], seat.bit[i]);
  }
}

void State::apply(const Step& step) {
  for (Candidate candidate : step.placements) place(candidate.cell, candidate.digit);
  for (Candidate candidate : step.eliminations) remove(candidate.cell, candidate.digit);
}

std::optional<State::Contradiction> State::find_contradiction() const {
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    DigitSet placed;
    for (Cell cell : house.cells() - blanks_) {
      const int digit = values_[cell];
      if (placed.contains(digit)) return Contradiction{cell, house, digit};
      placed.insert(digit);
    }
  }
  for (Cell cell : blanks_) {
    if (candidates(cell).empty()) return Contradiction{.cell = cell, .house = std::nullopt};
  }
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    DigitSet placed;
    for (Cell cell : house.cells() - blanks_) placed.insert(values_[cell]);
    for (int digit : ~placed) {
      if (positions(house, digit) == 0) return Contradiction{.cell = std::nullopt, .house = house, .digit = digit};
    }
  }
  return std::nullopt;
}

}  // namespace shudu::logic
