// Gallery: the classic solving algorithms, readable and true to their descriptions, behind one interface.
//
// None of them uses the fast search (search.h) and none uses another, so each is a witness for the others.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "shudu/cell.h"
#include "shudu/grid.h"

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

// One thing an algorithm did, for those who want to watch.
//
// Played on the clues, the events rebuild the algorithm's board exactly: a digit is written into a blank cell only,
// and only the digit that stands in a cell is removed from it. An algorithm that guesses on a copy removes, when it
// drops the copy, every digit the copy had more, so that a watcher needs one board only. Digits deduced before any
// guess hold in every solution and may stay to the end. A search that is stopped takes nothing back.
struct Event {
  enum class Kind : std::uint8_t {
    place,      // a digit written because nothing else was possible
    guess,      // a digit written as one of several choices
    remove,     // a digit taken back
    backtrack,  // this position leads nowhere (cell: where it was seen, digit 0)
    solution,   // the board is full (cell r1c1, digit 0)
  };
  Kind kind = Kind::place;
  Cell cell;
  int digit = 0;
  int depth = 0;  // guesses standing after the event
  friend bool operator==(const Event&, const Event&) = default;
};

// Receives a solution; returns whether to go on.
using OnSolution = std::function<bool(const Grid&)>;
// Receives an event; returns whether to go on.
using OnEvent = std::function<bool(const Event&)>;

struct Algorithm {
  std::string_view id;     // as on the command line: "dancing_links"
  std::string_view title;  // "Dancing links"
  std::string_view idea;   // one sentence
  bool lexicographic;      // whether solutions come in row-major order
  // Finds up to `limit` solutions and reports each. Conflicting clues have none. Precondition: limit > 0.
  Counters (*solve)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution);
  // The same, reporting every event before the next happens; stops when either callback says so. A solution is
  // reported as an event first, and to `on_solution` even if that event was the last one wanted.
  Counters (*trace)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event);
};

// All of them, from plain to clever.
std::span<const Algorithm> algorithms();
// The one with this id, or null.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace shudu::gallery
