// How the algorithms tell what they do: a tracer sees every event, a journal counts them and knows when to stop.
//
// The tracer is a template parameter. NoTrace takes no event and says nothing, so that the compiler leaves only the
// counting behind; WatchedBy hands each event to a callback.
#pragma once

#include <algorithm>
#include <cstdint>

#include "shudu/cell.h"
#include "shudu/gallery.h"
#include "shudu/grid.h"

namespace shudu::gallery {

struct NoTrace {
  constexpr bool operator()(const Event&) const { return true; }
};

class WatchedBy {
 public:
  explicit WatchedBy(const OnEvent& on_event) : on_event_(on_event) {}
  bool operator()(const Event& event) const { return on_event_(event); }

 private:
  const OnEvent& on_event_;
};

// Every function notes one event and returns whether to go on. After the first false an algorithm returns at once.
template <class Tracer>
class Journal {
 public:
  Journal(std::uint64_t limit, const OnSolution& on_solution, Tracer tracer)
      : limit_(limit), on_solution_(on_solution), tracer_(tracer) {
    counters_.nodes = 1;
  }

  bool place(Cell cell, int digit) {
    ++counters_.placements;
    return tracer_({Event::Kind::place, cell, digit, depth_});
  }
  bool unplace(Cell cell, int digit) {
    ++counters_.undos;
    return tracer_({Event::Kind::remove, cell, digit, depth_});
  }

  bool guess(Cell cell, int digit) {
    ++counters_.nodes;
    ++counters_.placements;
    counters_.max_depth = std::max(counters_.max_depth, ++depth_);
    return tracer_({Event::Kind::guess, cell, digit, depth_});
  }
  bool unguess(Cell cell, int digit) {
    ++counters_.undos;
    --depth_;
    return tracer_({Event::Kind::remove, cell, digit, depth_});
  }

  bool backtrack(Cell cell) {
    ++counters_.backtracks;
    return tracer_({Event::Kind::backtrack, cell, 0, depth_});
  }
  // At the end of a position all of whose choices were tried: a backtrack, unless one of them led to a solution.
  // `solutions_before` is what solutions() was when the position was entered.
  bool leave(Cell cell, std::uint64_t solutions_before) {
    return counters_.solutions > solutions_before || backtrack(cell);
  }

  bool solution(const Grid& grid) {
    ++counters_.solutions;
    const bool watched_on = tracer_({Event::Kind::solution, Cell{}, 0, depth_});
    return on_solution_(grid) && watched_on && counters_.solutions < limit_;
  }

  std::uint64_t solutions() const { return counters_.solutions; }
  const Counters& counters() const { return counters_; }

 private:
  std::uint64_t limit_;
  const OnSolution& on_solution_;
  Tracer tracer_;
  Counters counters_;
  int depth_ = 0;  // guesses standing
};

}  // namespace shudu::gallery
