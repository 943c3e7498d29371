// Player: a board that is updated by events, forward only. A copy continues from the same position.
#pragma once

#include <cstdint>

#include "shudu/trace.h"

namespace shudu::trace {

// How the candidates of a solver change.
enum class Marks : std::uint8_t {
  by_rules,    // the solver keeps none; they are what the digits on the board leave
  propagated,  // the same, but the digit written last affects one cell for each event
  struck_out,  // one event for every candidate removed; none ever returns
};

class Player {
 public:
  Player(const Grid& clues, Marks marks);

  void play(const Event& event);

  std::uint64_t at() const { return at_; }
  const Grid& board() const { return board_; }
  const gallery::Counters& counters() const { return counters_; }
  std::uint64_t propagations() const { return propagations_; }
  const std::vector<gallery::Checkpoint::Guess>& guesses() const { return guesses_; }
  // The number of events of the kind that were played.
  std::uint64_t count(Event::Kind kind) const;
  Moment moment() const;

 private:
  Candidates candidates() const;

  Marks marks_;
  Grid board_;
  std::uint64_t at_ = 0;
  std::uint64_t propagations_ = 0;
  gallery::Counters counters_;
  std::vector<gallery::Checkpoint::Guess> guesses_;
  // For `propagated`: the digit written last, and the cells from which it has been removed. The digit is 0 if another
  // kind of event came after it.
  Cell written_;
  int digit_ = 0;
  CellSet told_;
  Candidates struck_;  // for `struck_out`: the remaining candidates
};

}  // namespace shudu::trace
