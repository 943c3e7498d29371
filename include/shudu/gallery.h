// Gallery: the classic solving algorithms, as they are described in the literature, behind one interface, and the events
// that they report.
//
// The algorithms are independent of the fast search (search.h) and of each other, so each is used to check the others.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/board.h"
#include "shudu/viewpoints.h"
#include "shudu/watch.h"

namespace shudu {

// -------------------------------------------------------------------------------------
// Event: one action of a solver, for programs that show how it works. The gallery and logic report the same events.

// The events, applied to the clues in order, rebuild the solver's board exactly. A digit is written only into a blank
// cell, and only the digit in a cell is removed from it. A solver that guesses on a copy of the board reports, when it
// drops the copy, the removal of every digit that only the copy had, so one board is enough to follow it. Digits
// deduced before any guess hold in every solution and may stay to the end. A search that is stopped removes nothing.
//
// Solvers that use candidates report the candidates that a digit eliminates in the cells that see it: one event for
// each cell, after the digit is written. When the digit is removed, they come back without an event.
struct Event {
  enum class Kind : std::uint8_t {
    place,      // a digit written because nothing else was possible
    guess,      // a digit written as one of several choices
    remove,     // a digit erased
    propagate,  // a candidate eliminated
    backtrack,  // a position without a solution (cell: where this was found, digit 0)
    solution,   // the board is full (cell r1c1, digit 0)
  };
  enum class Reason : std::uint8_t {
    only_candidate,  // place: nothing else fits into the cell
    only_place,      // place: it fits into no other cell of `house`
    choice,          // guess: one of the candidates of the cell or, with a house, of the digit's places there
    peer,            // propagate: the digit is in `source`, which sees the cell
    technique,       // place, propagate: by the step of logic numbered `step`
    tried,           // remove: everything that follows from this guess was tried
    consequence,     // remove: it followed from a guess that is being removed
    no_candidate,    // backtrack: nothing fits into the cell
    no_place,        // backtrack: a digit has no place left in `house`
    all_tried,       // backtrack: every choice was tried
    full,            // solution: no cell is blank
  };

  Kind kind = Kind::place;
  Reason reason = Reason::only_candidate;
  Cell cell;
  Cell source;               // set if the reason is `peer`
  std::int16_t digit = 0;    // 1..9, or 0
  std::int16_t depth = 0;    // guesses in effect after the event
  std::int16_t house = -1;   // index of the House in the reason, -1 when there is none
  std::int16_t line = 0;     // of the pseudo-code, counted from 1
  std::int16_t step = -1;    // of a path of logic, counted from 0
  DigitSet candidates = {};  // of the cell before the event; none when it was filled
  friend bool operator==(const Event&, const Event&) = default;
};

// In the order of the enumerators.
std::span<const Event::Kind> event_kinds();
std::span<const Event::Reason> event_reasons();
// "place", "only_candidate": the enumerators above.
std::string_view id(Event::Kind kind);
std::string_view id(Event::Reason reason);
// The value with this id; empty if there is none.
std::optional<Event::Kind> find_event_kind(std::string_view id);
std::optional<Event::Reason> find_event_reason(std::string_view id);

// A line of the pseudo-code of a solver. Event::line is its number, counted from 1.
struct CodeLine {
  int indent;                 // levels
  std::string_view en;        // in English; trace::code_line gives it in other languages
  std::string_view key = {};  // of its translations, if the line belongs to another solver too
};

}  // namespace shudu

namespace shudu::gallery {

// -------------------------------------------------------------------------------------
// Algorithms: the table, and what a run counts.

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
