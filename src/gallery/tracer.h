// Tracers: receive the events of an algorithm. The tracer is a template parameter. With NoTrace the compiler leaves
// only the counting. WatchedBy passes each event to a callback.
//
// WatchedBy keeps a board of its own to find what the algorithm does not know: the candidates before an event, and
// which of them a digit eliminates. So a run without a callback does not pay for it.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/board.h"
#include "shudu/gallery.h"
#include "table_board.h"

namespace shudu::gallery {

struct NoTrace {
  static constexpr bool watches = false;
};

// Receives no events, but calls the watch from time to time. It is for searches that may take too long.
class Patient {
 public:
  static constexpr bool watches = false;
  explicit Patient(const Watch& watch) : watch_(watch) {}
  bool pause(std::uint64_t solutions) {
    if (--left_ > 0) return true;
    left_ = every;
    return watch_(-1, solutions);
  }

 private:
  static constexpr int every = 1024;  // events, a few dozen nanoseconds each or more
  const Watch& watch_;
  int left_ = every;
};

// A resumed search goes from the start straight to the checkpoint: of each guess on the way it takes only the digit
// that is in effect, because the others were tried before. Until it reaches the checkpoint it is *behind*, and nothing
// is reported.
class WatchedBy {
 public:
  static constexpr bool watches = true;

  // Both outlive the tracer. Precondition: the clues do not conflict.
  WatchedBy(const Grid& clues, const OnEvent& on_event, const Checkpoint& from, int propagate_line)
      : board_(clues), on_event_(on_event), from_(from), propagate_line_(propagate_line) {}

  // Whether to try a choice, with `depth` guesses in effect.
  bool wants(int depth, Cell cell, int digit) const {
    if (!is_behind_) return true;
    const Checkpoint::Guess& guess = from_.guesses[static_cast<std::size_t>(depth)];
    return guess.cell == cell && guess.digit == digit;
  }
  // Sets the counters to their values at the time of the guess numbered `depth`, from 1.
  void catch_up(int depth, Counters& counters) const {
    if (!is_behind_) return;
    const auto standing = static_cast<std::size_t>(depth);
    counters.solutions = from_.guesses[standing - 1].solutions;
    if (standing == from_.guesses.size()) counters = from_.counters;
  }

  bool operator()(Event event) {
    const bool was_behind = is_behind_;
    if (board_.grid().is_blank(event.cell)) event.candidates = board_.candidates(event.cell);
    Losses losses;
    switch (event.kind) {
      case Event::Kind::guess:
        if (event.depth == static_cast<int>(from_.guesses.size())) is_behind_ = false;
        [[fallthrough]];
      case Event::Kind::place:
        if (propagate_line_ > 0 && !is_behind_) losses = losses_by(event.cell, event.digit);
        board_.fill(event.cell, event.digit);
        break;
      case Event::Kind::remove: board_.clear(event.cell); break;
      case Event::Kind::backtrack:
        // A plain backtracking search does not know whether the cell had any candidates.
        if (event.reason == Event::Reason::all_tried && event.house < 0 && event.candidates.empty()) {
          event.reason = Event::Reason::no_candidate;
        }
        break;
      default: break;
    }
    if (!was_behind && !on_event_(event)) return false;
    for (int i = 0; i < losses.count; ++i) {
      if (!on_event_(told(losses.list[static_cast<std::size_t>(i)], event))) return false;
    }
    return true;
  }

 private:
  struct Loss {
    Cell cell;
    DigitSet candidates;  // before the event
  };
  struct Losses {
    std::array<Loss, 20> list;  // a cell has 20 peers
    int count = 0;
  };

  Losses losses_by(Cell cell, int digit) const {
    Losses losses;
    for (Cell peer : peers(cell) & board_.blanks()) {
      const DigitSet candidates = board_.candidates(peer);
      if (candidates.contains(digit)) losses.list[static_cast<std::size_t>(losses.count++)] = {peer, candidates};
    }
    return losses;
  }
  Event told(const Loss& loss, const Event& cause) const {
    Event event = cause;
    event.kind = Event::Kind::propagate;
    event.reason = Event::Reason::peer;
    event.cell = loss.cell;
    event.source = cause.cell;
    event.house = -1;
    event.line = static_cast<std::int16_t>(propagate_line_);
    event.candidates = loss.candidates;
    return event;
  }

  TableBoard board_;
  const OnEvent& on_event_;
  const Checkpoint& from_;
  int propagate_line_;
  bool is_behind_ = !from_.guesses.empty();
};

}  // namespace shudu::gallery
