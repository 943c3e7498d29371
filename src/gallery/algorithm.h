// Shared by the files of the gallery: makes the row of an algorithm in the table from its class.
//
// An algorithm is a class template Search<Tracer>. It is constructed from the clues, which do not conflict, and a
// Journal<Tracer>. It has a function run() and the number of the line of its pseudo-code that eliminates candidates (0
// if it does not use candidates). Each file has a function, named after the file, that returns its row. gallery.cpp
// lists the rows.
#pragma once

#include <cassert>
#include <cstdint>

#include "journal.h"
#include "shudu/board.h"
#include "shudu/gallery.h"

namespace shudu::gallery {

// The algorithms check a digit only when they write it, so they do not detect conflicting clues. The search is not
// started for these.
template <template <class> class Search>
Counters solve(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution) {
  assert(limit > 0);
  if (has_conflict(clues)) return {};
  Journal<NoTrace> journal{limit, on_solution, NoTrace{}};
  Search<NoTrace>{clues, journal}.run();
  return journal.counters();
}

template <template <class> class Search>
Counters solve_until(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const Watch& watch) {
  assert(limit > 0);
  if (has_conflict(clues)) return {};
  Journal<Patient> journal{limit, on_solution, Patient{watch}};
  Search<Patient>{clues, journal}.run();
  return journal.counters();
}

template <template <class> class Search>
Counters resume(const Grid& clues, std::uint64_t limit, const Checkpoint& from, const OnSolution& on_solution,
                const OnEvent& on_event) {
  assert(limit > 0);
  if (has_conflict(clues)) return {};
  Journal<WatchedBy> journal{limit, on_solution, WatchedBy{clues, on_event, from, Search<WatchedBy>::propagate_line}};
  Search<WatchedBy>{clues, journal}.run();
  return journal.counters();
}

template <template <class> class Search>
Counters trace(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event) {
  return resume<Search>(clues, limit, Checkpoint{}, on_solution, on_event);
}

}  // namespace shudu::gallery
