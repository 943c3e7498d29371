#include "logic/hodoku/singles_board.h"

#include <bit>

#include "logic/bit_count.h"

namespace shudu::logic::hodoku {

SinglesBoard::SinglesBoard(const Grid& clues) {
  open_.fill(DigitSet::all());
  for (Cell cell : clues.filled()) place(cell, clues[cell]);
  state_.make_given();
}

SinglesBoard::SinglesBoard(const State& start) : SinglesBoard(start.values()) {
  for (Cell cell : start.blanks()) {
    for (int digit : state_.candidates(cell) - start.candidates(cell)) remove(cell, digit);
  }
  state_ = start;  // the same board, which also records its givens
}

inline void SinglesBoard::note_naked_single(Cell changed) {
  const DigitSet left = state_.candidates(changed);
  if (left.is_single()) naked_.add({changed, left.first()});
}

inline void SinglesBoard::note_hidden_single(House house, int digit, unsigned positions,
                                             std::optional<Cell> being_filled) {
  if ((positions & (positions - 1)) != 0) return;  // the usual case
  if (positions != 0) {
    const Cell place = house.cell(std::countr_zero(positions));
    if (place != being_filled) hidden_.add({place, digit});
    return;
  }
  DigitSet& open = open_[house.index()];
  open.erase(digit);
  const std::uint32_t bit = std::uint32_t{1} << house.index();
  last_digit_ = open.is_single() ? last_digit_ | bit : last_digit_ & ~bit;
}

void SinglesBoard::remove(Cell cell, int digit) {
  if (!state_.has(cell, digit)) return;
  state_.remove(cell, digit, [&](House house, unsigned positions) { note_hidden_single(house, digit, positions); });
  note_naked_single(cell);
}

void SinglesBoard::place(Cell cell, int digit) {
  // The cell counts as filled from here on, but its own candidates are removed from its houses only after its peers are
  // done.
  state_.remove(
      peers(cell) & state_.places(digit), digit,
      [&](House house, unsigned positions) { note_hidden_single(house, digit, positions, cell); },
      [&](Cell peer) { note_naked_single(peer); });
  for (int other : state_.candidates(cell)) {
    state_.remove(cell, other, [&](House house, unsigned positions) { note_hidden_single(house, other, positions); });
  }
  state_.place(cell, digit);
}

std::optional<Candidate> SinglesBoard::full_house() const {
  if (last_digit_ == 0) return std::nullopt;
  for (Candidate single : naked_) {
    if (!state_.blanks().contains(single.cell)) continue;
    for (House house : houses(single.cell)) {
      if (open_[house.index()] == DigitSet{single.digit}) return single;
    }
  }
  return std::nullopt;
}

std::optional<Candidate> SinglesBoard::naked_single() {
  while (!naked_.empty()) {
    const Candidate single = naked_.take();
    if (state_.blanks().contains(single.cell)) return single;
  }
  return std::nullopt;
}

std::optional<Candidate> SinglesBoard::hidden_single() {
  while (!hidden_.empty()) {
    const Candidate single = hidden_.take();
    if (!state_.blanks().contains(single.cell)) continue;
    for (House house : houses(single.cell)) {
      if (is_one(state_.positions(house, single.digit))) return single;
    }
    return std::nullopt;  // only on a contradictory board
  }
  return std::nullopt;
}

}  // namespace shudu::logic::hodoku
