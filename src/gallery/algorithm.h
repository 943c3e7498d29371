// What the files of the gallery share: the way from an algorithm's class to its row in the table.
//
// An algorithm is a class template Search<Tracer>, made from the clues (which do not conflict) and a Journal<Tracer>,
// with one function run(). Each file offers its row by the function named after it; gallery.cpp lists them.
#pragma once

#include <cassert>
#include <cstdint>

#include "shudu/conflict.h"
#include "shudu/gallery.h"
#include "tracer.h"

namespace shudu::gallery {

template <template <class> class Search, class Tracer>
Counters run(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, Tracer tracer) {
  assert(limit > 0);
  // The algorithms check a digit only when they write it, so none would notice clues that contradict each other.
  if (has_conflict(clues)) return {};
  Journal<Tracer> journal{limit, on_solution, tracer};
  Search<Tracer>{clues, journal}.run();
  return journal.counters();
}

template <template <class> class Search>
Counters solve(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution) {
  return run<Search>(clues, limit, on_solution, NoTrace{});
}

template <template <class> class Search>
Counters trace(const Grid& clues, std::uint64_t limit, const OnSolution& on_solution, const OnEvent& on_event) {
  return run<Search>(clues, limit, on_solution, WatchedBy{on_event});
}

// The rows of the table, one per file.
Algorithm backtracking();
Algorithm table_backtracking();
Algorithm propagation_by_copy();
Algorithm propagation_by_undo();
Algorithm viewpoints();
Algorithm fewest_first();
Algorithm dancing_links();

}  // namespace shudu::gallery
