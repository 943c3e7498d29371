// Gallery: the classic solving algorithms, as they are described in the literature, behind one interface.
//
// The algorithms are independent of the fast search (search.h) and of each other, so each is used to check the others.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/board/cell.h"
#include "shudu/board/grid.h"
#include "shudu/event.h"
#include "shudu/viewpoints.h"
#include "shudu/watch.h"

namespace shudu::gallery {

// The work of a run. The figures are equal to the counts of its events, and are the same if events are not reported.
// A position is the board between two guesses. There is one at the start, and one more after each guess.
struct Counters {
  std::uint64_t nodes = 0;       // positions examined: 1 + guesses, or 0 if the clues conflict
  std::uint64_t placements = 0;  // digits written, deduced or guessed: place and guess events
  std::uint64_t undos = 0;       // digits erased: remove events
  std::uint64_t backtracks = 0;  // positions left without finding a solution in or below them: backtrack events
  int max_depth = 0;             // most guesses in effect at once
  std::uint64_t solutions = 0;   // solution events
  friend bool operator==(const Counters&, const Counters&) = default;
};

using shudu::Event;

// The state of a search just after it reports a guess and before it acts on the guess. A run can be resumed from a
// checkpoint without repeating the events before it.
struct Checkpoint {
  struct Guess {
    Cell cell;
    int digit = 0;
    std::uint64_t solutions = 0;  // found before the guess
    friend bool operator==(const Guess&, const Guess&) = default;
  };
  std::vector<Guess> guesses;  // in effect, the oldest first; empty at the start of the search
  Counters counters;
};

// Receives a solution; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;
// Receives an event; returns whether to go on.
using OnEvent = std::function<bool(const Event&)>;

struct Algorithm {
  std::string_view id;             // as on the command line: "dancing_links"
  std::string_view title;          // "Dancing links"
  std::string_view idea;           // one sentence
  bool lexicographic;              // whether solutions come in lexicographic order
  bool propagates;                 // whether it uses candidates, and so reports their elimination
  bool copies;                     // whether it guesses on copies of the board, and so has nothing to undo
  std::span<const CodeLine> code;  // its pseudo-code
  // Finds up to `limit` solutions and reports each. Conflicting clues have none. Precondition: limit > 0.
  Counters (*solve)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution);
  // The same, until `watch` returns false. It is called once every 1024 events with the number of solutions; how much is
  // done is unknown. Precondition: `watch` is not empty.
  Counters (*solve_until)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const Watch& watch);
  // The same, and reports every event before the next one happens. Stops when either callback returns false. A solution
  // is reported as an event first. It is then passed to `on_solution`, even if `on_event` returned false.
  Counters (*trace)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event);
  // Reports the events of such a run after the checkpoint, and returns the counters of the whole run. Solutions before
  // the checkpoint count toward the limit. Precondition: the checkpoint is of a run with the same clues.
  Counters (*resume)(const Grid& clues, std::uint64_t limit, const Checkpoint& from, const OnSolution& on_solution,
                     const OnEvent& on_event);
  ViewpointSet viewpoints = no_viewpoint;  // of viewpoint_algorithms: the set
};

// All algorithms, the simplest first.
std::span<const Algorithm> algorithms();
// The algorithm fewest_first, restricted to a set of viewpoints: "from_row", "from_row_box" and so on, for each of the
// fifteen sets. The algorithm of set s has index s - 1.
std::span<const Algorithm> viewpoint_algorithms();
// The algorithm with this id, of either list; null if there is none.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace shudu::gallery
