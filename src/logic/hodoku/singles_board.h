// The board of a HoDoKu path: a state that records singles when they appear.
//
// HoDoKu takes singles in the order in which they were recorded, not in board order. A placement first removes the
// digit from the cell's peers in board order, then the cell's own candidates from its houses. A cell with one candidate
// left is recorded as a naked single. A digit with one place left in a house is recorded as a hidden single. A recorded
// single may be out of date when it is taken.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic::hodoku {

class SinglesQueue {
 public:
  void add(Candidate single) { noted_.push_back(single); }
  bool empty() const { return next_ == noted_.size(); }
  // Takes the oldest single. Precondition: !empty().
  Candidate take();

  auto begin() const { return noted_.begin() + static_cast<std::ptrdiff_t>(next_); }
  auto end() const { return noted_.end(); }

 private:
  std::vector<Candidate> noted_;
  std::size_t next_ = 0;  // noted_[0 .. next_) were taken
};

class SinglesBoard {
 public:
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
  void note_hidden_singles(Cell changed, int digit, std::optional<Cell> being_filled = std::nullopt);

  bool is_last(Candidate single, House house) const;

  State state_;
  SinglesQueue naked_, hidden_;
};

}  // namespace shudu::logic::hodoku
