// Replay: a board that is updated by events, forward only. A copy continues from the same position.
#pragma once

#include <cstdint>
#include <memory>

#include "shudu/trace.h"

namespace shudu::trace {

// How the candidates of a solver change.
enum class Marks : std::uint8_t {
  by_rules,    // the solver keeps none; they are what the digits on the board leave
  propagated,  // the same, but the digit written last affects one cell for each event
  struck_out,  // one event for every candidate removed; none ever returns
};

class Replay {
 public:
  Replay(const Grid& clues, Marks marks);

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

// Source: produces the events of a recording, from the start or from a checkpoint, as often as needed.
class Source {
 public:
  virtual ~Source() = default;

  virtual Marks marks() const = 0;
  // Whether run() can start right after this event.
  virtual bool can_begin_after(const Event& event) const = 0;
  // Reports the events after `from` until the callback returns false. Returns how the run ended, or `open` if it was
  // stopped. Precondition: `from` has played no event, or its last event is one after which run() can start.
  virtual Recording::End run(const Replay& from, const gallery::OnEvent& on_event) = 0;
  virtual std::span<const logic::Step> steps() const { return {}; }
};

std::unique_ptr<Source> gallery_source(const gallery::Algorithm& algorithm, const Grid& clues, const Options& options);
std::unique_ptr<Source> logic_source(const Grid& clues, const Options& options);
// The pseudo-code of logic.
std::span<const CodeLine> logic_code();

}  // namespace shudu::trace
