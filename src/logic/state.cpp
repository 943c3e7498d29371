#include "shudu/state.h"

#include <cassert>

namespace shudu::logic {

namespace {

// The place of a cell in each of its houses.
struct Places {
  std::uint8_t row, column, box;
};
constexpr Places places_in_houses(Cell cell) {
  return {static_cast<std::uint8_t>(cell.col()), static_cast<std::uint8_t>(cell.row()),
          static_cast<std::uint8_t>(cell.place_in_box())};
}

}  // namespace

State::State(const Grid& givens, const Grid& values) {
  assert(values.extends(givens));
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
  for (auto& house : positions_) house.fill(0x1ff);
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
    if (candidates(cell).size() == n) cells.insert(cell);
  }
  return cells;
}

void State::place(Cell cell, int digit) {
  assert(blanks_.contains(cell));
  for (int other : candidates(cell)) remove(cell, other);
  for (Cell peer : peers(cell) & places_[digit]) remove(peer, digit);
  values_.set(cell, digit);
  blanks_.erase(cell);
  take_position(cell, 0);
}

void State::remove(Cell cell, int digit) {
  candidates_[cell.index()].erase(digit);
  places_[digit].erase(cell);
  take_position(cell, digit);
}

void State::take_position(Cell cell, int digit) {
  const Places at = places_in_houses(cell);
  const auto take = [&](int house, int place) {
    positions_[house][digit] = static_cast<std::uint16_t>(positions_[house][digit] & ~(1U << place));
  };
  take(cell.row(), at.row);
  take(9 + cell.col(), at.column);
  take(18 + cell.box(), at.box);
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
