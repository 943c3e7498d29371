// Measure: one set of puzzles with one limit, every way of solving it in turn, repetition by repetition.
//
// What is compared runs alternately, so that a machine that becomes slower, or quicker, does so for all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bench/peer_library.h"
#include "bench/puzzle_sets.h"
#include "bench/timing.h"
#include "shudu/search.h"

namespace shudu::cli::bench {

struct Plan {
  int repeat = 5;
  int threads = 1;
  std::optional<PeerLibrary> library;  // only with one thread
  std::string command;                 // of a peer program; empty: none
};

// One row of the report. Times are seconds for the whole set.
struct Row {
  std::string set;
  std::size_t puzzles = 0;
  std::uint64_t limit = 1;
  SearchStats work;  // of one bulk search of all of them
  Timing bulk;       // search_all, puzzles parsed already
  Timing single;     // search in a loop, in one thread
  Timing program;    // the whole program, from start to end; empty when it failed
  Timing library;    // empty when there is none
  Timing command;    // likewise

  std::vector<std::string> disagreements;  // between bulk, single and the peer library, or with the rules
  std::string program_failure, command_failure;
};

// Precondition: the set is not empty.
Row measure(const PuzzleSet& set, std::uint64_t limit, const Plan& plan);

}  // namespace shudu::cli::bench
