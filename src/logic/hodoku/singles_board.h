// The board of a HoDoKu path: a state that records singles when they appear.
//
// HoDoKu takes singles in the order in which they were recorded, not in board order. A placement first removes the
// digit from the cell's peers in board order, then the cell's own candidates from its houses. A cell with one candidate
// left is recorded as a naked single. A digit with one place left in a house is recorded as a hidden single. A recorded
// single may be out of date when it is taken.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "shudu/logic.h"

namespace shudu::logic::hodoku {

// Singles in the order in which they appeared, at most `size` of them in the life of a board.
template <std::size_t size>
class SinglesQueue {
 public:
  void add(Candidate single) { noted_[end_++] = single; }
  bool empty() const { return next_ == end_; }
  // Takes the oldest single. Precondition: !empty().
  Candidate take() { return noted_[next_++]; }

  const Candidate* begin() const { return noted_.data() + next_; }
  const Candidate* end() const { return noted_.data() + end_; }

 private:
  std::array<Candidate, size> noted_;
  std::size_t next_ = 0, end_ = 0;  // noted_[0 .. next_) were taken, noted_[next_ .. end_) wait
};

class SinglesBoard {
 public:
  // The clues are placed one by one.
  explicit SinglesBoard(const Grid& clues);
  // The digits are placed one by one, and then the candidates that the board lacks are removed.
  explicit SinglesBoard(const State& start);

  const State& state() const { return state_; }
  void place(Cell cell, int digit);
  void remove(Cell cell, int digit);

  // The next single of each kind. full_house() leaves the single in its queue. The others take it out.
  std::optional<Candidate> full_house() const;
  std::optional<Candidate> naked_single();
  std::optional<Candidate> hidden_single();

 private:
  void note_naked_single(Cell changed);
  // Called when the digit has these positions left in the house. `being_filled` is not recorded.
  void note_hidden_single(House house, int digit, unsigned positions, std::optional<Cell> being_filled = std::nullopt);

  State state_{Grid{}};
  std::array<DigitSet, House::count> open_;  // the digits that have a place in the house
  std::uint32_t last_digit_ = 0;             // bit h: house h has one open digit
  SinglesQueue<Cell::count> naked_;          // a cell has one candidate left at most once
  SinglesQueue<std::size_t{House::count} * 9> hidden_;
};

}  // namespace shudu::logic::hodoku
