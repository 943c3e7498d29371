#include "logic/hodoku/singles_board.h"

#include <bit>

#include "logic/bit_count.h"

namespace shudu::logic::hodoku {

Candidate SinglesQueue::take() {
  const Candidate oldest = noted_[next_++];
  if (empty()) {
    noted_.clear();
    next_ = 0;
  }
  return oldest;
}

SinglesBoard::SinglesBoard(const State& start) : state_(Grid{}) {
  for (Cell cell : start.values().filled()) place(cell, start.values()[cell]);
  for (Cell cell : start.blanks()) {
    for (int digit : state_.candidates(cell) - start.candidates(cell)) remove(cell, digit);
  }
  state_ = start;  // the same board, which also records its givens
}

void SinglesBoard::note_hidden_singles(Cell changed, int digit, std::optional<Cell> being_filled) {
  for (House house : houses(changed)) {
    const unsigned positions = state_.positions(house, digit);
    if (!is_one(positions)) continue;
    const Cell place = house.cell(std::countr_zero(positions));
    if (place != being_filled) hidden_.add({place, digit});
  }
}

void SinglesBoard::remove(Cell cell, int digit) {
  if (!state_.has(cell, digit)) return;
  state_.remove(cell, digit);
  if (is_one(state_.candidates(cell))) naked_.add({cell, state_.candidates(cell).first()});
  note_hidden_singles(cell, digit);
}

void SinglesBoard::place(Cell cell, int digit) {
  // The cell counts as filled from here on, but its own candidates are removed from its houses only after its peers are
  // done.
  for (Cell peer : peers(cell) & state_.places(digit)) {
    state_.remove(peer, digit);
    if (is_one(state_.candidates(peer))) naked_.add({peer, state_.candidates(peer).first()});
    note_hidden_singles(peer, digit, cell);
  }
  for (int candidate : state_.candidates(cell)) {
    state_.remove(cell, candidate);
    if (candidate != digit) note_hidden_singles(cell, candidate);
  }
  state_.place(cell, digit);
}

// Whether the house has no other candidates.
bool SinglesBoard::is_last(Candidate single, House house) const {
  DigitSet left;
  for (Cell cell : house.cells() & state_.blanks()) {
    left |= state_.candidates(cell);
    if (!(left - DigitSet{single.digit}).empty()) return false;
  }
  return !left.empty();
}

std::optional<Candidate> SinglesBoard::full_house() const {
  for (Candidate single : naked_) {
    if (!state_.blanks().contains(single.cell)) continue;
    for (House house : houses(single.cell)) {
      if (is_last(single, house)) return single;
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
