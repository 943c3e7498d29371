// Journal: counts the actions of an algorithm, reports them to the tracer, and decides when to stop.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "shudu/board.h"
#include "shudu/gallery.h"
#include "tracer.h"

namespace shudu::gallery {

using Reason = Event::Reason;

// The reason of an action, and the line of the pseudo-code.
struct Why {
  Reason reason;
  int line;
  std::optional<House> house = {};
};

// Every function except wants() records one event and returns whether to go on. An algorithm returns immediately after
// the first false.
template <class Tracer>
class Journal {
 public:
  Journal(std::uint64_t limit, const OnSolution& on_solution, Tracer tracer)
      : limit_(limit), on_solution_(on_solution), tracer_(tracer) {
    counters_.nodes = 1;
  }

  // Call this before each guess. False for guesses that a resumed search made before the checkpoint.
  bool wants([[maybe_unused]] Cell cell, [[maybe_unused]] int digit) const {
    if constexpr (Tracer::watches) return tracer_.wants(depth_, cell, digit);
    return true;
  }

  bool place(Cell cell, int digit, Why why) {
    ++counters_.placements;
    return tell(Event::Kind::place, cell, digit, why);
  }
  bool unplace(Cell cell, int digit, int line) {
    ++counters_.undos;
    return tell(Event::Kind::remove, cell, digit, {Reason::consequence, line});
  }

  // Counts several removals at once, for runs without a tracer. A discarded copy need not be compared then.
  void unplace_untold(int digits) { counters_.undos += static_cast<std::uint64_t>(digits); }

  bool guess(Cell cell, int digit, Why why) {
    ++counters_.nodes;
    ++counters_.placements;
    counters_.max_depth = std::max(counters_.max_depth, ++depth_);
    if constexpr (Tracer::watches) tracer_.catch_up(depth_, counters_);
    return tell(Event::Kind::guess, cell, digit, why);
  }
  bool unguess(Cell cell, int digit, int line) {
    ++counters_.undos;
    --depth_;
    return tell(Event::Kind::remove, cell, digit, {Reason::tried, line});
  }

  bool backtrack(Cell cell, Why why) {
    ++counters_.backtracks;
    return tell(Event::Kind::backtrack, cell, 0, why);
  }
  // Call this at the end of a position, after all choices were tried. It is a backtrack, unless one of the choices led
  // to a solution. `solutions_before` is the value of solutions() at the start of the position.
  bool leave(Cell cell, std::uint64_t solutions_before, Why why) {
    return counters_.solutions > solutions_before || backtrack(cell, why);
  }

  bool solution(const Grid& grid, int line) {
    ++counters_.solutions;
    const bool watched_on = tell(Event::Kind::solution, Cell{}, 0, {Reason::full, line});
    return on_solution_(grid) && watched_on && counters_.solutions < limit_;
  }

  std::uint64_t solutions() const { return counters_.solutions; }
  const Counters& counters() const { return counters_; }

 private:
  bool tell(Event::Kind kind, Cell cell, int digit, const Why& why) {
    if constexpr (Tracer::watches) {
      Event event;
      event.kind = kind;
      event.reason = why.reason;
      event.cell = cell;
      event.digit = static_cast<std::int16_t>(digit);
      event.depth = static_cast<std::int16_t>(depth_);
      event.line = static_cast<std::int16_t>(why.line);
      if (why.house) event.house = static_cast<std::int16_t>(why.house->index());
      return tracer_(event);
    }
    if constexpr (requires(Tracer tracer) { tracer.pause(0); }) return tracer_.pause(counters_.solutions);
    return true;
  }

  std::uint64_t limit_;
  const OnSolution& on_solution_;
  Tracer tracer_;
  Counters counters_;
  int depth_ = 0;  // guesses in effect
};

}  // namespace shudu::gallery
