// Gallery: the classic solving algorithms, readable and true to their descriptions, behind one interface.
//
// None of them uses the fast search (search.h) and none uses another, so each is a witness for the others.
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

namespace shudu::gallery {

// What an algorithm did. The figures are the same whether it is watched or not, and equal to the counts of its events.
// A position is the board between two guesses: the first one, and one more after each guess.
struct Counters {
  std::uint64_t nodes = 0;       // positions examined: 1 + guesses (0 when the clues conflict: nothing was examined)
  std::uint64_t placements = 0;  // digits written, deduced or guessed: place and guess events
  std::uint64_t undos = 0;       // digits taken back: remove events
  std::uint64_t backtracks = 0;  // positions abandoned without a solution in or below them: backtrack events
  int max_depth = 0;             // most guesses standing at once
  std::uint64_t solutions = 0;   // solution events
  friend bool operator==(const Counters&, const Counters&) = default;
};

using shudu::Event;

// Where a search stands just after a guess was reported and before what follows from it: enough to take it up again
// there, without the way that led to it.
struct Checkpoint {
  struct Guess {
    Cell cell;
    int digit = 0;
    std::uint64_t solutions = 0;  // found before it
    friend bool operator==(const Guess&, const Guess&) = default;
  };
  std::vector<Guess> guesses;  // standing, the first one first; none: the search has not begun
  Counters counters;
};

// Receives a solution; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;
// Receives an event; returns whether to go on.
using OnEvent = std::function<bool(const Event&)>;
// Asked now and then; returns whether to go on.
using OnPause = std::function<bool()>;

struct Algorithm {
  std::string_view id;             // as on the command line: "dancing_links"
  std::string_view title;          // "Dancing links"
  std::string_view idea;           // one sentence
  bool lexicographic;              // whether solutions come in row-major order
  bool propagates;                 // whether it looks at candidates, and so reports those taken away
  std::span<const CodeLine> code;  // what it does, line by line
  // Finds up to `limit` solutions and reports each. Conflicting clues have none. Precondition: limit > 0.
  Counters (*solve)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution);
  // The same for as long as `on_pause` wants, which is asked every thousand events.
  Counters (*solve_until)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution,
                          const OnPause& on_pause);
  // The same, reporting every event before the next happens; stops when either callback says so. A solution is
  // reported as an event first, and to `on_solution` even if that event was the last one wanted.
  Counters (*trace)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event);
  // The rest of the events of such a run, from the checkpoint on, and the counters of the whole of it. Solutions before
  // the checkpoint count for the limit. Precondition: the clues are those of the run from which the checkpoint is.
  Counters (*resume)(const Grid& clues, std::uint64_t limit, const Checkpoint& from, const OnSolution& on_solution,
                     const OnEvent& on_event);
};

// All of them, from plain to clever.
std::span<const Algorithm> algorithms();
// The one with this id, or null.
const Algorithm* find_algorithm(std::string_view id);

// fewest_first, looking from these viewpoints only: to see what each of them costs and saves. From all of them it is
// fewest_first itself.
Counters solve_from(ViewpointSet viewpoints, const Grid& clues, std::uint64_t limit, const OnSolution& on_solution,
                    const OnPause& on_pause);

}  // namespace shudu::gallery
