// Measures one set of puzzles with one limit in every way of solving it.
//
// The repetitions of all contenders alternate, so that changes in machine speed affect all of them alike.
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
  bool targets = false;                // measure every target
  std::optional<PeerLibrary> library;  // only with one thread
  std::string command;                 // the command of a peer program, or empty
};

struct TargetTiming {
  std::string name;
  Timing timing;  // empty if the card failed
};

// One row of the report. Times are seconds for the whole set.
struct Row {
  std::string set;
  std::size_t puzzles = 0;
  std::uint64_t limit = 1;
  SearchStats work;  // of one bulk search of the whole set
  Timing bulk;       // search_all, with parsed puzzles
  Timing single;     // search in a loop, in one thread
  Timing program;    // one more pass by the whole program (program_speed.h); empty if it failed
  Timing library;    // empty if there is none
  Timing command;    // likewise
  std::vector<TargetTiming> targets;

  std::vector<std::string> disagreements;  // between bulk, single, targets and the peer library, or invalid solutions
  std::string program_failure, command_failure;
};

// Precondition: the set is not empty.
Row measure(const PuzzleSet& set, std::uint64_t limit, const Plan& plan);

// The tables with the circumstances, for a terminal (at most 80 columns with short names) and for a Markdown file.
std::string as_text(const std::vector<Row>& rows, const Plan& plan);
std::string as_markdown(const std::vector<Row>& rows, const Plan& plan);
// One row as a JSON object on its own line.
std::string as_json(const Row& row, const Plan& plan);

}  // namespace shudu::cli::bench
