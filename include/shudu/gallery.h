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

// What an algorithm did; the units are those of the algorithm's own description.
struct Counters {
  std::uint64_t nodes = 0;       // positions examined, the first included
  std::uint64_t placements = 0;  // digits written, by deduction or as a guess
  std::uint64_t undos = 0;       // digits taken back
  std::uint64_t backtracks = 0;  // positions abandoned because they led nowhere
  int max_depth = 0;             // most guesses standing at once
  std::uint64_t solutions = 0;   // solutions found
  friend bool operator==(const Counters&, const Counters&) = default;
};

// One thing an algorithm did, for those who want to watch.
struct Event {
  enum class Kind : std::uint8_t {
    place,      // a digit deduced and written
    guess,      // a digit tried where others are possible too
    remove,     // a digit taken back
    backtrack,  // this position leads nowhere (cell: where it was seen, digit 0)
    solution,   // the board is full
  };
  Kind kind;
  Cell cell;
  int digit = 0;
  int depth = 0;  // guesses standing
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
  // The same, reporting every event before the next happens; stops when either callback says so.
  Counters (*trace)(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event);
};

// All of them, from plain to clever.
std::span<const Algorithm> algorithms();
// The one with this id, or null.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace shudu::gallery
