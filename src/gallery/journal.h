// How the algorithms tell what they do: a journal counts what happens, tells the tracer, and knows when to stop.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "shudu/board/cell.h"
#include "shudu/board/grid.h"
#include "shudu/board/house.h"
#include "shudu/gallery.h"
#include "tracer.h"

namespace shudu::gallery {

using Reason = Event::Reason;

// Why something is done, and by which line of the pseudo-code.
struct Why {
  Reason reason;
  int line;
  std::optional<House> house = {};
};

// Every function but wants() notes one event and returns whether to go on. After the first false an algorithm returns
// at once.
template <class Tracer>
class Journal {
 public:
  Journal(std::uint64_t limit, const OnSolution& on_solution, Tracer tracer)
      : limit_(limit), on_solution_(on_solution), tracer_(tracer) {
    counters_.nodes = 1;
  }

  // To be asked before each guess: false for those that a search taken up at a checkpoint has behind it.
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

  // So many at once, where nobody watches: a copy that is thrown away need not be looked through.
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
  // At the end of a position all of whose choices were tried: a backtrack, unless one of them led to a solution.
  // `solutions_before` is what solutions() was when the position was entered.
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
    if constexpr (requires(Tracer tracer) { tracer.pause(); }) return tracer_.pause();
    return true;
  }

  std::uint64_t limit_;
  const OnSolution& on_solution_;
  Tracer tracer_;
  Counters counters_;
  int depth_ = 0;  // guesses standing
};

}  // namespace shudu::gallery
