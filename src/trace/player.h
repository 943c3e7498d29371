// Player: a board on which events are played, forward only. It can be copied, and the copy goes on from there.
#pragma once

#include <cstdint>

#include "shudu/trace.h"

namespace shudu::trace {

// How the candidates of a solver change.
enum class Marks : std::uint8_t {
  by_rules,    // it keeps none: whatever the digits on the board leave open
  propagated,  // the same, but a digit just written takes effect cell by cell, as the events tell
  struck_out,  // one event for every candidate lost, and none ever comes back
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
  // How many events of the kind were played.
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
  // propagated: the digit written last and the cells from which it has been taken; 0 when something else came after it.
  Cell written_;
  int digit_ = 0;
  CellSet told_;
  Candidates struck_;  // struck_out: what is left
};

}  // namespace shudu::trace
