// The board of a HoDoKu path: a state that notes singles at the moment they come up.
//
// HoDoKu takes singles in the order in which they were noted, not in the order of the board. A placement first takes
// the digit from the cell's peers, in the order of the board, then the cell's own candidates from its houses. Whenever
// a cell has one candidate left it is noted as a naked single, whenever a digit has one place left in a house, as a
// hidden one. What is noted may be out of date when its turn comes.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "shudu/board/grid.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic::hodoku {

class SinglesQueue {
 public:
  void add(Candidate single) { noted_.push_back(single); }
  bool empty() const { return next_ == noted_.size(); }
  // The oldest. Precondition: !empty().
  Candidate take();

  auto begin() const { return noted_.begin() + static_cast<std::ptrdiff_t>(next_); }
  auto end() const { return noted_.end(); }

 private:
  std::vector<Candidate> noted_;
  std::size_t next_ = 0;  // noted_[0 .. next_) were taken
};

class SinglesBoard {
 public:
  // The clues are placed one by one.
  explicit SinglesBoard(const Grid& puzzle);

  const State& state() const { return state_; }
  void place(Cell cell, int digit);
  void remove(Cell cell, int digit);

  // The next single of the kind. The first is looked at only, the others are taken from their queues.
  std::optional<Candidate> full_house() const;
  std::optional<Candidate> naked_single();
  std::optional<Candidate> hidden_single();

 private:
  void note_hidden_singles(Cell changed, int digit, std::optional<Cell> being_filled = std::nullopt);

  State state_;
  SinglesQueue naked_, hidden_;
};

}  // namespace shudu::logic::hodoku
