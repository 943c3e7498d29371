#include "trace/replay.h"

#include <algorithm>

#include "shudu/board.h"

namespace shudu::trace {

Replay::Replay(const Grid& clues, Marks marks) : marks_(marks), board_(clues), struck_(clues) {
  counters_.nodes = has_conflict(clues) ? 0 : 1;
}

void Replay::play(const Event& event) {
  ++at_;
  if (event.kind != Event::Kind::propagate) digit_ = 0;
  switch (event.kind) {
    case Event::Kind::guess:
      ++counters_.nodes;
      guesses_.push_back({event.cell, event.digit, counters_.solutions});
      counters_.max_depth = std::max(counters_.max_depth, static_cast<int>(guesses_.size()));
      [[fallthrough]];
    case Event::Kind::place:
      ++counters_.placements;
      board_.set(event.cell, event.digit);
      struck_.set(event.cell, DigitSet{event.digit});
      written_ = event.cell;
      digit_ = event.digit;
      told_ = {};
      break;
    case Event::Kind::remove:
      ++counters_.undos;
      board_.clear(event.cell);
      if (static_cast<int>(guesses_.size()) > event.depth) guesses_.pop_back();
      break;
    case Event::Kind::propagate:
      ++propagations_;
      told_.insert(event.cell);
      struck_.remove(event.cell, event.digit);
      break;
    case Event::Kind::backtrack: ++counters_.backtracks; break;
    case Event::Kind::solution: ++counters_.solutions; break;
  }
}

std::uint64_t Replay::count(Event::Kind kind) const {
  const std::uint64_t guesses = counters_.nodes - 1;
  switch (kind) {
    case Event::Kind::place: return counters_.placements - guesses;
    case Event::Kind::guess: return guesses;
    case Event::Kind::remove: return counters_.undos;
    case Event::Kind::propagate: return propagations_;
    case Event::Kind::backtrack: return counters_.backtracks;
    case Event::Kind::solution: break;
  }
  return counters_.solutions;
}

Candidates Replay::candidates() const {
  if (marks_ == Marks::struck_out) return struck_;
  Candidates now{board_};
  if (marks_ == Marks::by_rules || digit_ == 0) return now;
  Grid before = board_;
  before.clear(written_);
  const Candidates earlier{before};
  for (Cell peer : peers(written_) & (board_.blanks() - told_)) now.set(peer, earlier[peer]);
  return now;
}

Moment Replay::moment() const {
  return {.at = at_,
          .board = board_,
          .candidates = candidates(),
          .counters = counters_,
          .propagations = propagations_,
          .guesses = guesses_};
}

}  // namespace shudu::trace
